import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useCallback, useState } from 'react'
import type { DrawnLayer } from './drawn-layer.ts'

export type DrawnLayers = ReadonlyMap<LayerId, DrawnLayer>

/** The layers that are on the map now. */
export function useDrawnLayers(): {
  readonly drawn: DrawnLayers
  readonly onDrawn: (name: LayerId, layer: DrawnLayer | null) => void
} {
  const [drawn, setDrawn] = useState<DrawnLayers>(() => new Map())
  const onDrawn = useCallback((name: LayerId, layer: DrawnLayer | null): void => {
    setDrawn((now) => {
      const changed = new Map(now)
      if (layer === null) changed.delete(name)
      else changed.set(name, layer)
      return changed
    })
  }, [])
  return { drawn, onDrawn }
}
