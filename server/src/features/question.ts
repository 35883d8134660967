import type { Box } from '@datacentre/catalogue/geography/blocks'
import { readDay } from '@datacentre/catalogue/time/days'
import type { Column } from '@datacentre/catalogue/grammar/column'
import { isInDegrees } from '@datacentre/catalogue/codes/coordinate-systems'
import { boxRing, NO_SHAPE, type Position, type Shape } from '../collections/shape.ts'
import type { KeyFault } from '../problems.ts'
import type { Collection } from '../collections/collections.ts'
import { FilterRefused, type Expression } from './cql/expression.ts'
import { parseFilter } from './cql/parse-filter.ts'
import { propertyKind } from '../collections/properties.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { answerSystems, CRS84, systemNamed, type AnswerSystem } from './systems.ts'
import { pathInDegrees } from './turned.ts'

export const DEFAULT_LIMIT = 100
export const MOST_ITEMS = 10_000

/** What a caller wants to know of the features of a collection. */
export type ItemsQuestion = {
  readonly limit: number
  readonly offset: number
  readonly system: AnswerSystem
  /** Where a feature must lie, in degrees. */
  readonly area: Shape | null
  /** The days that a feature must hold in; an open side is infinite. */
  readonly during: readonly [from: number, until: number] | null
  readonly equal: ReadonlyMap<string, string>
  readonly filter: Expression | null
  readonly filterSystem: AnswerSystem
  readonly words: readonly string[]
  readonly order: readonly { readonly column: string; readonly isDescending: boolean }[]
  /** The properties that are wanted; null for all. */
  readonly wanted: ReadonlySet<string> | null
}

/** Those that every address of the API takes. */
export const COMMON_PARAMETERS = ['f', 'lang']

export const ITEM_PARAMETERS = [
  'limit',
  'offset',
  'bbox',
  'bbox-crs',
  'crs',
  'datetime',
  'filter',
  'filter-lang',
  'filter-crs',
  'sortby',
  'q',
  'properties',
]

/** Reads the question, telling every parameter that is wrong. */
export function itemsQuestion(collection: Collection, query: Query): ItemsQuestion {
  const properties = [...collection.byKey.keys()].filter((key) => !ITEM_PARAMETERS.includes(key))
  const given = parametersOf(query, [...COMMON_PARAMETERS, ...ITEM_PARAMETERS, ...properties])
  const faults: KeyFault[] = []
  const read = <Value>(key: string, usual: Value, from: (text: string) => Value): Value => {
    const text = given[key]
    if (text === undefined) return usual
    try {
      return from(text)
    } catch (error) {
      if (!(error instanceof FilterRefused)) throw error
      faults.push({ key, message: error.message })
      return usual
    }
  }
  const boxSystem = read('bbox-crs', CRS84, systemFrom)
  const question: ItemsQuestion = {
    limit: read('limit', DEFAULT_LIMIT, (text) => Math.min(wholeFrom(text, 1), MOST_ITEMS)),
    offset: read('offset', 0, (text) => wholeFrom(text, 0)),
    system: read('crs', CRS84, systemFrom),
    area: read<Shape | null>('bbox', null, (text) => areaFrom(text, boxSystem)),
    during: read<ItemsQuestion['during']>('datetime', null, duringFrom),
    equal: equalFrom(collection, given, faults),
    filter: read<Expression | null>('filter', null, parseFilter),
    filterSystem: read('filter-crs', CRS84, systemFrom),
    words: read<readonly string[]>('q', [], wordsFrom),
    order: read<ItemsQuestion['order']>('sortby', [], (text) => orderFrom(collection, text)),
    wanted: read<ReadonlySet<string> | null>('properties', null, (text) => wantedFrom(collection, text)),
  }
  read('filter-lang', '', (text) => {
    if (text !== 'cql2-text') throw new FilterRefused('must be cql2-text')
    return text
  })
  if (faults.length > 0) throw new QuestionRefused(faults)
  return question
}

/** A whole number that is large enough. */
export function wholeFrom(text: string, least: number): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < least)
    throw new FilterRefused(`must be a whole number from ${least}, not ${JSON.stringify(text.slice(0, 40))}`)
  return Number(text)
}

