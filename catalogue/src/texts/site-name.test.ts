import { describe, expect, it } from 'vitest'
import { texts } from './index.ts'
import { noPortal, textsNaming, textsOfAnyCountry } from './site-name.ts'

const languages = ['nl', 'en'] as const

/** What the operator puts its own mail address in. */
const mails = ['contactEmail', 'reportErrorUrl']

/** The other language, and the grid of the map, are called so everywhere. */
const calledSo = ['languageSwitch', 'coordinateSystem.RD', 'boreholeSheet.xRd', 'boreholeSheet.yRd']

const placeholders = (text: string) => text.match(/\{\{[^}]+\}\}/g) ?? []

describe.each(languages)('the texts of another site in %s', (language) => {
  const ours: Readonly<Record<string, string>> = texts[language]
  const keysOf = (pattern: RegExp, left: readonly string[]) =>
    Object.keys(ours).filter((key) => pattern.test(ours[key] ?? '') && !left.includes(key))

  it('have its name wherever ours have our own [D25.25]', () => {
    const named = textsNaming[language]('Bodemloket')
    const withOurName = keysOf(/data ?cent(re|er)|gasportaal|gas portal/i, mails)
    expect(Object.keys(named).toSorted()).toEqual(withOurName.toSorted())
    for (const [key, text] of Object.entries(named)) {
      expect(text).toContain('Bodemloket')
      expect(placeholders(text)).toEqual(placeholders(ours[key] ?? ''))
    }
  })
  it('lead to our portal nowhere, unless it says so [D25.25]', () => {
    const partners = ['researchOrganisationUrl', 'geologicalSurveyUrl']
    expect(Object.keys(noPortal).toSorted()).toEqual(keysOf(/nlog\.nl/, partners).toSorted())
  })
  it('name no country where it is another than ours [D25.25]', () => {
    const general = textsOfAnyCountry[language]
    const ofOurCountry = keysOf(/nederland|dutch|netherlands/i, calledSo)
    expect(Object.keys(general).toSorted()).toEqual(ofOurCountry.toSorted())
    for (const [key, text] of Object.entries(general))
      expect(placeholders(text)).toEqual(placeholders(ours[key] ?? ''))
  })
})
