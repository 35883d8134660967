import type { Column } from '../grammar/column.ts'
import type { Criteria } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { codesIn, severalCodes } from '../grammar/several.ts'

/** How the columns of a register are laid out in its list. */
export type TableColumns = {
  /** The short code of a row, which stands with its name where the search looks in both. */
  readonly code: Column | undefined
  /** What stands in the row after the name. */
  readonly inRow: readonly Column[]
  /** What an open row tells: all that the list knows. */
  readonly expanded: readonly Column[]
}

const known = new Map<string, TableColumns>()

/** The short code of a row, where the search looks in both name and code. */
const codeKey = ({ searchedBy, name }: Register): string | undefined =>
  searchedBy.find((candidate) => candidate !== name)

/** What a visitor can have in a row after its name: all that the list knows of it, but for keys of ours. */
export const choosableColumns = (register: Register): readonly Column[] =>
  register.columns.filter(
    ({ key, kind, listed }: Column) =>
      listed !== false && kind !== 'id' && key !== register.name && key !== codeKey(register),
  )

const usualColumns = (register: Register): readonly string[] =>
  choosableColumns(register)
    .filter(({ shown }) => shown === 'row')
    .map(({ key }) => key)

/** The columns a visitor chose, as criteria have them: nothing where they are the usual ones. */
export function columnsAsked(register: Register, chosen: readonly string[]): string | undefined {
  const keys = choosableColumns(register)
    .map(({ key }) => key)
    .filter((key) => chosen.includes(key))
  const asked = severalCodes(keys)
  return asked === severalCodes(usualColumns(register)) ? undefined : asked
}

/** What stands in a row: what the visitor chose or else the usual, and what the list is in the order of (D10). */
export function columnsInRow(register: Register, { columns, order = '' }: Criteria): readonly string[] {
  const chosen = columns === undefined ? usualColumns(register) : codesIn(columns)
  const ordered = order.replace(/^-/, '')
  return choosableColumns(register)
    .map(({ key }) => key)
    .filter((key) => chosen.includes(key) || key === ordered)
}

/** Worked out once for each register and choice of columns: every row of a page asks. */
export function tableColumns(
  register: Register,
  inRow: readonly string[] = usualColumns(register),
): TableColumns {
  const choice = `${register.id} ${inRow.join(' ')}`
  const before = known.get(choice)
  if (before !== undefined) return before
  const code = codeKey(register)
  const made = {
    code: register.columns.find((column) => column.key === code),
    inRow: choosableColumns(register).filter(({ key }) => inRow.includes(key)),
    expanded: choosableColumns(register),
  }
  known.set(choice, made)
  return made
}

/** Checkbox, name and chevron stand beside the columns. */
const OTHER_CELLS = 3

export const cellsOfRow = ({ inRow }: TableColumns): number => inRow.length + OTHER_CELLS

/** How low a row may be: a box to tap, with the line under it. */
export const LEAST_ROW_PX = 44

/** How the values of a column are set: numbers to the right, dates in one piece. */
export const cellClass = ({ kind }: Column): string | undefined => {
  if (kind === 'number' || kind === 'coordinate') return 'cell-number'
  return kind === 'day' || kind === 'month' || kind === 'year' ? 'cell-date' : undefined
}

/** How wide a column is: after what its values are, and after the code list that they come from. */
export const columnClass = (column: Column): string =>
  `column-${cellClass(column) ?? 'words'} column-${column.kind === 'code' ? column.codes : column.kind}`
