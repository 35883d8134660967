import { codeLists } from '@datacentre/catalogue/codes/index'
import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf, rulesOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { RawRow } from './read-table.ts'

export type ReadRow = Record<string, Value>

/** Called for every value that breaks its column's rule. */
export type OnFault = (column: string, value: string, rule: string) => void

/** Where a header keeps each column of a table; -1 for a column that is absent. */
export const placesOf = (table: Table, header: readonly string[]): readonly number[] =>
  table.columns.map((column) => header.indexOf(column.key))

const empty = (column: Column): Value => (column.kind === 'names' ? [] : null)

/** A degree of longitude or latitude cannot be more than this. */
const DEGREES: Readonly<Record<string, number>> = { longitudeWgs84: 180, latitudeWgs84: 90 }

/** Reads a raw row into the values of the table's columns, telling every fault. */
export function rowReader(
  table: Table,
  places: readonly number[],
): (raw: RawRow, onFault: OnFault) => ReadRow {
  const readers = table.columns.map((column, at) => ({
    column,
    place: places[at] ?? -1,
    rules: rulesOf(column),
  }))
  return (raw, onFault) => {
    const row: ReadRow = {}
    for (const { column, place, rules } of readers) {
      const text = place === -1 ? '' : (raw.texts[place] ?? '').trim()
      row[column.key] = empty(column)
      if (text === '') {
        if (column.required) onFault(column.key, text, 'must have a value')
        continue
      }
      const value = rules.read(text)
      if (value === undefined) onFault(column.key, text, `must be ${rules.rule}`)
      else if (typeof value === 'number' && Math.abs(value) > (DEGREES[column.key] ?? Infinity)) {
        onFault(
          column.key,
          text,
          `must be between -${DEGREES[column.key]} and ${DEGREES[column.key]} degrees`,
        )
      } else row[column.key] = value
    }
    return row
  }
}

/** The codes of a value that its list does not know, compared without regard to case. */
export function codeWatcher(column: Column): ((value: Value) => readonly string[]) | null {
  if (!('codes' in column)) return null
  const known = new Set(codeLists[column.codes].map((code) => code.toLowerCase()))
  const isUnknown = (code: string): boolean => !known.has(code.toLowerCase())
  return (value) => {
    if (typeof value !== 'string') return []
    return (column.kind === 'codeList' ? partsOf(value) : [value]).filter(isUnknown)
  }
}
