import type { AnyRow, Column } from '../grammar/column.ts'
import { showValue, type Speech } from '../grammar/column-kinds.ts'
import { knownDay } from '../time/days.ts'
import { naturalOrder } from '../grammar/option.ts'
import { fold } from './searching/search.ts'
import { writeOrder, type OrderAsked } from './order-asked.ts'
import { allSteps, everyInSteps, mapInSteps } from './steps.ts'

const DIGITS = /\d+/g
const LONGEST_NUMBER = 12

/** A key whose plain comparison almost follows the natural order: folded, numbers padded with zeros. */
const roughKey = (text: string): string =>
  fold(text).replace(DIGITS, (digits) => digits.padStart(LONGEST_NUMBER, '0'))

/**
 * Distinct texts in natural order. A collator is slow (100,000 names take over a second), so the texts are first put
 * nearly right by a plain key; the collator then mostly walks over sorted runs.
 */
function* inNaturalOrder(texts: readonly string[], language: string): Generator<void, readonly string[]> {
  const { compare } = naturalOrder(language)
  // A list comes by name: then one walk tells.
  if (yield* everyInSteps(texts, (text, at) => at === 0 || compare(texts[at - 1]!, text) <= 0)) return texts
  const keyed = texts.map((text) => ({ text, key: roughKey(text) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  return keyed.map(({ text }) => text).sort(compare)
}

/** Per row the rank of its value; empty values rank after all others (S9). */
type Ranks = { readonly ofRow: Uint32Array; readonly count: number }

function* rankingSteps(rows: readonly AnyRow[], column: Column, speech: Speech): Generator<void, Ranks> {
  const isDate = column.kind === 'day' || column.kind === 'month'
  const values = yield* mapInSteps(rows, (row) => {
    const value = row[column.key] ?? null
    if (typeof value === 'number') return isDate ? knownDay(value) : value
    return showValue(value, column, speech)
  })
  const distinct = [...new Set(values)].filter((value) => value !== null && value !== '')
  const ordered =
    typeof distinct[0] === 'number'
      ? (distinct as number[]).sort((a, b) => a - b)
      : yield* inNaturalOrder(distinct as string[], speech.language)
  yield
  const rankOf = new Map<string | number | null, number>(ordered.map((value, rank) => [value, rank]))
  yield
  const last = ordered.length
  return { ofRow: Uint32Array.from(values, (value) => rankOf.get(value) ?? last), count: last + 1 }
}

/** Puts rows that already have an order into that of their ranks, equal ones as they were: a counting sort. */
function sortByRank(rows: Uint32Array, { ofRow, count }: Ranks): Uint32Array {
  const next = new Uint32Array(count + 1)
  for (const row of rows) next[ofRow[row]! + 1]!++
  for (let rank = 0; rank < count; rank++) next[rank + 1]! += next[rank]!
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) sorted[next[ofRow[row]!]!++] = row
  return sorted
}

type Orderable = {
  readonly rows: readonly AnyRow[]
  readonly columns: readonly Column[]
  /** The column that decides between rows with the same value. */
  readonly name: Column
  readonly speech: Speech
}

/** The row numbers in any order of the columns; in steps where there is time before it is asked. */
export type Orders = {
  readonly rowsBy: (order: OrderAsked) => Uint32Array | undefined
  readonly rowsByInSteps: (order: OrderAsked) => Generator<void, Uint32Array | undefined>
}

/** Empty values stay last when all others turn about (S9). */
const turned = ({ ofRow, count }: Ranks): Ranks => ({
  ofRow: ofRow.map((rank) => (rank === count - 1 ? rank : count - 2 - rank)),
  count,
})

/** The orders of columns, rows with the same value by name; all but that by name are made when they are first asked for. */
export function* orderingSteps({ rows, columns, name, speech }: Orderable): Generator<void, Orders> {
  const ranks = new Map<string, Ranks>([[name.key, yield* rankingSteps(rows, name, speech)]])
  const byName = sortByRank(Uint32Array.from(rows.keys()), ranks.get(name.key)!)
  const made = new Map([[name.key, byName]])
  function* ranksOf(column: Column): Generator<void, Ranks> {
    const known = ranks.get(column.key) ?? (yield* rankingSteps(rows, column, speech))
    ranks.set(column.key, known)
    return known
  }
  function* rowsByInSteps(order: OrderAsked): Generator<void, Uint32Array | undefined> {
    const known = made.get(writeOrder(order))
    if (known !== undefined) return known
    const column = [name, ...columns].find(({ key }) => key === order.column)
    if (column === undefined) return undefined
    const ranked = yield* ranksOf(column)
    const sorted = sortByRank(byName, order.isDescending ? turned(ranked) : ranked)
    made.set(writeOrder(order), sorted)
    return sorted
  }
  return { rowsByInSteps, rowsBy: (order) => allSteps(rowsByInSteps(order)) }
}

/** The rows in the order of one column, in one go. */
export const orderRows = (rows: readonly AnyRow[], name: Column, speech: Speech): Uint32Array =>
  sortByRank(Uint32Array.from(rows.keys()), allSteps(rankingSteps(rows, name, speech)))
