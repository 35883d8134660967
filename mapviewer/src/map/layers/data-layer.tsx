import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useLayer } from '../../calls/layer-call.ts'
import { useObject } from '../../calls/object-call.ts'
import { useLayerFilter } from '../../filter/use-layer-filter.ts'
import { useMapModel } from '../map-model.ts'
import type { Palette } from '../palette.ts'
import { drawLayer, type DrawnLayer } from './drawn-layer.ts'
import { shownRows } from './shown-rows.ts'
import { NOTHING_STANDS_OUT, standingOut } from './standing-out.ts'

type DataLayerProps = {
  readonly name: LayerId
  readonly palette: Palette
  /** Told when the layer has come, and with null when it has gone. */
  readonly onDrawn: (name: LayerId, layer: DrawnLayer | null) => void
}

/** One layer of objects on the map, for as long as it is switched on. */
export function DataLayer({ name, palette, onDrawn }: DataLayerProps) {
  const { map } = useMapModel()
  const { showsLapsed, ids, layers, object } = useAddress()
  const { data: opened } = useObject(object)
  const chosenKey = opened?.key ?? null
  const { data } = useLayer(name, true)
  const layer = useMemo(() => (data ? drawLayer(name, data) : null), [name, data])
  const { isFiltered, screen } = useLayerFilter(name, false)
  const standing = useMemo(
    () =>
      layer === null ? NOTHING_STANDS_OUT : standingOut(layer.data, { name, ids, layers, object, chosenKey }),
    [layer, name, ids, layers, object, chosenKey],
  )
  useEffect(() => {
    // A filtered layer waits for its list: showing all of it first would tell something else.
    if (isFiltered && screen === undefined) return
    const filtered = isFiltered ? (screen ?? null) : null
    const shows = layer && shownRows(layer.data, { name, showsLapsed, filtered })
    if (shows) layer.paint({ palette, shows, standing })
  }, [layer, palette, name, showsLapsed, isFiltered, screen, standing])
  useEffect(() => {
    if (layer === null) return undefined
    for (const one of layer.layers) map.addLayer(one)
    onDrawn(name, layer)
    return () => {
      for (const one of layer.layers) map.removeLayer(one)
      onDrawn(name, null)
    }
  }, [map, layer, name, onDrawn])
  return null
}
