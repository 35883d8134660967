import type { Criteria } from '../grammar/parameter.ts'
import { fromAddress, restoredCriteria, STORAGE_KEY, toStorage } from './address.ts'

/** The parts of the browser's session storage that are used here. */
export type SessionStore = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Left by the language link, whose address has no query string: the reloaded screen restores once (D5). */
const LANGUAGE_MARK = 'restoreAfterLanguageSwitch'

/** Keeps what this screen asks, as its address says it, for the same screen in the other language. */
export function markLanguageSwitch(storage: SessionStore, query: string): void {
  const criteria = fromAddress(query)
  if (Object.keys(criteria).length === 0) return
  storage.setItem(STORAGE_KEY, toStorage(criteria))
  storage.setItem(LANGUAGE_MARK, 'true')
}

/** Only the text `true` restores, and no other (S2). */
const asksToRestore = (query: string): boolean => new URLSearchParams(query).get('filterRestore') === 'true'

/** What a screen opens with. Stored criteria are read when asked for, and gone after being read once (S4). */
export function openingCriteria(storage: SessionStore, query: string): Criteria {
  const switched = storage.getItem(LANGUAGE_MARK) === 'true'
  storage.removeItem(LANGUAGE_MARK)
  if (!asksToRestore(query) && !switched) return fromAddress(query)
  const stored = storage.getItem(STORAGE_KEY)
  storage.removeItem(STORAGE_KEY)
  return restoredCriteria(stored, query)
}
