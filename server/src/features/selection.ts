import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { naturalOrder } from '@datacentre/catalogue/grammar/option'
import { fold } from '@datacentre/catalogue/list/searching/search'
import type { Collection } from '../collections/collections.ts'
import type { FeatureFile } from '../collections/feature-file.ts'
import { intersects, shapeOf } from '../collections/intersects.ts'
import { propertyKind } from '../collections/properties.ts'
import { boxRing, type Position, type Shape } from '../collections/shape.ts'
import { FilterRefused } from './cql/expression.ts'
import { predicateOf, type OnShape, type Predicate } from './cql/predicate.ts'
import { QuestionRefused } from '../request/address-parameters.ts'
import type { ItemsQuestion } from './question.ts'
import type { AnswerSystem } from './systems.ts'
import { degreesFrom } from './turned.ts'

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
  const order = question.order.length === 0 ? null : orderedPlaces(collection, rows, question.order)
  const places: number[] = []
  const atATime = question.box === null && question.filter === null ? AT_A_TIME : SHAPES_AT_A_TIME
  for (let at = 0; at < rows.length; at++) {
    const place = order === null ? at : order[at]!
    const row = rows[place]!
    if (tests.every((test) => test(row, place) === true)) places.push(place)
    if (tests.length > 0 && at % atATime === atATime - 1) await othersFirst()
  }
  return places
}

function testsOf({ collection, file }: Ground, question: ItemsQuestion): Predicate[] {
  const { box, during, equal, filter, filterSystem, words } = question
  const tests: Predicate[] = []
  for (const [key, text] of equal) tests.push(equalTest(collection.byKey.get(key)!, text))
  if (during !== null && collection.lasts !== null) tests.push(duringTest(collection, during))
  if (words.length > 0) tests.push(wordsTest(collection, words))
  const onShape = shapeTest(file)
  if (box !== null && collection.geometry !== null) {
    const area: Shape = { points: [], lines: [], areas: [[boxRing(box)]] }
    tests.push((row, place) => onShape(row, place, area))
  }
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
    const [begin, end] = [row[first], row[last]]
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
  const turn = (position: Position): Position => degreesFrom(system, position)
  const turned: Shape = {
    points: shape.points.map(turn),
    lines: shape.lines.map((line) => line.map(turn)),
    areas: shape.areas.map((rings) => rings.map((ring) => ring.map(turn))),
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
  return (_row, place, shape) => {
    const [west = NaN, south = NaN, east = NaN, north = NaN] = places.subarray(4 * place, 4 * place + 4)
    if (Number.isNaN(west)) return null
    const extent = extentOf(shape)
    if (west > extent.east || east < extent.west || south > extent.north || north < extent.south) return false
    const isBox = isBoxOf(shape, extent)
    if (isBox && west >= extent.west && east <= extent.east && south >= extent.south && north <= extent.north)
      return true
    const { geometry } = JSON.parse(read([place]).toString()) as { geometry: Parameters<typeof shapeOf>[0] }
    return intersects(shapeOf(geometry), shape)
  }
}

function isBoxOf({ points, lines, areas }: Shape, { west, south, east, north }: Box): boolean {
  if (points.length > 0 || lines.length > 0 || areas.length !== 1 || areas[0]!.length !== 1) return false
  return areas[0]![0]!.every(([x, y]) => (x === west || x === east) && (y === south || y === north))
}

const { compare } = naturalOrder('nl')

/** One after the other, what has no value last. */
function orderedPlaces(
  { byKey }: Collection,
  rows: readonly AnyRow[],
  order: ItemsQuestion['order'],
): readonly number[] {
  const comparisons = order.map(({ column, isDescending }) => {
    const { compared } = propertyKind(byKey.get(column)!)
    const values = rows.map((row) => compared(row[column] ?? null)[0])
    const sign = isDescending ? -1 : 1
    return (one: number, other: number): number => {
      const [a, b] = [values[one], values[other]]
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return sign * (typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b))
    }
  })
  return rows
    .map((_, place) => place)
    .sort((one, other) => {
      for (const comparison of comparisons) {
        const difference = comparison(one, other)
        if (difference !== 0) return difference
      }
      return one - other
    })
}
