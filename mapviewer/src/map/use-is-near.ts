import type OlMap from 'ol/Map'
import { useCallback, useSyncExternalStore } from 'react'
import { useMapModel } from './map-model.ts'

/** Below so many metres in a pixel a village fills a good part of the window, and a course is longer than the sign of its hole. */
export const NEAR_BELOW = 60

export const isNear = (map: OlMap): boolean => (map.getView().getResolution() ?? Infinity) < NEAR_BELOW

/** Whether the map shows a region rather than the country. */
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
