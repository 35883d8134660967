import type { AnyRow, Column, Value } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey, sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'

const DASH = '–'

/** Days that stand for 'not known' (D9). */
const PLACEHOLDERS = ['1800-01-01', '1801-01-01']

/** `31-12-1984` for the day that a number of milliseconds is in UTC, whatever the time zone of this machine. */
function day(value: number): string {
  const written = new Date(value).toISOString().slice(0, 10)
  return PLACEHOLDERS.includes(written) ? DASH : written.split('-').toReversed().join('-')
}

export const parts = (value: Value): readonly string[] =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : Array.isArray(value) ? value : []

const number = (value: number, language: Language, decimals: { least: number; most: number }): string =>
  value.toLocaleString(language, {
    minimumFractionDigits: decimals.least,
    maximumFractionDigits: decimals.most,
  })

/** What a visitor should read where the API answers this value. */
export function inWords(value: Value, column: Column, language: Language): string {
  if (value === null || value === '') return DASH
  if (column.kind === 'code') return sayCode(language, column.codes, String(value))
  if (column.kind === 'codeList')
    return parts(value)
      .map((code) => sayCode(language, column.codes, code))
      .join(', ')
  if (typeof value !== 'number') return Array.isArray(value) ? names(value) : String(value)
  if (column.kind === 'day') return day(value)
  if (column.kind === 'month') return day(value) === DASH ? DASH : day(value).slice(3)
  // A coordinate is never grouped, nor a year or an id.
  if (column.kind === 'coordinate')
    return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: column.decimals })
  if (column.kind !== 'number') return String(value)
  return column.shownIn === 'km'
    ? number(value / 1000, language, { least: 1, most: 1 })
    : number(value, language, { least: 0, most: column.decimals ?? 3 })
}

/** A row shows two names and counts the others. */
function names(all: readonly string[]): string {
  if (all.length === 0) return DASH
  return [...all.slice(0, 2), ...(all.length > 2 ? [`+ ${all.length - 2}`] : [])].join('|')
}

/** The same in an opened row, where lists are whole and codes stand beside their words. */
export function inDetail(value: Value, column: Column, language: Language): string {
  const withCode = (code: string): string => {
    const words = 'codes' in column ? sayCode(language, column.codes, code) : code
    return words === code ? code : `${words} ${code}`
  }
  if (value === null || value === '') return DASH
  if (column.kind === 'code') return withCode(String(value))
  if (column.kind === 'codeList' || column.kind === 'list' || column.kind === 'names')
    return parts(value).map(withCode).join('|') || DASH
  return inWords(value, column, language)
}

/** The name of a column as a table head has it: a number says its unit. */
export function columnWords(register: Register, column: Column, language: Language): string {
  const say = speak(language)
  const name = say(columnTextKey(register, column))
  if (!('measure' in column) || column.measure === undefined || column.measure === 'lines') return name
  return `${name} (${say('shownIn' in column ? 'measure.km' : `measure.${column.measure}`)})`
}

export const columnOf = (register: Register, key: string): Column => {
  const column = register.columns.find((candidate) => candidate.key === key)
  if (column === undefined) throw new Error(`${register.id} has no column ${key}`)
  return column
}

/** The column under the name, where a register has codes beside names. */
export const codeColumnOf = (register: Register): Column | undefined =>
  register.columns.find(({ key, shown }) => shown === 'row' && (key === 'shortName' || key === 'fieldCode'))

/** What the row of an object should show after its name. */
export const expectedCells = (register: Register, row: AnyRow, language: Language): string[] =>
  columnsOfRow(register).map((column) => inWords(row[column.key] ?? null, column, language))

export const columnsOfRow = (register: Register): readonly Column[] =>
  register.columns.filter(
    (column) =>
      column.shown === 'row' && column.key !== register.name && column.key !== codeColumnOf(register)?.key,
  )
