import { writeNumber } from '../numbers/written-number.ts'
import type { Language, PluralKey, TextKey, Texts } from './languages.ts'

type Values = Readonly<Record<string, string | number>>

/** Gives the text of a key with its values filled in; `count` chooses the plural form. */
export type Say = (key: TextKey | PluralKey, values?: Values) => string

/** As in i18next: `{{x}}` takes a value as it is, `{{x, number}}` groups its digits as the language does. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g

type Part = string | { readonly name: string; readonly isNumber: boolean; readonly written: string }

/** A text cut at its placeholders. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(PLACEHOLDER)) {
    const [written, name = '', asNumber] = found
    parts.push(text.slice(end, found.index), { name, isNumber: asNumber !== undefined, written })
    end = found.index + written.length
  }
  return [...parts, text.slice(end)]
}

/** Speaks from one language's texts, which a browser fetches when it starts; plurals and numbers are written as i18next has them. */
export function speakFrom(spoken: Texts, language: Language): Say {
  const plurals = new Intl.PluralRules(language)
  const byKey: Readonly<Record<string, string>> = spoken
  // A chart says the same sentence thousands of times: it is cut once.
  const cut = new Map<string, readonly Part[]>()

  const formOf = (key: string, count: string | number | undefined): string | undefined =>
    typeof count === 'number' ? byKey[`${key}_${plurals.select(count)}`] : undefined

  const partsFor = (text: string): readonly Part[] => {
    const known = cut.get(text) ?? partsOf(text)
    cut.set(text, known)
    return known
  }

  return (key, values = {}) => {
    const text = formOf(key, values['count']) ?? byKey[key] ?? key
    let said = ''
    for (const part of partsFor(text)) {
      const value = typeof part === 'string' ? part : (values[part.name] ?? part.written)
      const isGrouped = typeof part !== 'string' && part.isNumber && typeof value === 'number'
      said += isGrouped ? writeNumber(value, language) : value
    }
    return said
  }
}
