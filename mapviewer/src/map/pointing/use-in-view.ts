import type OlMap from 'ol/Map'
import { useEffect } from 'react'
import { followYear } from '../../address/address-store.ts'
import { geometryOf } from '../layers/layer-features.ts'
import { useMapModel } from '../map-model.ts'
import { eachOnce, type Pointable } from './pointable.ts'
import { changeScene, useScene, type NamedObject } from '../view/scene.ts'

/** The objects the map now shows, those nearest to its middle first. */
function objectsInView(map: OlMap, pointable: readonly Pointable[]): readonly NamedObject[] {
  const size = map.getSize()
  if (size === undefined) return []
  const seen = map.getView().calculateExtent(size)
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = seen
  const middle = [(minX + maxX) / 2, (minY + maxY) / 2] as const
  const found = pointable.flatMap((layer) =>
    layer.boxes.rowsIn([minX, minY, maxX, maxY]).flatMap((row) => {
      const geometry = layer.shows(row) ? geometryOf(layer.data, row) : null
      if (geometry === null || !geometry.intersectsExtent(seen)) return []
      const [left = 0, bottom = 0, right = 0, top = 0] = geometry.getExtent()
      const distance = Math.hypot((left + right) / 2 - middle[0], (bottom + top) / 2 - middle[1])
      return [{ layer, row, distance }]
    }),
  )
  return eachOnce(
    found.sort((one, other) => one.distance - other.distance).map(({ layer, row }) => layer.objectAt(row)),
  )
}

/** Years may follow each other quickly; the list waits until they rest, in milliseconds. */
const RESTS_AFTER_MS = 150

/** Keeps the list of what is in view up to date while it is open. */
export function useInView(pointable: readonly Pointable[]): void {
  const { map } = useMapModel()
  const { listing } = useScene()
  const isOpen = listing === 'inView'
  useEffect(() => {
    if (!isOpen) return undefined
    const list = (): void => changeScene({ inView: objectsInView(map, pointable) })
    list()
    let resting: ReturnType<typeof setTimeout> | undefined
    const listRested = (): void => {
      clearTimeout(resting)
      resting = setTimeout(list, RESTS_AFTER_MS)
    }
    map.on('moveend', list)
    for (const { signs } of pointable) signs.on('change', listRested)
    const leave = followYear(listRested)
    return () => {
      clearTimeout(resting)
      leave()
      map.un('moveend', list)
      for (const { signs } of pointable) signs.un('change', listRested)
    }
  }, [map, pointable, isOpen])
}
