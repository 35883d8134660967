import { useEffect, useRef } from 'react'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { useMapModel } from '../map-model.ts'

/**
 * Marks on the browser's timeline when the map is first seen with everything that belongs on it, so that it can be measured, and
 * tells it to who waits for that.
 */
export function useDrawnMark(isWhole: boolean, drawn: DrawnLayers, onSeen: () => void): void {
  const { map } = useMapModel()
  const isMarked = useRef(false)
  useEffect(() => {
    if (!isWhole || isMarked.current) return undefined
    let isWanted = true
    const mark = (): void => {
      if (!isWanted || isMarked.current) return
      isMarked.current = true
      performance.mark('map-drawn')
      onSeen()
    }
    // Without anything to wait for there may come no other frame that could tell so.
    const rendered =
      map.getLoadingOrNotReady() && new Promise((resolve) => map.once('rendercomplete', resolve))
    const seen = [...drawn.values()].map(({ whenSeen }) => whenSeen)
    // What was drawn last is on the screen with the frame after it.
    void Promise.all([rendered, ...seen]).then(() => requestAnimationFrame(mark))
    return () => {
      isWanted = false
    }
  }, [map, isWhole, drawn, onSeen])
}