function systemFrom(text: string): AnswerSystem {
  const system = systemNamed(text)
  if (system !== undefined) return system
  throw new FilterRefused(`must be one of ${answerSystems.map(({ uri }) => uri).join(', ')}`)
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

/** The sides of a box, the least first but for a west and an east on both sides of the date line. */
function sidesFrom(text: string, { isLatitudeFirst }: AnswerSystem): Box {
  const sides = text.split(',').map((side) => (NUMBER.test(side.trim()) ? Number(side) : NaN))
  if ((sides.length !== 4 && sides.length !== 6) || !sides.every(Number.isFinite))
    throw new FilterRefused('must be 4 numbers (or 6, with heights) with commas between them')
  const half = sides.length / 2
  const [a = 0, b = 0, c = 0, d = 0] = [sides[0], sides[1], sides[half], sides[half + 1]]
  const [west, south, east, north] = isLatitudeFirst ? [b, a, d, c] : [a, b, c, d]
  if (south > north) throw new FilterRefused('must have the south before the north')
  return { west, south, east, north }
}

/** The sides of a box in degrees. */
export function boxFrom(text: string): Box {
  const box = sidesFrom(text, CRS84)
  if (box.west > box.east) throw new FilterRefused('must have the west before the east')
  return box
}

/** What lies within a box of a system, in degrees; one over the date line is two. */
function areaFrom(text: string, system: AnswerSystem): Shape {
  const { west, east, ...sides } = sidesFrom(text, system)
  const isInParts = west > east && isInDegrees(system.system)
  if (west > east && !isInParts) throw new FilterRefused('must have the west before the east')
  const spans = isInParts
    ? [
        [west, 180],
        [-180, east],
      ]
    : [[west, east]]
  const areas = spans.map(([from = 0, to = 0]) => {
    const ring = boxRing({ ...sides, west: from, east: to })
    const inOrder = ring.map(([x, y]): Position => (system.isLatitudeFirst ? [y, x] : [x, y]))
    const turned = pathInDegrees(system, inOrder)
    if (turned === null) throw new FilterRefused(`must lie where ${system.uri} holds`)
    return [turned]
  })
  return { ...NO_SHAPE, areas }
}

const DAY_MS = 86_400_000
const OPEN = new Set(['', '..'])

/** A moment or an interval (RFC 3339); of a moment only its day counts. */
function duringFrom(text: string): readonly [number, number] {
  const parts = text.split('/')
  if (parts.length > 2) throw new FilterRefused(DATETIME_RULE)
  const [from = '', until = from] = parts
  if (OPEN.has(from) && OPEN.has(until)) throw new FilterRefused(DATETIME_RULE)
  const range = [
    OPEN.has(from) ? -Infinity : dayFrom(from),
    OPEN.has(until) ? Infinity : dayFrom(until) + DAY_MS - 1,
  ] as const
  if (range[0] > range[1]) throw new FilterRefused('must not end before it begins')
  return range
}

const DATETIME_RULE =
  'must be a date, such as 2020-01-31, or two with / between them, of which one may be open (..)'

/** A date, with or without a time of that day. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?)?$/i

function dayFrom(text: string): number {
  const match = MOMENT.exec(text)
  const day = match === null ? null : readDay(match[1]!)
  if (day === null) throw new FilterRefused(DATETIME_RULE)
  return day
}

const MOST_WORDS = 10
const MOST_ORDERS = 5

function wordsFrom(text: string): readonly string[] {
  const words = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  if (words.length > MOST_WORDS) throw new FilterRefused(`must not have more than ${MOST_WORDS} terms`)
  return words
}

function orderFrom(collection: Collection, text: string): ItemsQuestion['order'] {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length > MOST_ORDERS) throw new FilterRefused(`must not have more than ${MOST_ORDERS} properties`)
  const order = parts.map((part) => {
    const column = part.replace(/^[+-]/, '').trim()
    refuseUnlessProperty(collection, column)
    return { column, isDescending: part.startsWith('-') }
  })
  const twice = order.find(({ column }, at) => order.findIndex((one) => one.column === column) < at)
  if (twice !== undefined) throw new FilterRefused(`must have each property once, not ${twice.column} twice`)
  return order
}

function wantedFrom(collection: Collection, text: string): ReadonlySet<string> {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names) refuseUnlessProperty(collection, name)
  return new Set(names)
}

function refuseUnlessProperty({ byKey }: Collection, name: string): void {
  if (byKey.has(name)) return
  const told = [...byKey.keys()].join(', ')
  throw new FilterRefused(`has ${JSON.stringify(name.slice(0, 40))}, but must have properties: ${told}`)
}

/** The properties that must have a value, as they are written in the address. */
function equalFrom(
  { columns }: Collection,
  given: Readonly<Record<string, string>>,
  faults: KeyFault[],
): ReadonlyMap<string, string> {
  const equal = new Map<string, string>()
  const asked = (column: Column): string | undefined =>
    ITEM_PARAMETERS.includes(column.key) ? undefined : given[column.key]
  for (const column of columns) {
    const text = asked(column)
    if (text === undefined) continue
    const { read, rule } = propertyKind(column)
    if (read(text) === undefined) faults.push({ key: column.key, message: `must be ${rule}` })
    else equal.set(column.key, text)
  }
  return equal
}
