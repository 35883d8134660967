import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Spoken } from '@datacentre/ui/speech'
import { columnName } from '@datacentre/catalogue/list/column-name'

/** A row as two lines that a spreadsheet takes apart: the names of the columns and the values. */
export function rowAsText(register: Register, row: AnyRow, { say, speech }: Spoken): string {
  const columns = register.columns.filter(({ shown }) => shown !== undefined)
  const names = columns.map((column) => columnName(register, column, say))
  const values = columns.map((column) => showValue(row[column.key] ?? null, column, speech) ?? '')
  return [names, values].map((line) => line.map(withoutTabs).join('\t')).join('\n')
}

const withoutTabs = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ')
