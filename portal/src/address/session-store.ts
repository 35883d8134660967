import type { SessionStore } from '@datacentre/catalogue/list/language-mark'

const kept = new Map<string, string>()

/** A browser may refuse to keep anything, by the visitor's choice or because it is full; anything else is a fault. */
function unlessRefused<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(window.sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Session storage, and for what it refuses the memory of this page. */
export const sessionStore: SessionStore = {
  getItem: (key) => kept.get(key) ?? unlessRefused((storage) => storage.getItem(key)),
  setItem: (key, value) => {
    kept.set(key, value)
    unlessRefused((storage) => {
      storage.setItem(key, value)
      kept.delete(key)
    })
  },
  removeItem: (key) => {
    kept.delete(key)
    unlessRefused((storage) => storage.removeItem(key))
  },
}
