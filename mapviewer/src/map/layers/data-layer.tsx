import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useEffect, useMemo } from 'react'
import { useIsPast } from '../../address/use-is-past.ts'
import { useLayer } from '../../calls/layer-call.ts'
import { useMapModel } from '../map-model.ts'
import { useFollowedYear } from '../past/use-past.ts'
import type { Palette } from '../palette.ts'
import { drawLayer, type DrawnLayer } from './drawn-layer.ts'
import { useShowing } from './use-showing.ts'

type DataLayerProps = {
  readonly name: LayerId
  readonly palette: Palette
  /** Told when the layer has come, and with null when it has gone. */
  readonly onDrawn: (name: LayerId, layer: DrawnLayer | null) => void
}

/** One layer of objects on the map, for as long as it is switched on. */
export function DataLayer({ name, palette, onDrawn }: DataLayerProps) {
  const { map } = useMapModel()
  const { data } = useLayer(name, true)
  const isPast = useIsPast()
  const layer = useMemo(() => (data ? drawLayer(name, data, isPast) : null), [name, data, isPast])
  const { shows, standing, past } = useShowing(name, data)
  // Before it is painted, so that it is painted once.
  useFollowedYear(layer, past)
  useEffect(() => {
    if (shows !== null) layer?.paint({ palette, shows, standing, past })
  }, [layer, palette, shows, standing, past])
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
