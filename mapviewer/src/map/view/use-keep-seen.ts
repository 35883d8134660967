import { useCallback, useEffect, useRef } from 'react'
import { useMapModel } from '../map-model.ts'
import { bringIntoView } from './travel.ts'

/** Keeps the spot that was pointed at in sight when the panel that it opens takes room from the map. */
export function useKeepSeen(): (spot: readonly number[]) => void {
  const { map } = useMapModel()
  const awaited = useRef<readonly number[] | null>(null)
  useEffect(() => {
    const look = (): void => {
      if (awaited.current !== null) bringIntoView(map, awaited.current)
      awaited.current = null
    }
    // Where the panel was open already nothing is covered, and the visitor moves on.
    const forget = (): void => {
      awaited.current = null
    }
    map.on('change:size', look)
    map.on('movestart', forget)
    return () => {
      map.un('change:size', look)
      map.un('movestart', forget)
    }
  }, [map])
  return useCallback((spot) => {
    awaited.current = spot
  }, [])
}
