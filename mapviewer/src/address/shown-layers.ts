import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import type { MapAddress } from './map-address.ts'

/** What is shown when the address names no layers: an object among what gives it meaning. */
const usual: Readonly<Record<LayerName, readonly LayerName[]>> = {
  boreholes: ['boreholes', 'fields'],
  fields: ['boreholes', 'fields'],
  licences: ['boreholes', 'fields', 'licences'],
  lines: ['lines'],
  surveys: ['surveys'],
  surveys3d: ['surveys3d'],
  facilities: ['boreholes', 'fields', 'facilities'],
}

export const shownLayers = ({
  layers,
  object,
}: Pick<MapAddress, 'layers' | 'object'>): readonly LayerName[] =>
  layers ?? usual[object?.layer ?? 'boreholes']

/** The layers after one was switched. */
export const withLayerSwitched = (layers: readonly LayerName[], name: LayerName): readonly LayerName[] =>
  layers.includes(name) ? layers.filter((one) => one !== name) : [...layers, name]
