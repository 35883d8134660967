/** The parts of the browser's session storage that are used here. */
export type SessionStore = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Left by the language link, whose address has no query string: the reloaded screen restores once (D5). */
const LANGUAGE_MARK = 'restoreAfterLanguageSwitch'

/** Keeps what this screen asks, as its address says it, for the same screen in the other language. The screen reads it: home, which also has the link, needs to know nothing of criteria. */
export const markLanguageSwitch = (storage: SessionStore, query: string): void =>
  storage.setItem(LANGUAGE_MARK, query)

/** What was asked when the language was switched, as an address says it; read once. */
export function takeLanguageMark(storage: SessionStore): string {
  const query = storage.getItem(LANGUAGE_MARK) ?? ''
  storage.removeItem(LANGUAGE_MARK)
  return query
}
