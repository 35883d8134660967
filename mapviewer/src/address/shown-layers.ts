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

type Switched = Pick<MapAddress, 'layers' | 'object' | 'ids' | 'criteria'>

/** The address after a layer was switched on or off. Selected rows and filters belong to the first layer, and go with it. */
export function withLayerSwitched(
  address: Switched,
  name: LayerName,
): Pick<MapAddress, 'layers' | 'ids' | 'criteria'> {
  const shown = shownLayers(address)
  const layers = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]
  return layers[0] === shown[0]
    ? { layers, ids: address.ids, criteria: address.criteria }
    : { layers, ids: [], criteria: {} }
}

/** The address with a layer first, filtered so; rows that were selected in another layer are let go. */
export function withLayerFiltered(
  address: Switched,
  name: LayerName,
  criteria: MapAddress['criteria'],
): Pick<MapAddress, 'layers' | 'ids' | 'criteria'> {
  const shown = shownLayers(address)
  return {
    layers: [name, ...shown.filter((other) => other !== name)],
    ids: shown[0] === name ? address.ids : [],
    criteria,
  }
}
