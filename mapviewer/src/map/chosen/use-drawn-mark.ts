import { useEffect, useRef } from 'react'
import { useMapModel } from '../map-model.ts'

/** Marks on the browser's timeline when the map is first seen with everything that belongs on it, so that it can be measured. */
export function useDrawnMark(isWhole: boolean): void {
  const { map } = useMapModel()
  const isMarked = useRef(false)
  useEffect(() => {
    if (!isWhole || isMarked.current) return undefined
    const mark = (): void => {
      isMarked.current = true
      performance.mark('map-drawn')
    }
    map.once('rendercomplete', mark)
    return () => map.un('rendercomplete', mark)
  }, [map, isWhole])
}
