import type { Column } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'

/** How the columns of a register are laid out in its list. */
export type TableColumns = {
  /** The short code of a row, which stands under its name where the search looks in both. */
  readonly code: Column | undefined
  /** What stands in the row after the name. */
  readonly inRow: readonly Column[]
  /** What an open row tells beside that. */
  readonly expanded: readonly Column[]
}

const known = new Map<string, TableColumns>()

/** Worked out once for each register: every row of a page asks. */
export function tableColumns(register: Register): TableColumns {
  const before = known.get(register.id)
  if (before !== undefined) return before
  const key = register.searchedBy.find((candidate) => candidate !== register.name)
  const made = {
    code: register.columns.find((column) => column.key === key),
    inRow: register.columns.filter(
      (column) => column.shown === 'row' && column.key !== register.name && column.key !== key,
    ),
    expanded: register.columns.filter((column) => column.shown === 'expanded'),
  }
  known.set(register.id, made)
  return made
}

/** Checkbox, name and chevron stand beside the columns. */
const OTHER_CELLS = 3

export const cellsOfRow = (register: Register): number => tableColumns(register).inRow.length + OTHER_CELLS

/** How low a row may be: a box to tap with the line under it, or a name with its code under it. */
export const leastRowPx = (register: Register): number =>
  tableColumns(register).code === undefined ? 44 : 60

/** How the values of a column are set: numbers to the right, dates in one piece. */
export const cellClass = ({ kind }: Column): string | undefined => {
  if (kind === 'number' || kind === 'coordinate') return 'cell-number'
  return kind === 'day' || kind === 'month' || kind === 'year' ? 'cell-date' : undefined
}

/** How wide a column is: after what its values are, and after the code list that they come from. */
export const columnClass = (column: Column): string =>
  `column-${cellClass(column) ?? 'words'} column-${column.kind === 'code' ? column.codes : column.kind}`
