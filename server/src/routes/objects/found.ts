import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerSnapshot } from '../../snapshot/layer-snapshot.ts'

/** An object of the map, with the layer it belongs to. */
export type Found = { readonly served: LayerSnapshot; readonly row: AnyRow }
