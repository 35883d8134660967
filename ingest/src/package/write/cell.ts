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

/** Makes the writer of a column: numbers get the decimals of the column at most. */
export function writerOf(column: Column): (value: Value) => Json {
  const write = kinds[column.kind] as (value: Value) => Json
  if (!('decimals' in column) || column.decimals === undefined)
    return (value) => (value === null ? null : write(value))
  const factor = 10 ** column.decimals
  return (value) => (typeof value === 'number' ? Math.round(value * factor) / factor : null)
}
