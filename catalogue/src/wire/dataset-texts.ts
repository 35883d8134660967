import { Type, type Static } from 'typebox'
import type { Language } from '../texts/languages.ts'

/** What a dataset is called, where it comes from and what may be done with it, in words of one language. */
export const DatasetTexts = Type.Object({
  title: Type.String(),
  licence: Type.Union([Type.String(), Type.Null()]),
  sources: Type.Array(Type.String(), { description: 'what the data is based on' }),
})
export type DatasetTexts = Static<typeof DatasetTexts>

export type TextsByLanguage = Readonly<Record<Language, DatasetTexts>>

/** As a store keeps them: with the words of the codes that the dataset brings, by `list.code`. */
export type StoredTexts = Readonly<
  Record<
    Language,
    DatasetTexts & {
      readonly codes?: Readonly<Record<string, string>>
      /** What the dataset says that its codes mean, in whatever language. */
      readonly definitions?: Readonly<Record<string, string>>
    }
  >
>

/** What a package adds in a language; it need not say everything, nor every language. */
export type Translations = { readonly [L in Language]?: Partial<DatasetTexts> | undefined }

/** What a package says in its own language stands wherever it brings no translation. */
export const inEveryLanguage = (own: DatasetTexts, translations: Translations = {}): TextsByLanguage => ({
  nl: { ...own, ...translations.nl },
  en: { ...own, ...translations.en },
})
