import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { useCallback, useState } from 'react'
import type { DrawnLayer } from './drawn-layer.ts'

export type DrawnLayers = ReadonlyMap<LayerName, DrawnLayer>

/** The layers that are on the map now. */
export function useDrawnLayers(): {
  readonly drawn: DrawnLayers
  readonly onDrawn: (name: LayerName, layer: DrawnLayer | null) => void
} {
  const [drawn, setDrawn] = useState<DrawnLayers>(() => new Map())
  const onDrawn = useCallback((name: LayerName, layer: DrawnLayer | null): void => {
    setDrawn((now) => {
      const changed = new Map(now)
      if (layer === null) changed.delete(name)
      else changed.set(name, layer)
      return changed
    })
  }, [])
  return { drawn, onDrawn }
}
