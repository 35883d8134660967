import type { Language } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'

type Values = Readonly<Record<string, string | number>>

/** As the texts of the apps have it: `{{year}}` takes a value as it is, `{{count, number}}` as the language writes numbers. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g

/** Speaks from the words of one part of the site, which the apps do not fetch. A word that one language lacks does not compile. */
export const wordsFrom =
  <Word extends string>(words: Readonly<Record<Language, Readonly<Record<Word, string>>>>) =>
  (language: Language) =>
  (key: Word, values: Values = {}): string =>
    words[language][key].replaceAll(PLACEHOLDER, (_, name: string, asNumber: string | undefined) => {
      const value = values[name] ?? ''
      return asNumber !== undefined && typeof value === 'number' ? showAmount(value, language) : String(value)
    })
