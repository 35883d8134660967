import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Findings } from '../fault.ts'

type HeaderCheck = {
  readonly table: Table
  readonly file: string
  readonly header: readonly string[]
  readonly delimiter: string
  readonly findings: Findings
}

const OTHER_DELIMITERS = [',', ';', '\t', '|']

const nameOf = (delimiter: string): string => (delimiter === '\t' ? 'a tab' : `"${delimiter}"`)

/**
 * Checks the names of a table's columns: keys and names must be there, none may come twice. False when the rows cannot
 * be read by this header: each of them would be told for the same fault.
 */
export function checkHeader({ table, file, header, delimiter, findings }: HeaderCheck): boolean {
  const fault = (column: string | null, rule: string): void =>
    findings.fault({ file, line: 1, column, value: null, rule })
  const other = OTHER_DELIMITERS.find(
    (candidate) => candidate !== delimiter && header[0]?.includes(candidate),
  )
  if (header.length === 1 && other !== undefined) {
    fault(
      null,
      `the values are separated by ${nameOf(other)}, but must be by ${nameOf(delimiter)} (or say so in dialect.delimiter)`,
    )
    return false
  }
  const missing = table.columns.filter(({ key, required }) => required && !header.includes(key))
  for (const { key } of missing) fault(key, 'is missing: this column is required')
  const known = new Set<string>(table.columns.map((column) => column.key))
  header.forEach((name, at) => {
    if (header.indexOf(name) !== at) fault(name, 'must be in the header once')
    else if (!known.has(name))
      findings.warn({ file, message: `column ${JSON.stringify(name)} is not one we know: ignored` })
  })
  return missing.length === 0
}
