import type { Criteria } from '../grammar/parameter.ts'
import type { ListLook } from './list.ts'
import { showSelection, type ListScreen } from './list-screen.ts'
import { toAddress } from './address.ts'
import { countedIn, selectKeys, type RowKey } from './selection.ts'

/** Where the selection of a register lasts: as long as the tab, through a reload and a change of language. */
export const selectionKey = (registerId: string): string => `selection.${registerId}`

type Kept = {
  readonly asked: string
  readonly keys: readonly RowKey[]
  /** Whether everything was selected but for these keys. */
  readonly isAll?: boolean
  /** Whether the selection was all that was shown. */
  readonly only?: boolean
}

/** What the list was narrowed by when rows were selected: under another filter the selection is another. */
const narrowedBy = ({ order: _order, page: _page, pageSize: _size, columns: _columns, ...rest }: Criteria) =>
  toAddress(rest)

/** Whether it is the selection that the filters make by themselves. */
const isUsual = ({ view, selection, only }: ListScreen): boolean =>
  only === null && selection.keys.size === 0 && selection.isAll === view.narrowed

/** The selection to keep; null where it is the one that the filters make by themselves (D7). */
export function keptSelection(screen: ListScreen): string | null {
  if (isUsual(screen)) return null
  const { selection, criteria, only } = screen
  return JSON.stringify({
    asked: narrowedBy(criteria),
    keys: [...selection.keys],
    isAll: selection.isAll,
    only: only !== null,
  } satisfies Kept)
}

/** A list as it opened, with the selection that was kept of it under the same filters. */
export function withKeptSelection<Look extends ListLook>(
  screen: ListScreen<Look>,
  stored: string | null,
): ListScreen<Look> {
  const kept = read(stored)
  if (kept === null || kept.asked !== narrowedBy(screen.criteria)) return screen
  const { view } = screen
  // Rows may have gone since.
  const there = view.keys === null ? null : new Set(view.keys())
  const keys = new Set(kept.keys.filter((key) => there === null || there.has(key)))
  const chosen = kept.isAll === true ? { isAll: true, keys, count: 0 } : selectKeys(keys)
  const selected = { ...screen, selection: countedIn(chosen, view.found) }
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
