import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { naturalOrder } from '@datacentre/catalogue/grammar/option'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { knownDay } from '@datacentre/catalogue/time/days'
import type { Collection } from '../collections/collections.ts'
import type { FeatureFile } from '../collections/feature-file.ts'
import { intersects, shapeOf } from '../collections/intersects.ts'
import { propertyKind } from '../collections/properties.ts'
import type { Position, Shape } from '../collections/shape.ts'
import { FilterRefused } from './cql/expression.ts'
import { predicateOf, type OnShape, type Predicate } from './cql/predicate.ts'
import { QuestionRefused } from '../request/address-parameters.ts'
import type { ItemsQuestion } from './question.ts'
import type { AnswerSystem } from './systems.ts'
import { pathInDegrees } from './turned.ts'

type Ground = {
  readonly collection: Collection
  readonly rows: readonly AnyRow[]
  readonly file: FeatureFile
}

/** Rows that are looked at in a go, and far fewer where shapes are compared. */
const AT_A_TIME = 4000
const SHAPES_AT_A_TIME = 100

/** The places of the rows that a question asks for, in the order it asks; all of them where it asks for no other. */
export async function selectedPlaces(ground: Ground, question: ItemsQuestion): Promise<readonly number[]> {
  const { collection, rows } = ground
  const tests = testsOf(ground, question)
  const places: number[] = []
  const atATime = question.area === null && question.filter === null ? AT_A_TIME : SHAPES_AT_A_TIME
  const spend = budget()
  for (let at = 0; at < rows.length; at++) {
    if (tests.every((test) => test(rows[at]!, at) === true)) places.push(at)
    if (tests.length > 0 && at % atATime === atATime - 1) await spend()
  }
  return question.order.length === 0 ? places : inOrder(collection, { rows, places }, question.order)
}

/** What one question may take of the server's time, apart from what others take between. */
const LONGEST_MS = 3000

/** Lets others go first, and refuses what has taken too long already. */
function budget(): () => Promise<void> {
  let [spent, since] = [0, performance.now()]
  return async () => {
    spent += performance.now() - since
    if (spent > LONGEST_MS)
      throw new QuestionRefused([
        {
          key: 'filter',
          message: 'must ask less at once: fewer shapes, fewer positions, or a bbox beside it',
        },
      ])
    await othersFirst()
    since = performance.now()
  }
}

function testsOf({ collection, file }: Ground, question: ItemsQuestion): Predicate[] {
  const { area, during, equal, filter, filterSystem, words } = question
  const tests: Predicate[] = []
  for (const [key, text] of equal) tests.push(equalTest(collection.byKey.get(key)!, text))
  if (during !== null && collection.lasts !== null) tests.push(duringTest(collection, during))
  if (words.length > 0) tests.push(wordsTest(collection, words))
  const onShape = shapeTest(file)
  if (area !== null && collection.geometry !== null) tests.push((row, place) => onShape(row, place, area))
  if (filter !== null) {
    const inDegrees: OnShape = (row, place, shape) => onShape(row, place, shapeInDegrees(shape, filterSystem))
    try {
      const geometry = collection.geometry === null ? null : 'geometry'
      tests.push(predicateOf(filter, { columns: collection.byKey, geometry, onShape: inDegrees }))
    } catch (error) {
      if (!(error instanceof FilterRefused)) throw error
      throw new QuestionRefused([{ key: 'filter', message: error.message }])
    }
  }
  return tests
}

function equalTest(column: Column, text: string): Predicate {
  const { read, compared } = propertyKind(column)
  const wanted = read(text)
  return (row) => compared(row[column.key] ?? null).some((value) => value === wanted)
}

/** A feature without a beginning holds from of old, one without an end until now. One without either is left out. */
function duringTest({ lasts, byKey }: Collection, [from, until]: readonly [number, number]): Predicate {
  const { from: first, until: last } = lasts!
  const isYear = byKey.get(first)?.kind === 'year'
  const isMonth = byKey.get(first)?.kind === 'month'
  return (row) => {
    const [begin, end] = [row[first], row[last]].map((value) =>
      typeof value === 'number' ? knownDay(value) : null,
    )
    if (typeof begin !== 'number' && typeof end !== 'number') return false
    if (isYear) return Date.UTC(Number(begin), 0, 1) <= until && Date.UTC(Number(begin), 11, 31) >= from
    if (isMonth) {
      const month = new Date(Number(begin))
      return Number(begin) <= until && Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0) >= from
    }
    const [since, to] = [
      typeof begin === 'number' ? begin : -Infinity,
      typeof end === 'number' ? end : Infinity,
    ]
    return since <= until && (first === last ? since : to) >= from
  }
}

