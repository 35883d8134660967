import { aboutOf } from '@datacentre/catalogue/geography/about'
import { codeOf, textOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { NamedObject } from '../view/scene.ts'

/** An object of a layer, by the id of its page, and what tells it apart from others of its name. */
export function objectIn(layer: MapLayer, data: Layer, row: number): NamedObject {
  const { id, pageId, key } = layer
  const own = String(data.keys[row])
  return {
    layer: id,
    id: pageId === key ? own : (textOf(data, pageId, row) ?? own),
    name: data.names[row] ?? '',
    about: aboutOf(layer, (column) => codeOf(data, column, row) ?? textOf(data, column, row)),
  }
}
