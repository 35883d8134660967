import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type OlMap from 'ol/Map'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { shownLayers } from '../../address/shown-layers.ts'
import { usePathsLayer } from '../../calls/layer-call.ts'
import { useMapModel } from '../map-model.ts'

/** From how many metres in a pixel a course is longer than the sign of its hole. */
export const PATHS_BELOW = 60

export const isNear = (map: OlMap): boolean => (map.getView().getResolution() ?? Infinity) < PATHS_BELOW

/** Whether the map is so near that courses are drawn. */
export function useIsNear(): boolean {
  const { map } = useMapModel()
  const subscribe = useCallback(
    (changed: () => void) => {
      const view = map.getView()
      view.on('change:resolution', changed)
      return () => view.un('change:resolution', changed)
    },
    [map],
  )
  return useSyncExternalStore(subscribe, () => isNear(map))
}

/** The courses of holes, once they are first to be seen. */
export function usePaths(): UseQueryResult<Layer> {
  const address = useAddress()
  const hasPaths = useIsNear()
  return usePathsLayer(hasPaths && address.showsPaths && shownLayers(address).includes('boreholes'))
}
