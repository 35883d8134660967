import type { Column, ColumnKind, Value } from '@datacentre/catalogue/grammar/column'
import { rulesOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { addressFault, textFault } from '@datacentre/catalogue/grammar/text-rule'
import { NO_OWN_CODES, type OwnCodes } from './codes/own-codes.ts'
import { boundFault, isBounded } from './csv/number-bounds.ts'
import { Misfit, Refused, type RawValue } from './csv/raw-value.ts'
import type { RawRow } from './read-table.ts'

export type ReadRow = Record<string, Value>

/** Called for every value that breaks its column's rule. */
export type OnFault = (column: string, value: string, rule: string) => void

/** Where a header keeps each column of a table; -1 for a column that is absent. */
export const placesOf = (table: Table, header: readonly string[]): readonly number[] =>
  table.columns.map((column) => header.indexOf(column.key))

const empty = (column: Column): Value => (column.kind === 'names' ? [] : null)

/** Reads a raw row into the values of the table's columns, telling every fault. */
export function rowReader(
  table: Table,
  places: readonly number[],
  { translate }: Pick<OwnCodes, 'translate'> = NO_OWN_CODES,
): (raw: RawRow, onFault: OnFault) => ReadRow {
  const readers = table.columns.map((column, at) => ({
    key: column.key,
    place: places[at] ?? -1,
    nothing: empty(column),
    read: valueReader(column),
    translated: 'codes' in column ? (value: Value) => translate(column, value) : null,
  }))
  return (raw, onFault) => {
    const row: ReadRow = {}
    for (const { key, place, nothing, read, translated } of readers) {
      const written = place === -1 ? '' : (raw.values[place] ?? '')
      const value = read(written, onFault) ?? nothing
      row[key] = translated === null ? value : translated(value)
    }
    return row
  }
}

/** The kinds whose values are kept as they are written. */
const textKinds: ReadonlySet<ColumnKind> = new Set(['text', 'code', 'codeList', 'list', 'names', 'file'])

const SPACE = 32

/** Trims only where there is something to trim: most of half a million rows have nothing. */
const trimmed = (text: string): string =>
  text.charCodeAt(0) > SPACE && text.charCodeAt(text.length - 1) > SPACE ? text : text.trim()

/** Reads the values of one column; null, with the fault told where there is one, when there is nothing to keep. */
function valueReader(column: Column): (written: RawValue, onFault: OnFault) => Value {
  const { key, required } = column
  const rules = rulesOf(column)
  const bounded = isBounded(column)
  const isText = textKinds.has(column.kind)
  const faultOf = (value: Value, text: string): string | null =>
    isText
      ? (textFault(text) ?? (column.isAddress ? addressFault(text) : null))
      : bounded
        ? boundFault(column, value)
        : null
  const missing = (onFault: OnFault): null => {
    if (required) onFault(key, '', 'must have a value')
    return null
  }
  const readText = (text: string, onFault: OnFault): Value => {
    const value = rules.read(text)
    const rule = value === undefined ? `must be ${rules.rule}` : faultOf(value, text)
    if (rule === null) return value ?? null
    onFault(key, text, rule)
    return null
  }
  return (written, onFault) => {
    if (typeof written === 'string') {
      const text = written === '' ? '' : trimmed(written)
      return text === '' ? missing(onFault) : readText(text, onFault)
    }
    if (written instanceof Refused) {
      onFault(key, written.text, written.rule)
      return null
    }
    if (!(written instanceof Misfit)) {
      const wrong = written.find((name) => textFault(name) !== null)
      if (wrong === undefined) return written.length === 0 ? missing(onFault) : written
      onFault(key, wrong, textFault(wrong) ?? '')
      return null
    }
    const rule = column.kind === 'names' ? 'an array of texts' : rules.rule
    onFault(key, written.text, `must be ${rule}, not ${written.type}`)
    return null
  }
}
