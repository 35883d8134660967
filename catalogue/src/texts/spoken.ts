import { texts, type Language, type Texts } from './languages.ts'

/** Texts of an installation and its dataset, which stand beside ours or in their place; by language and key. */
export type OwnTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

export const NO_OWN_TEXTS: OwnTexts = { nl: {}, en: {} }

/** Our texts with those of the installation and the dataset. */
export const withOwnTexts = (own: OwnTexts): Readonly<Record<Language, Texts>> => ({
  nl: { ...texts.nl, ...own.nl },
  en: { ...texts.en, ...own.en },
})

let spoken: Readonly<Record<Language, Texts>> = texts

/** From now on these are said: what a server does once for each dataset that it serves. */
export function sayOwnTexts(own: OwnTexts): void {
  spoken = own === NO_OWN_TEXTS ? texts : withOwnTexts(own)
}

export const spokenTexts = (language: Language): Texts => spoken[language]
