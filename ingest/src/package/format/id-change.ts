import type { Table } from '@datacentre/catalogue/grammar/table'
import type { RawValue } from '../csv/raw-value.ts'
import { idFromCode } from './id-from-code.ts'

type IdChange = { readonly header: readonly string[]; readonly change: (values: RawValue[]) => void }

/** Gives rows without an id one that is made from their code; null when the file has ids, or no codes. */
export function idChange(table: Table, header: readonly string[]): IdChange | null {
  const [key, ...further] = table.key
  if (key === undefined || further.length > 0 || table.idFrom === undefined) return null
  const from = header.indexOf(table.idFrom)
  const names = header.includes(key) ? header : [...header, key]
  const at = names.indexOf(key)
  if (from === -1) return null
  return {
    header: names,
    change: (values) => {
      while (values.length < names.length) values.push('')
      const [id, code] = [values[at], values[from]]
      if (id !== '' || typeof code !== 'string' || code.trim() === '') return
      values[at] = idFromCode(table, code.trim())
    },
  }
}
