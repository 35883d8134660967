import type { AnyRow, Column } from '../grammar/column.ts'
import { showValue, type Speech } from '../grammar/column-kinds.ts'
import { knownDay } from '../time/days.ts'
import { naturalOrder } from '../grammar/option.ts'
import { fold } from './searching/search.ts'
import { allSteps } from './steps.ts'

const DIGITS = /\d+/g
const LONGEST_NUMBER = 12

/** A key whose plain comparison almost follows the natural order: folded, numbers padded with zeros. */
const roughKey = (text: string): string =>
  fold(text).replace(DIGITS, (digits) => digits.padStart(LONGEST_NUMBER, '0'))

/**
 * Distinct texts in natural order. A collator is slow (100,000 names take over a second), so the texts are first put
 * nearly right by a plain key; the collator then mostly walks over sorted runs.
 */
function inNaturalOrder(texts: readonly string[], language: string): string[] {
  const keyed = texts.map((text) => ({ text, key: roughKey(text) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const { compare } = naturalOrder(language)
  return keyed.map(({ text }) => text).sort(compare)
}

/** Per row the rank of its value; empty values rank after all others (S9). */
type Ranks = { readonly ofRow: Uint32Array; readonly count: number }

function rankRows(rows: readonly AnyRow[], column: Column, speech: Speech): Ranks {
  const isDate = column.kind === 'day' || column.kind === 'month'
  const values = rows.map((row) => {
    const value = row[column.key] ?? null
    if (typeof value === 'number') return isDate ? knownDay(value) : value
    return showValue(value, column, speech)
  })
  const distinct = [...new Set(values)].filter((value) => value !== null && value !== '')
  const ordered =
    typeof distinct[0] === 'number'
      ? (distinct as number[]).sort((a, b) => a - b)
      : inNaturalOrder(distinct as string[], speech.language)
  const rankOf = new Map<string | number | null, number>(ordered.map((value, rank) => [value, rank]))
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

/** The row numbers in the order of each column, rows with the same value by name; a step for each column. */
export function* orderingSteps({
  rows,
  columns,
  name,
  speech,
}: Orderable): Generator<void, ReadonlyMap<string, Uint32Array>> {
  const byName = sortByRank(Uint32Array.from(rows.keys()), rankRows(rows, name, speech))
  const orders = new Map([[name.key, byName]])
  for (const column of columns.filter(({ key }) => key !== name.key)) {
    yield
    orders.set(column.key, sortByRank(byName, rankRows(rows, column, speech)))
  }
  return orders
}

/** The same in one go. */
export const orderRows = (orderable: Orderable): ReadonlyMap<string, Uint32Array> =>
  allSteps(orderingSteps(orderable))
