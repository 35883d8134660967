import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import type { Left, Shows } from '../../filter/left.ts'

type Asked = {
  readonly name: LayerId
  readonly showsLapsed: boolean
  /** What its filters leave when the layer is filtered. */
  readonly left: Left | null
}

/** Which rows of a layer are drawn. Without filters what has expired is left out, unless the visitor asks for them. */
export function shownRows(layer: Layer, { name, showsLapsed, left }: Asked): Shows {
  if (left !== null) return left(layer)
  if (showsLapsed) return () => true
  const declared = layerOf(name)
  const codes = declared.expired && layer.codes[declared.expired.column]
  if (codes === undefined) return () => true
  // Looked up by their place among the codes: a map asks for tens of thousands of rows at once.
  const areExpired = codes.values.map((code) => hasExpired(declared, () => code))
  return (row) => areExpired[codes.at[row]!] !== true
}
