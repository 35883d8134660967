import { textOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { GeometryKind } from '@datacentre/catalogue/grammar/table'

/** Metres in a pixel below which objects carry their name. */
export const NAMED_BELOW: Readonly<Record<GeometryKind, number>> = { point: 25, outline: 120, line: 6 }

/** What is written beside an object: of a borehole its code, which is shorter. */
export const rowName = (name: LayerId, layer: Layer, row: number): string =>
  (name === 'boreholes' ? textOf(layer, 'shortName', row) : null) ?? layer.names[row] ?? ''
