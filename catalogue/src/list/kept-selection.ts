import type { Criteria } from '../grammar/parameter.ts'
import type { ListIndex } from './list.ts'
import { showSelection, type ListScreen } from './list-screen.ts'
import { toAddress } from './address.ts'
import { afterFilterChange, selectRows, type Selection } from './selection.ts'

/** Where the selection of a register lasts: as long as the tab, through a reload and a change of language. */
export const selectionKey = (registerId: string): string => `selection.${registerId}`

type Kept = {
  readonly asked: string
  readonly keys: readonly (string | number)[]
  /** Whether the selection was all that was shown. */
  readonly only?: boolean
}

/** What the list was narrowed by when rows were selected: under another filter the selection is another. */
const narrowedBy = ({ order: _order, page: _page, pageSize: _size, columns: _columns, ...rest }: Criteria) =>
  toAddress(rest)

const keyOf = ({ register, rows }: ListIndex, row: number): string | number =>
  rows[row]![register.key[0] ?? ''] as string | number

function isUsual({ index, view, selection, only }: ListScreen): boolean {
  if (only !== null) return false
  const usual = afterFilterChange({
    rowCount: index.rows.length,
    filtered: view.rows,
    narrowed: view.narrowed,
  })
  return (
    usual.count === selection.count && usual.selected.every((value, row) => value === selection.selected[row])
  )
}

/** The selection to keep; null where it is the one that the filters make by themselves (D7). */
export function keptSelection(screen: ListScreen): string | null {
  if (isUsual(screen)) return null
  const { index, selection, criteria, only } = screen
  const keys = Array.from(index.rows.keys())
    .filter((row) => selection.selected[row] === 1)
    .map((row) => keyOf(index, row))
  return JSON.stringify({ asked: narrowedBy(criteria), keys, only: only !== null } satisfies Kept)
}

/** A list as it opened, with the selection that was kept of it under the same filters. */
export function withKeptSelection(screen: ListScreen, stored: string | null): ListScreen {
  const kept = read(stored)
  if (kept === null || kept.asked !== narrowedBy(screen.criteria)) return screen
  const { index } = screen
  const wanted = new Set(kept.keys)
  const rows = Array.from(index.rows.keys()).filter((row) => wanted.has(keyOf(index, row)))
  const selection: Selection = selectRows(index.rows.length, rows)
  const selected = { ...screen, selection }
  return kept.only === true ? showSelection(selected) : selected
}

/** Whatever else lies under the key is no selection. */
function read(stored: string | null): Kept | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<Kept> | null
    return typeof kept?.asked === 'string' && Array.isArray(kept.keys) ? (kept as Kept) : null
  } catch {
    return null
  }
}
