import { setImmediate as othersFirst } from 'node:timers/promises'
import { planeShape, type PlaneShape, type Track } from '@datacentre/catalogue/geography/near/plane-shape'
import { simplified } from '@datacentre/catalogue/geography/near/simplified'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { shapeOf } from '../../collections/intersects.ts'
import { inSystem, type Coordinates } from '../../coordinates.ts'
import { featuresAt } from '../../features/items.ts'
import { setBox } from '../../snapshot/drawn-layer.ts'
import { endOf, headOf } from '../../hole-ends.ts'
import { placesBy } from '../../snapshot/places-by.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Where the holes of a version start, go and end, by their rows; held as numbers, of which shapes are made when they are asked for. */
export type WellCourses = {
  readonly headAt: (row: number) => Coordinates | null
  readonly endAt: (row: number) => Coordinates | null
  /** The measured courses of a hole, each to a metre. */
  readonly pathsAt: (row: number) => readonly Int32Array[]
  /** All of a hole; null where nothing of it is known. */
  readonly shapeAt: (row: number) => PlaneShape | null
  /** The box around each, as `boxAt` reads them. */
  readonly boxes: Int32Array
}

/** A path is kept within so many metres of what was measured. */
const WITHIN_M = 1

/** Features that are read at a time, between which others are answered. */
const AT_A_TIME = 100

type Paths = ReadonlyMap<unknown, readonly Int32Array[]>

/** The measured courses by hole, in metres of the Dutch grid; of one hole alone where that is asked. */
async function pathsByHole({ features }: Snapshot, only?: AnyRow): Promise<Paths> {
  const served = features.get(WELL_PATHS)
  const paths = new Map<unknown, Int32Array[]>()
  if (served === undefined) return paths
  const rows = served.rows()
  const wanted =
    only === undefined ? [...rows.keys()] : placesBy(rows, 'boreholeDbk')(Number(only['boreholeDbk']))
  for (let from = 0; from < wanted.length; from += AT_A_TIME) {
    const places = wanted.slice(from, from + AT_A_TIME)
    for (const { geometry, properties } of featuresAt(served.file.read(places))) {
      if (geometry === null) continue
      const hole = properties['boreholeDbk']
      for (const line of shapeOf(geometry).lines) {
        const track = Float64Array.from(line.flatMap(([x, y]) => [...inSystem('RD', x, y)]))
        paths.set(hole, [...(paths.get(hole) ?? []), simplified(track, WITHIN_M)])
      }
    }
    await othersFirst()
  }
  return paths
}

const NO_PATHS: readonly Int32Array[] = []

/** Every hole, by the order of the rows. */
export const wellCourses = async (snapshot: Snapshot, rows: readonly AnyRow[]): Promise<WellCourses> =>
  coursesOf(rows, await pathsByHole(snapshot))

/** All of one hole, without the others having been read; null where nothing of it is known. */
export const wellCourse = async (snapshot: Snapshot, row: AnyRow): Promise<PlaneShape | null> =>
  (await coursesOf([row], await pathsByHole(snapshot, row))).shapeAt(0)

async function coursesOf(rows: readonly AnyRow[], byHole: Paths): Promise<WellCourses> {
  const [heads, ends] = [new Float64Array(2 * rows.length), new Float64Array(2 * rows.length)]
  const placeIn =
    (places: Float64Array) =>
    (row: number): Coordinates | null => {
      const [x = NaN, y = NaN] = [places[2 * row], places[2 * row + 1]]
      return Number.isNaN(x) ? null : [x, y]
    }
  const [headAt, endAt] = [placeIn(heads), placeIn(ends)]
  const pathsAt = (row: number): readonly Int32Array[] =>
    byHole.get(rows[row]?.['boreholeDbk'] ?? null) ?? NO_PATHS
  const shapeAt = (row: number): PlaneShape | null => {
    const [head, end, paths] = [headAt(row), endAt(row), pathsAt(row)]
    const parts: (readonly Track[])[] = []
    if (head !== null) parts.push([heads.subarray(2 * row, 2 * row + 2)])
    if (end !== null) parts.push([ends.subarray(2 * row, 2 * row + 2)])
    for (const path of paths) parts.push([path])
    return planeShape(paths.length === 0 ? 'point' : 'line', parts)
  }
  const boxes = new Int32Array(4 * rows.length)
  for (let row = 0; row < rows.length; row++) {
    heads.set(headOf(rows[row]!) ?? [NaN, NaN], 2 * row)
    ends.set(endOf(rows[row]!) ?? [NaN, NaN], 2 * row)
    setBox(boxes, row, shapeAt(row)?.box ?? null)
    if (row % AT_A_TIME === 0) await othersFirst()
  }
  return { headAt, endAt, pathsAt, shapeAt, boxes }
}
