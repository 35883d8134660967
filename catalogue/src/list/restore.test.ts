import { describe, expect, it } from 'vitest'
import { STORAGE_KEY, toStorage } from './address.ts'
import { markLanguageSwitch, type SessionStore } from './language-mark.ts'
import { openingCriteria } from './restore.ts'

function storageWith(
  entries: Record<string, string>,
): SessionStore & { readonly entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value
    },
    removeItem: (key) => {
      delete entries[key]
    },
  }
}

const stored = { [STORAGE_KEY]: toStorage({ searchByName: 'k12', onOffshore: 'OFF' }) }

describe('saved criteria', () => {
  it('are restored when filterRestore is true, and gone after being read once [S4.28, D5.2, D5.3]', () => {
    const storage = storageWith({ ...stored })
    expect(openingCriteria(storage, '?filterRestore=true')).toEqual({
      searchByName: 'k12',
      onOffshore: 'OFF',
    })
    expect(storage.entries).toEqual({})
    expect(openingCriteria(storage, '?filterRestore=true')).toEqual({})
  })
  it('are left alone for any other value of filterRestore, and without it', () => {
    const storage = storageWith({ ...stored })
    for (const query of ['', '?filterRestore=', '?filterRestore=TRUE', '?filterRestore=1']) {
      expect(openingCriteria(storage, query)).toEqual({})
    }
    expect(storage.entries).toEqual(stored)
  })
  it('give way to parameters in the address', () => {
    const criteria = openingCriteria(storageWith({ ...stored }), '?filterRestore=true&searchByName=l10')
    expect(criteria).toEqual({ searchByName: 'l10', onOffshore: 'OFF' })
  })
  it('come back once after the language was switched [D5.5]', () => {
    const storage = storageWith({})
    markLanguageSwitch(storage, '?searchByName=k12&onOffshore=OFF')
    expect(openingCriteria(storage, '?lang=en')).toEqual({ searchByName: 'k12', onOffshore: 'OFF' })
    expect(openingCriteria(storage, '?lang=en')).toEqual({})
  })
  it('of another screen do not come along when the language is switched', () => {
    const storage = storageWith({ ...stored })
    markLanguageSwitch(storage, '?lang=nl')
    expect(openingCriteria(storage, '?lang=en')).toEqual({})
    markLanguageSwitch(storage, '?status=W')
    expect(openingCriteria(storage, '?lang=en')).toEqual({ status: 'W' })
  })
})