function wordsTest({ searched }: Collection, words: readonly string[]): Predicate {
  const wanted = words.map(fold)
  return (row) =>
    searched.some((key) => {
      const value = row[key]
      if (value === null || value === undefined) return false
      const text = fold(String(value))
      return wanted.some((word) => text.includes(word))
    })
}

const shapesInDegrees = new WeakMap<Shape, Shape>()

function shapeInDegrees(shape: Shape, system: AnswerSystem): Shape {
  if (system.system === 'WGS84' && !system.isLatitudeFirst) return shape
  const known = shapesInDegrees.get(shape)
  if (known !== undefined) return known
  const turn = (path: readonly Position[]): readonly Position[] => {
    const turned = pathInDegrees(system, path)
    if (turned !== null) return turned
    throw new QuestionRefused([{ key: 'filter', message: `must have shapes where ${system.uri} holds` }])
  }
  const turned: Shape = {
    points: shape.points.flatMap((point) => turn([point])),
    lines: shape.lines.map(turn),
    areas: shape.areas.map((rings) => rings.map(turn)),
  }
  shapesInDegrees.set(shape, turned)
  return turned
}

const boxes = new WeakMap<Shape, Box>()

function extentOf(shape: Shape): Box {
  const known = boxes.get(shape)
  if (known !== undefined) return known
  const all = [...shape.points, ...shape.lines.flat(), ...shape.areas.flat(2)]
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const box = {
    west: Math.min(...xs),
    south: Math.min(...ys),
    east: Math.max(...xs),
    north: Math.max(...ys),
  }
  boxes.set(shape, box)
  return box
}

/** Most features lie wholly outside; only of those whose box meets that of the shape the geometry is read. */
function shapeTest({ boxes: places, read }: FeatureFile): OnShape {
  // A filter may ask the same feature more than once.
  let last: { readonly place: number; readonly shape: Shape } | null = null
  const shapeAt = (place: number): Shape => {
    if (last?.place === place) return last.shape
    const { geometry } = JSON.parse(read([place]).toString()) as { geometry: Parameters<typeof shapeOf>[0] }
    last = { place, shape: shapeOf(geometry) }
    return last.shape
  }
  return (_row, place, shape) => {
    const [west = NaN, south = NaN, east = NaN, north = NaN] = places.subarray(4 * place, 4 * place + 4)
    if (Number.isNaN(west)) return null
    const extent = extentOf(shape)
    if (west > extent.east || east < extent.west || south > extent.north || north < extent.south) return false
    const isBox = isBoxOf(shape, extent)
    if (isBox && west >= extent.west && east <= extent.east && south >= extent.south && north <= extent.north)
      return true
    return intersects(shapeAt(place), shape)
  }
}

function isBoxOf({ points, lines, areas }: Shape, { west, south, east, north }: Box): boolean {
  if (points.length > 0 || lines.length > 0 || areas.length !== 1 || areas[0]!.length !== 1) return false
  return areas[0]![0]!.every(([x, y]) => (x === west || x === east) && (y === south || y === north))
}

const { compare } = naturalOrder('nl')

/** One after the other, what has no value last. */
function inOrder(
  { byKey }: Collection,
  { rows, places }: { readonly rows: readonly AnyRow[]; readonly places: readonly number[] },
  order: ItemsQuestion['order'],
): readonly number[] {
  const comparisons = order.map(({ column, isDescending }) => {
    const { compared } = propertyKind(byKey.get(column)!)
    const values = new Map(places.map((place) => [place, compared(rows[place]![column] ?? null)[0]]))
    const sign = isDescending ? -1 : 1
    return (one: number, other: number): number => {
      const [a, b] = [values.get(one), values.get(other)]
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return sign * (typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b))
    }
  })
  return places.toSorted((one, other) => {
    for (const comparison of comparisons) {
      const difference = comparison(one, other)
      if (difference !== 0) return difference
    }
    return one - other
  })
}
