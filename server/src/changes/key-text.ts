import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { rulesOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { writeDay } from '@datacentre/catalogue/time/days'
import { FilterRefused } from '../features/cql/expression.ts'

/** Between the parts of a key of several columns, as in the ids of features. */
const BETWEEN = '~'

const columnsOf = ({ key, columns }: Table): readonly Column[] =>
  key.flatMap((name) => columns.filter((column) => column.key === name))

/** A key as it stands in an address: `7`, or `7~2020~Gas~Produced`. */
export const keyText = (table: Table, key: readonly Value[]): string =>
  columnsOf(table)
    .map(({ kind }, at) => {
      const value = key[at] ?? null
      return (kind === 'month' || kind === 'day') && typeof value === 'number'
        ? writeDay(value)
        : String(value)
    })
    .join(BETWEEN)

/** The key that an address names, or the first parts of it: `7~2020` for all rows of 7 in 2020. */
export function keyFrom(table: Table, text: string): readonly Value[] {
  const columns = columnsOf(table)
  const parts = columns.length === 1 ? [text] : text.split(BETWEEN)
  const values = parts.map((part, at) => {
    const column = columns[at]
    return column === undefined ? undefined : rulesOf(column).read(part)
  })
  const known = values.flatMap((value) => (value === undefined ? [] : [value]))
  if (known.length === values.length) return known
  const names = columns.map((column) => `${column.key} (${rulesOf(column).rule})`)
  throw new FilterRefused(`must be the key of a row, or its first parts: ${names.join(BETWEEN)}`)
}
