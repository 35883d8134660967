import type { Language, PluralKey, TextKey, Texts } from './languages.ts'

export type Values = Readonly<Record<string, string | number>>

/** Gives the text of a key with its values filled in; `count` chooses the plural form. */
export type Say = (key: TextKey | PluralKey, values?: Values) => string

/** As in i18next: `{{x}}` takes a value as it is, `{{x, number}}` groups its digits as the language does. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g

/** Speaks from one language's texts, which a browser fetches when it starts; plurals and numbers are written as i18next has them. */
export function speakFrom(spoken: Texts, language: Language): Say {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const byKey: Readonly<Record<string, string>> = spoken

  const formOf = (key: string, count: string | number | undefined): string | undefined =>
    typeof count === 'number' ? byKey[`${key}_${plurals.select(count)}`] : undefined

  return (key, values = {}) => {
    const text = formOf(key, values['count']) ?? byKey[key] ?? key
    return text.replace(PLACEHOLDER, (placeholder, name: string, asNumber?: string) => {
      const value = values[name]
      if (value === undefined) return placeholder
      return asNumber && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  }
}
