import type { ListScreen } from './list-screen.ts'
import { fitsOnMap, selectAllBox } from './selection.ts'

/** What the map button of a list will show, and of how many rows. */
export type MapTarget = {
  readonly shows: 'selection' | 'found' | 'all'
  readonly count: number
  /** Why it cannot: there is nothing to show, more is selected than the map takes, or all but some is, of a list whose keys
   *  are not at hand. */
  readonly fault: 'nothing' | 'tooMany' | 'allBut' | null
}

type Shown = Pick<ListScreen, 'selection' | 'view'>

/**
 * One button, with one meaning at a time. A selection goes to the map by its keys, of which the map takes a
 * limited number (D6.9). Without one, what the filters leave goes there by the filters, which may be any number of rows; so do
 * all the rows that a filter selected by itself (D7), when they are more than the map takes by their keys.
 */
export function mapTarget({ selection, view }: Shown, userAgent: string): MapTarget {
  const found = view.count
  const isAllFound = view.narrowed && selectAllBox(selection, view.count) === 'checked'
  const hasKeys = view.keys !== null || !selection.isAll
  if (hasKeys && fitsOnMap(selection.count, userAgent))
    return { shows: 'selection', count: selection.count, fault: null }
  if (selection.count > 0 && !isAllFound)
    return { shows: 'selection', count: selection.count, fault: hasKeys ? 'tooMany' : 'allBut' }
  return { shows: view.narrowed ? 'found' : 'all', count: found, fault: found === 0 ? 'nothing' : null }
}
