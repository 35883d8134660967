import type { AnyRow, Column } from '../grammar/column.ts'
import type { Speech } from '../grammar/column-kinds.ts'
import type { Filter } from '../grammar/filter.ts'
import { filterWhenAsked, type ReadyFilter } from '../grammar/filter-kinds.ts'
import { orderingSteps, type Orders } from './order.ts'
import { readOrder, usualOrder } from './order-asked.ts'
import type { Criteria } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { isSelected, rowKey, type RowKey, type Selection } from './selection.ts'
import { markRowsWith, rowTexts, type RowTexts } from './searching/row-texts.ts'
import { fold, searchFor, searchKey } from './searching/search.ts'
import { allSteps, mapInSteps } from './steps.ts'

/** A row with its number in the register. */
type NumberedRow = { readonly number: number; readonly row: AnyRow }

/** What a screen knows of a list under some criteria. */
export type ListLook = {
  /** How many rows the criteria leave. */
  readonly found: number
  /** How many of these are shown: fewer where a visitor asked for the selected ones only. */
  readonly count: number
  /** Whether any filter or search is in use. */
  readonly narrowed: boolean
  readonly countsOf: ListView['countsOf']
  readonly rowsOn: (page: { readonly from: number; readonly to: number }) => readonly NumberedRow[]
  /** The keys of all that is shown, in order; null where not all of them are at hand. */
  readonly keys: (() => readonly RowKey[]) | null
}

type Asked = {
  readonly criteria: Criteria
  /** The rows that are shown only; null for all that is found. */
  readonly only: Selection | null
}

/** A list as a screen works with it, wherever its rows are. */
export type List<Look extends ListLook = ListLook> = {
  readonly register: Register
  readonly filters: readonly Pick<ReadyFilter, 'filter' | 'options'>[]
  readonly look: (asked: Asked) => Look
  /** The name of the object with this id on the map; null where there is none, undefined where only the server can tell. */
  readonly named: (id: string) => string | null | undefined
  /** Makes the orders that the list offers ready before one is asked for; absent where the server has the rows. */
  readonly ordersAhead?: () => Generator<void, void>
}

/** What is known where all rows are at hand. */
export type WholeLook = ListLook & { readonly rows: Uint32Array; readonly keys: () => readonly RowKey[] }

/** A register's rows made ready once, so that searching, filtering, counting and ordering cost milliseconds. */
export type ListIndex = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  /** What a row is found by, and what else it is known by, folded, each after a mark. */
  readonly searched: { readonly names: RowTexts; readonly others: RowTexts }
  readonly filters: readonly ReadyFilter[]
  readonly orders: Orders
  readonly look: List<WholeLook>['look']
  readonly named: List['named']
  readonly ordersAhead: () => Generator<void, void>
}

type ListSource = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  readonly speech: Speech
  /** The text of the option for rows without a value. */
  readonly noValue: string
  /** The same rows made ready in another language: what they are found by is the same. */
  readonly like?: Pick<ListIndex, 'searched'>
}

const textsAt = (row: AnyRow, keys: readonly string[]): (string | null)[] =>
  keys.map((key) => row[key] as string | null)

/** Stands in no text. */
const START = '\u0000'

/** Texts of which the beginning can be looked for: a mark before each. */
const startsOf = (texts: readonly (string | null)[]): string =>
  texts.map((text) => (text === null ? '' : START + fold(text))).join('')

/**
 * Makes rows ready in short steps, so that a browser can answer its visitor between them. Filters and most orders are made ready
 * when they are first asked for.
 */
export function* indexingSteps(source: ListSource): Generator<void, ListIndex> {
  const { register, rows, speech, noValue, like } = source
  const columnOf = (key: string): Column => {
    const column = register.columns.find((candidate) => candidate.key === key)
    if (!column) throw new Error(`${register.id} has no column ${key}`)
    return column
  }
  const ground = { rows, columns: register.columns, speech, noValue }
  const searched = like?.searched ?? {
    names: rowTexts(yield* mapInSteps(rows, (row) => searchKey(textsAt(row, register.searchedBy)))),
    others: rowTexts(yield* mapInSteps(rows, (row) => startsOf(textsAt(row, register.alsoSearchedBy)))),
  }
  yield
  const orders = yield* orderingSteps({
    rows,
    columns: register.columns,
    name: columnOf(register.name),
    speech,
  })
  yield
  const filters = register.filters.map((filter) => filterWhenAsked(filter, ground))
  const index = { register, rows, searched, filters, orders }
  return {
    ...index,
    look: (asked) => lookAt(index, asked),
    named: (id) => nameIn(index, id),
    ordersAhead: () => orderingAhead(index),
  }
}

type Looked = Omit<ListIndex, 'look' | 'named' | 'ordersAhead'>

function nameIn({ register, rows }: Looked, id: string): string | null {
  const row = rows.find((candidate) => String(candidate[register.onMap.pageId]) === id)
  return row === undefined ? null : String(row[register.name])
}

function lookAt(index: Looked, { criteria, only }: Asked): WholeLook {
  const { register, rows } = index
  const view = viewList(index, criteria)
  const keyAt = (row: number): RowKey => rowKey(register, rows[row]!)
  const shown = only === null ? view.rows : view.rows.filter((row) => isSelected(only, keyAt(row)))
  return {
    ...view,
    rows: shown,
    found: view.rows.length,
    count: shown.length,
    rowsOn: ({ from, to }) =>
      Array.from(shown.subarray(from, to), (number) => ({ number, row: rows[number]! })),
    keys: () => Array.from(shown, keyAt),
  }
}

