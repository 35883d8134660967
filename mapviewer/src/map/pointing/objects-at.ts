import type Geometry from 'ol/geom/Geometry'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { geometryOf } from '../layers/layer-features.ts'
import type { NamedObject } from '../view/scene.ts'
import { eachOnce, type Pointable } from './pointable.ts'

/** An object on the map, with the shape it has there. */
export type Found = NamedObject & {
  readonly geometry: Geometry
  /** A point or a line must be aimed at; an area is under the pointer often. */
  readonly isAimedAt: boolean
}

type Pointed = {
  readonly at: Coordinate
  /** How far from a point or line still counts, in metres. */
  readonly reach: number
}

function isHit(geometry: Geometry, { at, reach }: Pointed): boolean {
  if (geometry.getType().endsWith('Polygon')) return geometry.intersectsCoordinate([...at])
  const [x = NaN, y = NaN] = geometry.getClosestPoint([...at])
  return Math.hypot(x - at[0], y - at[1]) <= reach
}

/** The shown objects of these layers under the pointer; those of layers on top first, and near ones before far ones. */
export function objectsAt(layers: readonly Pointable[], pointed: Pointed): readonly Found[] {
  const { at, reach } = pointed
  const around = [at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach] as const
  const found = layers
    .toSorted((one, other) => other.height - one.height)
    .flatMap((layer) => {
      const hits: { readonly row: number; readonly geometry: Geometry; readonly distance: number }[] = []
      for (const row of layer.boxes.rowsIn(around)) {
        const geometry = layer.shows(row) ? geometryOf(layer.data, row) : null
        if (geometry === null || !isHit(geometry, pointed)) continue
        const [x = 0, y = 0] = geometry.getClosestPoint([...at])
        hits.push({ row, geometry, distance: Math.hypot(x - at[0], y - at[1]) })
      }
      hits.sort((one, other) => one.distance - other.distance)
      return hits.map(({ row, geometry }) => ({
        ...layer.objectAt(row),
        geometry,
        isAimedAt: layer.data.kind !== 'outline',
      }))
    })
  return eachOnce(found)
}

/**
 * What a click means: one object when there is only one, or when only one was aimed at; null when the visitor has to
 * choose from a list.
 */
export function meantBy(found: readonly Found[]): Found | null {
  const aimedAt = found.filter(({ isAimedAt }) => isAimedAt)
  if (aimedAt.length === 1) return aimedAt[0] ?? null
  return found.length === 1 ? (found[0] ?? null) : null
}
