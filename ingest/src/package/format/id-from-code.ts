import { createHash } from 'node:crypto'
import type { Table } from '@datacentre/catalogue/grammar/table'

/** Digits of a hash in sixteens that make an id: with ten thousand rows two share one in twenty thousand packages. */
const DIGITS = 10

/** What names a row by its code, the same in every import: links to a page go on working. An id that is a text is the code itself. */
export function idFromCode({ key, columns }: Table, code: string): string {
  const isText = columns.some((column) => column.key === key[0] && column.kind === 'text')
  if (isText) return code
  return String(Number.parseInt(createHash('sha256').update(code).digest('hex').slice(0, DIGITS), 16))
}
