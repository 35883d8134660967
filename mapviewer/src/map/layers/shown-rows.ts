import { codeOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import type { Shows } from './drawn-layer.ts'

type Asked = { readonly name: LayerName; readonly showsLapsed: boolean }

/** Which rows of a layer are drawn: of licences only those in force, unless the visitor asks for all of them. */
export function shownRows(layer: Layer, { name, showsLapsed }: Asked): Shows {
  if (name !== 'licences' || showsLapsed) return () => true
  return (row) => codeOf(layer, 'status', row) !== 'EXPIRED'
}
