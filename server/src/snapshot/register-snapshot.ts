import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { isListed } from '@datacentre/catalogue/wire/row-schema'
import type { Answer } from '../answer/send.ts'
import { lazily } from './lazily.ts'
import type { Rows } from './packed-files.ts'

/** A register as it is served: its rows with every column, and the bytes of its list call. */
export type RegisterSnapshot = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  readonly list: Answer
  /** The place among the rows of a key; ids come as numbers and as texts. */
  readonly placeOf: (id: string | number) => number | undefined
}

/** The rows of the list call: only the listed columns, in their declared order. */
export function listJson(register: Register, rows: readonly AnyRow[]): Buffer {
  const keys = register.columns.filter(isListed).map((column) => column.key)
  return Buffer.from(JSON.stringify(rows, keys))
}

export function registerSnapshot(register: Register, rows: Rows, list: Answer): RegisterSnapshot {
  const key = register.key[0] ?? ''
  const places = lazily(() => new Map(rows().map((row, place) => [row[key], place])))
  const isNumber = register.columns.some((column) => column.key === key && column.kind === 'id')
  return {
    register,
    list,
    get rows() {
      return rows()
    },
    // Looked up as what the key is: a hundred thousand numbers made into texts cost a quarter of an export's first byte.
    placeOf: (id) => places().get(isNumber ? Number(id) : String(id)),
  }
}
