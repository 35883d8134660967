import type { Box } from '@datacentre/catalogue/geography/blocks'
import { readDay } from '@datacentre/catalogue/time/days'
import type { Column } from '@datacentre/catalogue/grammar/column'
import { boxInDegrees } from '../coordinates.ts'
import type { KeyFault } from '../problems.ts'
import type { Collection } from '../collections/collections.ts'
import { FilterRefused, type Expression } from './cql/expression.ts'
import { parseFilter } from './cql/parse-filter.ts'
import { propertyKind } from '../collections/properties.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { answerSystems, CRS84, systemNamed, type AnswerSystem } from './systems.ts'

export const DEFAULT_LIMIT = 100
export const MOST_ITEMS = 10_000

/** What a caller wants to know of the features of a collection. */
export type ItemsQuestion = {
  readonly limit: number
  readonly offset: number
  readonly system: AnswerSystem
  /** In degrees. */
  readonly box: Box | null
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
    box: read<Box | null>('bbox', null, (text) => boxFrom(text, boxSystem)),
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
  if (!/^\d{1,9}$/.test(text) || Number(text) < least)
    throw new FilterRefused(`must be a whole number from ${least}, not ${JSON.stringify(text.slice(0, 40))}`)
  return Number(text)
}

function systemFrom(text: string): AnswerSystem {
  const system = systemNamed(text)
  if (system !== undefined) return system
  throw new FilterRefused(`must be one of ${answerSystems.map(({ uri }) => uri).join(', ')}`)
}

/** The sides of a box in a system, in degrees. */
export function boxFrom(text: string, { system, isLatitudeFirst }: AnswerSystem): Box {
  const sides = text.split(',').map((side) => (side.trim() === '' ? NaN : Number(side)))
  if ((sides.length !== 4 && sides.length !== 6) || !sides.every(Number.isFinite))
    throw new FilterRefused('must be 4 numbers (or 6, with heights) with commas between them')
  const half = sides.length / 2
  const [a = 0, b = 0, c = 0, d = 0] = [sides[0], sides[1], sides[half], sides[half + 1]]
  const [west, south, east, north] = isLatitudeFirst ? [b, a, d, c] : [a, b, c, d]
  if (south > north) throw new FilterRefused('must have the south before the north')
  if (west > east) throw new FilterRefused('must have the west before the east')
  return boxInDegrees(system, { west, south, east, north })
}

const DAY_MS = 86_400_000
const OPEN = new Set(['', '..'])

/** A moment or an interval (RFC 3339); of a moment only its day counts. */
function duringFrom(text: string): readonly [number, number] {
  const parts = text.split('/')
  if (parts.length > 2) throw new FilterRefused(DATETIME_RULE)
  const [from = '', until = from] = parts
  if (parts.length === 1 && OPEN.has(from)) throw new FilterRefused(DATETIME_RULE)
  const range = [
    OPEN.has(from) ? -Infinity : dayFrom(from),
    OPEN.has(until) ? Infinity : dayFrom(until) + DAY_MS - 1,
  ] as const
  if (range[0] > range[1]) throw new FilterRefused('must not end before it begins')
  return range
}

const DATETIME_RULE =
  'must be a date, such as 2020-01-31, or two with / between them, of which one may be open (..)'

function dayFrom(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/i.exec(text)
  const day = match === null ? null : readDay(match[1]!)
  if (day === null) throw new FilterRefused(DATETIME_RULE)
  return day
}

const MOST_WORDS = 10

function wordsFrom(text: string): readonly string[] {
  const words = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  if (words.length > MOST_WORDS) throw new FilterRefused(`must not have more than ${MOST_WORDS} terms`)
  return words
}

function orderFrom(collection: Collection, text: string): ItemsQuestion['order'] {
  const parts = text.split(',').map((part) => part.trim())
  return parts.map((part) => {
    const column = part.replace(/^[+-]/, '').trim()
    refuseUnlessProperty(collection, column)
    return { column, isDescending: part.startsWith('-') }
  })
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
