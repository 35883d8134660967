import type { AnyRow, Column, Value } from '@datacentre/catalogue/grammar/column'
import { readDay, todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import { sayJson } from '../package/geojson/json.ts'
import type { MirrorReport } from './mirror-report.ts'
import { NotAnswered } from './not-answered.ts'

/** Characters of what was left out that are told. */
const LONGEST_TOLD = 80

export type WireRow = Readonly<Record<string, unknown>>

export const isWireRow = (value: unknown): value is WireRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list that an answer must be; null, which is what 204 gives, stands for an empty one. */
export function listIn(answer: unknown): readonly unknown[] {
  if (answer === null) return []
  if (!Array.isArray(answer)) throw new NotAnswered('answered no list')
  return answer
}

/** The list that stands under a key of an answer. */
export const listUnder =
  (key: string) =>
  (answer: unknown): readonly unknown[] => {
    if (answer === null) return []
    if (!isWireRow(answer)) throw new NotAnswered(`answered no object with ${key}`)
    if (answer[key] === undefined) throw new NotAnswered(`answered no list of ${key}`)
    return listIn(answer[key])
  }

/** The rows of a list; what is no object is left out and told. */
export function rowsIn(
  list: readonly unknown[],
  { report, call }: { report: MirrorReport; call: string },
): readonly WireRow[] {
  return list.filter((row): row is WireRow => {
    if (!isWireRow(row))
      report.leftOut(`rows of ${call} that are no objects`, cutText(sayJson(row), LONGEST_TOLD))
    return isWireRow(row)
  })
}

/**
 * A day as a service tells it: a number of milliseconds, at midnight UTC or in Amsterdam, or a text that begins with the day.
 */
function dayOf(value: unknown): number | null {
  if (typeof value === 'string') return readDay(value.slice(0, 10))
  return typeof value === 'number' && Number.isFinite(value) ? todayInAmsterdam(new Date(value)) : null
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? 'J' : 'N'
  if (Array.isArray(value)) return value.map(String).join(', ')
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  return text === '' ? null : text
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function valueOf({ kind }: Column, value: unknown): Value {
  switch (kind) {
    case 'day':
    case 'month':
      return dayOf(value)
    case 'id':
    case 'year':
    case 'number':
    case 'coordinate':
      return numberOf(value)
    case 'flag':
      return value === true || value === 1 || value === 'J' ? 1 : value === null ? null : 0
    case 'names':
      return Array.isArray(value) ? value.map(String) : (textOf(value)?.split('|') ?? [])
    default:
      return textOf(value)
  }
}

/** A row of a table from what a call answers; keys that no column has are told, but for those that are worked out. */
export function rowOf(
  columns: readonly Column[],
  wire: WireRow,
  { report, call, derived = [] }: { report: MirrorReport; call: string; derived?: readonly string[] },
): AnyRow {
  for (const key of Object.keys(wire))
    if (!columns.some((column) => column.key === key) && !derived.includes(key)) report.unknownKey(call, key)
  return Object.fromEntries(
    columns.map((column) => [
      column.key,
      wire[column.key] === undefined ? empty(column) : valueOf(column, wire[column.key]),
    ]),
  )
}

const empty = ({ kind }: Column): Value => (kind === 'names' ? [] : null)
