import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useLayer } from '../../calls/layer-call.ts'
import { useLayerFilter } from '../../filter/use-layer-filter.ts'
import { useMapModel } from '../map-model.ts'
import type { Palette } from '../palette.ts'
import { drawLayer, type DrawnLayer } from './drawn-layer.ts'
import { shownRows } from './shown-rows.ts'

type DataLayerProps = {
  readonly name: LayerName
  readonly palette: Palette
  /** Told when the layer has come, and with null when it has gone. */
  readonly onDrawn: (name: LayerName, layer: DrawnLayer | null) => void
}

/** One layer of objects on the map, for as long as it is switched on. */
export function DataLayer({ name, palette, onDrawn }: DataLayerProps) {
  const { map } = useMapModel()
  const { showsLapsed } = useAddress()
  const { data } = useLayer(name, true)
  const layer = useMemo(() => (data ? drawLayer(name, data) : null), [name, data])
  const { isFiltered, screen } = useLayerFilter(name, false)
  useEffect(() => {
    // A filtered layer waits for its list: showing all of it first would tell something else.
    if (isFiltered && screen === undefined) return
    const filtered = isFiltered ? (screen ?? null) : null
    layer?.paint(palette, shownRows(layer.data, { name, showsLapsed, filtered }))
  }, [layer, palette, name, showsLapsed, isFiltered, screen])
  useEffect(() => {
    if (layer === null) return undefined
    map.addLayer(layer.signs)
    map.addLayer(layer.names)
    onDrawn(name, layer)
    return () => {
      map.removeLayer(layer.signs)
      map.removeLayer(layer.names)
      onDrawn(name, null)
    }
  }, [map, layer, name, onDrawn])
  return null
}
