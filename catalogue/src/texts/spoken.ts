import { texts, type Language, type Texts } from './languages.ts'

/** Texts that stand beside ours or in their place; by language and key. */
export type OwnTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

export const NO_OWN_TEXTS: OwnTexts = { nl: {}, en: {} }

/** Our texts with those of the installation, and those with the words of the dataset's codes. */
export const withOwnTexts = (...own: readonly OwnTexts[]): Readonly<Record<Language, Texts>> => ({
  nl: Object.assign({}, texts.nl, ...own.map(({ nl }) => nl)) as Texts,
  en: Object.assign({}, texts.en, ...own.map(({ en }) => en)) as Texts,
})

let spoken: Readonly<Record<Language, Texts>> = texts
const layers = { site: NO_OWN_TEXTS, dataset: NO_OWN_TEXTS }

/** From now on these are said: what a server does once for its installation, and for each dataset that it serves. */
export function sayOwnTexts(layer: keyof typeof layers, own: OwnTexts): void {
  if (layers[layer] === own) return
  layers[layer] = own
  spoken = withOwnTexts(layers.site, layers.dataset)
}

export const spokenTexts = (language: Language): Texts => spoken[language]
