import type { Register } from '../grammar/register.ts'
import { choosableColumns } from './table-columns.ts'

/** An order of a list: by a column, from its first value on or from its last. */
export type OrderAsked = { readonly column: string; readonly isDescending: boolean }

/** An order as the address has it: the column, with a minus sign before it for the last value first. */
export const readOrder = (text: string): OrderAsked =>
  text.startsWith('-') ? { column: text.slice(1), isDescending: true } : { column: text, isDescending: false }

export const writeOrder = ({ column, isDescending }: OrderAsked): string =>
  isDescending ? `-${column}` : column

/** The order of a list that is asked for none. */
export const usualOrder = ({ orderedBy }: Pick<Register, 'orderedBy'>): string => orderedBy[0] ?? ''

/** Every order of a register: by what its choice of orders offers, and by whatever column the list can show. */
export const allOrders = (register: Register): readonly string[] =>
  [...new Set([...register.orderedBy, ...choosableColumns(register).map(({ key }) => key)])].flatMap(
    (column) => [column, writeOrder({ column, isDescending: true })],
  )
