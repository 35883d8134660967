/** Which rows of a register are selected, by row number. */
export type Selection = { readonly selected: Uint8Array; readonly count: number }

export const selectNone = (rowCount: number): Selection => ({ selected: new Uint8Array(rowCount), count: 0 })

export function selectRows(rowCount: number, rows: ArrayLike<number>): Selection {
  const selected = new Uint8Array(rowCount)
  for (let index = 0; index < rows.length; index++) selected[rows[index]!] = 1
  return { selected, count: rows.length }
}

type FilterChange = {
  readonly rowCount: number
  readonly filtered: ArrayLike<number>
  /** Whether any filter or search is in use after the change. */
  readonly narrowed: boolean
}

/** With a filter or search in use every row it leaves becomes selected, otherwise none (D7). */
export const afterFilterChange = ({ rowCount, filtered, narrowed }: FilterChange): Selection =>
  narrowed ? selectRows(rowCount, filtered) : selectNone(rowCount)

export function toggleRow(selection: Selection, row: number): Selection {
  const selected = selection.selected.slice()
  const now = selected[row] === 1 ? 0 : 1
  selected[row] = now
  return { selected, count: selection.count + (now === 1 ? 1 : -1) }
}

export type SelectAllBox = 'checked' | 'mixed' | 'unchecked'

/** Checked when every filtered row is selected, mixed when some are (D7). */
export function selectAllBox(selection: Selection, filtered: ArrayLike<number>): SelectAllBox {
  let chosen = 0
  for (let index = 0; index < filtered.length; index++) chosen += selection.selected[filtered[index]!]!
  if (chosen === 0) return 'unchecked'
  return chosen === filtered.length ? 'checked' : 'mixed'
}

/** The select-all box clears when all are selected and selects all filtered rows otherwise. */
export const toggleAll = (selection: Selection, filtered: ArrayLike<number>): Selection =>
  selectAllBox(selection, filtered) === 'checked'
    ? selectNone(selection.selected.length)
    : selectRows(selection.selected.length, filtered)

/** The selected rows among those in view, in the order of the view. */
export const selectedAmong = (selection: Selection, filtered: ArrayLike<number>): number[] =>
  Array.from(filtered).filter((row) => selection.selected[row] === 1)

/** How many selected rows the map takes: fewer in the one legacy browser (S9). */
export const mapSelectionLimit = (userAgent: string): number =>
  /MSIE |Trident\//.test(userAgent) ? 200 : 500

export const fitsOnMap = (selectedCount: number, userAgent: string): boolean =>
  selectedCount >= 1 && selectedCount <= mapSelectionLimit(userAgent)
