import type { AnyRow } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'

/** What a row is known by, in the register and on the wire. */
export type RowKey = string | number

export const rowKey = ({ key }: Pick<Register, 'key'>, row: AnyRow): RowKey => row[key[0] ?? ''] as RowKey

/**
 * Which rows of what was found are selected: all of them but some, or some alone. Another filter makes another selection (D7),
 * so no more has to be known; and a list that is not at hand as a whole can be selected as well.
 */
export type Selection = {
  readonly isAll: boolean
  /** The keys of those that are left out, or of those alone. */
  readonly keys: ReadonlySet<RowKey>
  readonly count: number
}

const NO_KEYS: ReadonlySet<RowKey> = new Set()

export const selectNone: Selection = { isAll: false, keys: NO_KEYS, count: 0 }

export const selectAll = (found: number): Selection => ({ isAll: true, keys: NO_KEYS, count: found })

export function selectKeys(keys: Iterable<RowKey>): Selection {
  const chosen = new Set(keys)
  return { isAll: false, keys: chosen, count: chosen.size }
}

/** The same selection, counted where so many are found. */
export const countedIn = ({ isAll, keys }: Selection, found: number): Selection => ({
  isAll,
  keys,
  count: isAll ? Math.max(0, found - keys.size) : keys.size,
})

export const isSelected = ({ isAll, keys }: Selection, key: RowKey): boolean => keys.has(key) !== isAll

/** With a filter or search in use every row it leaves becomes selected, otherwise none (D7). */
export const afterFilterChange = ({ found, narrowed }: { found: number; narrowed: boolean }): Selection =>
  narrowed ? selectAll(found) : selectNone

export function toggleRow(selection: Selection, key: RowKey): Selection {
  const keys = new Set(selection.keys)
  if (!keys.delete(key)) keys.add(key)
  return { ...selection, keys, count: selection.count + (isSelected(selection, key) ? -1 : 1) }
}

export type SelectAllBox = 'checked' | 'mixed' | 'unchecked'

/** Checked when every row that is shown is selected, mixed when some are (D7). No row is selected that is not shown. */
export function selectAllBox({ count }: Selection, shown: number): SelectAllBox {
  if (count === 0) return 'unchecked'
  return count === shown ? 'checked' : 'mixed'
}

/** How many selected rows the map takes: fewer in the one legacy browser (S9). */
export const mapSelectionLimit = (userAgent: string): number =>
  /MSIE |Trident\//.test(userAgent) ? 200 : 500

export const fitsOnMap = (selectedCount: number, userAgent: string): boolean =>
  selectedCount >= 1 && selectedCount <= mapSelectionLimit(userAgent)