function* orderingAhead({ register, orders }: Pick<Looked, 'register' | 'orders'>): Generator<void, void> {
  for (const column of register.orderedBy) {
    yield
    yield* orders.rowsByInSteps({ column, isDescending: false })
  }
}

/** Makes the filters of a list and its usual orders ready too, for a server that nobody waits for yet. */
export function* readyingSteps(index: Looked): Generator<void, void> {
  for (const filter of index.filters) {
    yield
    void filter.options
  }
  yield* orderingAhead(index)
}

/** The first in one go. */
export const indexRows = (source: ListSource): ListIndex => allSteps(indexingSteps(source))

export type ListView = {
  /** The row numbers that pass, in the asked order. */
  readonly rows: Uint32Array
  /** How many rows each option of a filter would leave under the other filters and the search, by the filter's place in
   *  the register; counted when it is first asked. */
  readonly countsOf: (place: number) => Uint32Array
  /** Whether any filter or search is in use. */
  readonly narrowed: boolean
}

const PASSED = 0
/** A row that more than one filter drops counts for no option. */
const DROPPED_BY_SEVERAL = 255

/** What a visitor sees of a list under the criteria. */
export function viewList(index: Looked, criteria: Criteria): ListView {
  const { rows, filters } = index
  const tests = [searchTest(index, criteria), ...filters.map((filter) => filter.test(criteria))]
  const droppedBy = markAll(rows.length, tests)
  // Counting is quicker in the order in which the rows are held.
  let held: Uint32Array | null = null
  const passed = (): Uint32Array => (held ??= rowsWhere(droppedBy, PASSED))
  return {
    rows: inOrder(index, { criteria, droppedBy }),
    countsOf: countedOnce((place) => {
      const ready = filters[place]
      if (ready === undefined) throw new Error(`there is no filter at place ${place}`)
      // Place 0 is the search, so the filter's own mark is its place + 2.
      const counts = ready.count(passed())
      const cleared = clearedBy(ready.filter, filters).filter((other) => tests[other + 1] !== null)
      if (cleared.length > 0)
        return countWithout(ready, { tests, without: [place, ...cleared], rows: rows.length })
      if (tests[place + 1] === null) return counts
      const others = ready.count(rowsWhere(droppedBy, place + 2))
      return counts.map((count, option) => count + others[option]!)
    }),
    narrowed: tests.some((test) => test !== null),
  }
}

function countedOnce(count: (place: number) => Uint32Array): ListView['countsOf'] {
  const known = new Map<number, Uint32Array>()
  return (place) => {
    const counts = known.get(place) ?? count(place)
    known.set(place, counts)
    return counts
  }
}

type Test = ((row: number) => boolean) | null

/** The places of the filters that choosing in this one clears (S4): its options are counted without them. */
const clearedBy = (filter: Filter, filters: readonly ReadyFilter[]): number[] =>
  filter.kind === 'groupOf'
    ? filters.flatMap((other, place) =>
        'parameter' in other.filter && other.filter.parameter === filter.narrows ? [place] : [],
      )
    : []

type Without = { readonly tests: readonly Test[]; readonly without: readonly number[]; readonly rows: number }

function countWithout(ready: ReadyFilter, { tests, without, rows }: Without): Uint32Array {
  const left = tests.map((test, place) => (without.includes(place - 1) ? null : test))
  return ready.count(rowsWhere(markAll(rows, left), PASSED))
}

function markAll(rows: number, tests: readonly Test[]): Uint8Array {
  const droppedBy = new Uint8Array(rows)
  tests.forEach((test, place) => {
    if (test !== null) markDropped(droppedBy, test, place + 1)
  })
  return droppedBy
}

/** A shorter text would be the beginning of too many numbers. */
const OTHER_KEYS_FROM = 4

function searchTest({ rows, searched }: Looked, criteria: Criteria): Test {
  const asked = searchFor(criteria.searchByName ?? '')
  if (asked === '') return null
  const isFound = new Uint8Array(rows.length)
  markRowsWith(searched.names, asked, isFound)
  if (asked.length >= OTHER_KEYS_FROM) markRowsWith(searched.others, START + asked, isFound)
  return (row) => isFound[row] === 1
}

function markDropped(droppedBy: Uint8Array, test: (row: number) => boolean, mark: number): void {
  for (let row = 0; row < droppedBy.length; row++) {
    if (droppedBy[row] === DROPPED_BY_SEVERAL || test(row)) continue
    droppedBy[row] = droppedBy[row] === PASSED ? mark : DROPPED_BY_SEVERAL
  }
}

function rowsWhere(droppedBy: Uint8Array, mark: number): Uint32Array {
  const rows = new Uint32Array(droppedBy.length)
  let count = 0
  for (let row = 0; row < droppedBy.length; row++) if (droppedBy[row] === mark) rows[count++] = row
  return rows.subarray(0, count)
}

type Walk = { readonly criteria: Criteria; readonly droppedBy: Uint8Array }

/** Walks the whole register in the asked order and keeps what passed: no sorting when a visitor clicks. */
function inOrder({ orders, register }: Looked, { criteria, droppedBy }: Walk): Uint32Array {
  const order =
    orders.rowsBy(readOrder(criteria.order ?? '')) ?? orders.rowsBy(readOrder(usualOrder(register)))
  if (!order) throw new Error(`${register.id} has no order`)
  const rows = new Uint32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!
    if (droppedBy[row] === PASSED) rows[count++] = row
  }
  return rows.subarray(0, count)
}
