import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type BaseLayer from 'ol/layer/Base'
import { useMemo } from 'react'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { useMapModel } from '../map-model.ts'
import type { DrawnPaths } from '../paths/drawn-paths.ts'
import type { LayerBoxes } from '../picture/layer-boxes.ts'
import { isNear } from '../use-is-near.ts'
import type { NamedObject } from '../view/scene.ts'

/** Something on the map whose objects can be pointed at. */
export type Pointable = {
  readonly data: Layer
  readonly height: number
  readonly boxes: LayerBoxes
  /** What it is drawn as; it tells when something else of it is. */
  readonly signs: BaseLayer
  readonly shows: (row: number) => boolean
  readonly objectAt: (row: number) => NamedObject
}

/** The layers, and the courses of holes, each of which stands for its hole. */
export function usePointable(drawn: DrawnLayers, paths: DrawnPaths | null): readonly Pointable[] {
  const { map } = useMapModel()
  return useMemo(() => {
    const layers = [...drawn.values()].map(({ data, signs, boxes, shows, objectAt }) => ({
      data,
      height: signs.getZIndex() ?? 0,
      boxes,
      signs,
      shows,
      objectAt,
    }))
    const holes = drawn.get('boreholes')
    if (paths === null || holes === undefined) return layers
    const rows = new Map(holes.data.keys.map((key, row) => [key, row]))
    const holeOf = (row: number): number | undefined => rows.get(paths.data.keys[row] ?? '')
    const courses: Pointable = {
      data: paths.data,
      height: paths.signs.getZIndex() ?? 0,
      boxes: paths.boxes,
      signs: paths.signs,
      shows: (row) => isNear(map) && holeOf(row) !== undefined && paths.shows(row),
      objectAt: (row) => holes.objectAt(holeOf(row) ?? 0),
    }
    return [...layers, courses]
  }, [map, drawn, paths])
}

/** Each object once: a hole is met by its sign and by its course. */
export function eachOnce<Object extends NamedObject>(objects: readonly Object[]): readonly Object[] {
  const seen = new Set<string>()
  return objects.filter(({ layer, id }) => {
    const name = `${layer} ${id}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
