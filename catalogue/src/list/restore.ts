import type { Criteria } from '../grammar/parameter.ts'
import { fromAddress, restoredCriteria, STORAGE_KEY } from './address.ts'
import { takeLanguageMark, type SessionStore } from './language-mark.ts'

/** Only the text `true` restores, and no other (S2). */
const asksToRestore = (query: string): boolean => new URLSearchParams(query).get('filterRestore') === 'true'

/** What a screen opens with. Stored criteria are read when asked for, and gone after being read once (S4). */
export function openingCriteria(storage: SessionStore, query: string): Criteria {
  const before = fromAddress(takeLanguageMark(storage))
  const isSwitched = Object.keys(before).length > 0
  if (!asksToRestore(query) && !isSwitched) return fromAddress(query)
  const stored = storage.getItem(STORAGE_KEY)
  storage.removeItem(STORAGE_KEY)
  return isSwitched ? { ...before, ...fromAddress(query) } : restoredCriteria(stored, query)
}
