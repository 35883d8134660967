import { inEveryLanguage } from '@datacentre/catalogue/wire/dataset-texts'
import { describe, expect, it } from 'vitest'
import { readTranslations } from './translations.ts'

describe('The translations of a package', () => {
  const own = { title: 'Boreholes', licence: 'Open Government Licence', sources: ['An archive'] }

  it('stand beside its own words, which fill what they do not say [D25.11]', () => {
    const translations = readTranslations({ nl: { title: 'Boringen', sources: ['Een archief'] } })
    expect(inEveryLanguage(own, translations ?? {})).toEqual({
      nl: { title: 'Boringen', licence: 'Open Government Licence', sources: ['Een archief'] },
      en: own,
    })
  })

  it('are refused in a language there are no pages in, and with words that have no place [D25.11]', () => {
    expect(readTranslations({ de: { title: 'Bohrungen' } })).toBeNull()
    expect(readTranslations({ nl: { titel: 'Boringen' } })).toBeNull()
    expect(readTranslations({ nl: { sources: 'Een archief' } })).toBeNull()
    expect(readTranslations({ nl: { title: '' } })).toBeNull()
    expect(readTranslations(['Boringen'])).toBeNull()
  })
})
