import type { Column, ColumnKind, ColumnValues, Value } from '@datacentre/catalogue/grammar/column'
import { writeDay, writeMonth } from '@datacentre/catalogue/time/days'

/** What a value is in a GeoJSON file: days and months as text, the rest as it is. */
export type Json = string | number | readonly string[] | null

type Written = { readonly [Kind in ColumnKind]: (value: ColumnValues[Kind]) => Json }

const same = <Kept extends Json>(value: Kept): Json => value

const kinds: Written = {
  id: same,
  text: same,
  code: same,
  codeList: same,
  list: same,
  names: same,
  file: same,
  day: writeDay,
  month: writeMonth,
  year: same,
  flag: same,
  number: same,
  coordinate: same,
}

/** A month may have come as a day in it. */
const monthOrDay = (value: number): string =>
  new Date(value).getUTCDate() === 1 ? writeMonth(value) : writeDay(value)

const exactKinds: Written = { ...kinds, month: monthOrDay }

type CellWriter = (value: Value) => Json

/** Makes the writer of a column. */
export type WriterOf = (column: Column) => CellWriter

const byKind =
  (written: Written): WriterOf =>
  ({ kind }) => {
    const write = written[kind] as CellWriter
    return (value) => (value === null ? null : write(value))
  }

const unrounded = byKind(kinds)

/** Numbers get the decimals of the column at most. */
export const writerOf: WriterOf = (column) => {
  if (!('decimals' in column) || column.decimals === undefined) return unrounded(column)
  const factor = 10 ** column.decimals
  return (value) => (typeof value === 'number' ? Math.round(value * factor) / factor : null)
}

/** Every value as it is: read again, it is the same. */
export const exactWriterOf: WriterOf = byKind(exactKinds)
