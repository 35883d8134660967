import type { Column } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'

/** The columns of a row after its name; the code stands under the name, as the search finds both together. */
export const columnsAfterName = (register: Register): readonly Column[] =>
  register.columns.filter(
    (column) =>
      column.shown === 'row' && column.key !== register.name && column.key !== codeColumn(register)?.key,
  )

/** The column with the short code of a row, where the search looks in it beside the name. */
export const codeColumn = (register: Register): Column | undefined => {
  const key = register.searchedBy.find((candidate) => candidate !== register.name)
  return register.columns.find((column) => column.key === key)
}

export const expandedColumns = (register: Register): readonly Column[] =>
  register.columns.filter((column) => column.shown === 'expanded')

/** How the values of a column are set: numbers to the right, dates in one piece. */
export const cellClass = ({ kind }: Column): string | undefined => {
  if (kind === 'number') return 'is-number'
  return kind === 'day' || kind === 'month' || kind === 'year' ? 'is-date' : undefined
}
