import {
  measureOf,
  type AnyRow,
  type Column,
  type ColumnKind,
  type Measure,
  type Value,
} from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { knownDay } from '@datacentre/catalogue/time/days'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey, speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import type { Cell } from '../spreadsheet/cell.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { speechIn } from '../speech-in.ts'
import { sheetOf, type SheetColumn } from './sheet-column.ts'

const textCell = (value: Value): Cell => (typeof value === 'string' ? value : null)
const numberCell = (value: Value): Cell => (typeof value === 'number' ? value : null)
const known = (value: Value): number | null => (typeof value === 'number' ? knownDay(value) : null)

/** How a value of each kind stands in a spreadsheet: numbers as numbers, dates as dates, placeholders as nothing. */
const cells: Record<ColumnKind, (value: Value) => Cell> = {
  id: numberCell,
  year: numberCell,
  flag: numberCell,
  number: numberCell,
  coordinate: numberCell,
  text: textCell,
  code: textCell,
  codeList: textCell,
  list: textCell,
  file: textCell,
  names: (value) => (Array.isArray(value) && value.length > 0 ? value.join('; ') : null),
  day: (value) => {
    const day = known(value)
    return day === null ? null : { day }
  },
  month: (value) => {
    const month = known(value)
    return month === null ? null : { month }
  },
}

/** A number of things has no unit: 'Number of lines' says it already. */
export const isCounted = (measure: Measure): boolean => measure === 'lines'

/** The column's name, with its unit or coordinate system where it has one. */
function headerOf(register: Register, column: Column, say: Say): string {
  const name = say(columnTextKey(register, column))
  const measure = measureOf(column)
  if (measure === undefined || isCounted(measure)) return name
  return say('spreadsheet.header.measure', { column: name, measure: say(`measure.${measure}`) })
}

/** What a column puts in a spreadsheet; a code stands beside its description. */
export function sheetColumns(register: Register, column: Column, language: Language): SheetColumn[] {
  const say = speak(language)
  const speech = speechIn(language)
  const header = headerOf(register, column, say)
  const plain = (row: AnyRow): Cell => cells[column.kind](row[column.key] ?? null)
  if (column.kind !== 'code' && column.kind !== 'codeList') return [{ header, cell: plain }]
  return [
    { header: say('spreadsheet.header.code', { column: header }), cell: plain },
    { header, cell: (row) => showValue(row[column.key] ?? null, column, speech) },
  ]
}

/** Every column a row has. */
const registerColumns = (register: Register, language: Language): SheetColumn[] =>
  register.columns.flatMap((column) => sheetColumns(register, column, language))

export function registerSheet(register: Register, rows: readonly AnyRow[], language: Language): Sheet {
  return sheetOf(speak(language)(`register.${register.id}.title`), registerColumns(register, language), rows)
}
