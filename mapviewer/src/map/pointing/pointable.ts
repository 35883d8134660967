import type { GeometryKind } from '@datacentre/catalogue/grammar/table'
import type Feature from 'ol/Feature'
import type BaseLayer from 'ol/layer/Base'
import type VectorSource from 'ol/source/Vector'
import { useMemo } from 'react'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { useMapModel } from '../map-model.ts'
import type { DrawnPaths } from '../paths/drawn-paths.ts'
import { isNear } from '../use-is-near.ts'
import type { NamedObject } from '../view/scene.ts'

/** Something on the map whose objects can be pointed at. */
export type Pointable = {
  readonly kind: GeometryKind
  readonly height: number
  readonly source: VectorSource
  /** What it is drawn as; it tells when something else of it is. */
  readonly signs: BaseLayer
  readonly shows: (feature: Feature) => boolean
  readonly objectOf: (feature: Feature) => NamedObject
}

/** The layers, and the courses of holes, each of which stands for its hole. */
export function usePointable(drawn: DrawnLayers, paths: DrawnPaths | null): readonly Pointable[] {
  const { map } = useMapModel()
  return useMemo(() => {
    const layers = [...drawn.values()].map(({ data, signs, source, shows, objectOf }) => ({
      kind: data.kind,
      height: signs.getZIndex() ?? 0,
      source,
      signs,
      shows,
      objectOf,
    }))
    const holes = drawn.get('boreholes')
    if (paths === null || holes === undefined) return layers
    const rows = new Map(holes.data.keys.map((key, row) => [key, row]))
    const rowOf = (feature: Feature): number | undefined => rows.get(paths.keyOf(feature) ?? '')
    const courses: Pointable = {
      kind: 'line',
      height: paths.signs.getZIndex() ?? 0,
      source: paths.source,
      signs: paths.signs,
      shows: (feature) => isNear(map) && rowOf(feature) !== undefined && paths.shows(feature),
      objectOf: (feature) => holes.objectAt(rowOf(feature) ?? 0),
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
