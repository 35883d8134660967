import { NO_OWN_TEXTS, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import {
  inEveryLanguage,
  type DatasetTexts,
  type TextsByLanguage,
} from '@datacentre/catalogue/wire/dataset-texts'
import type { Version } from '@datacentre/database'

/** What a version is called in each language; one that was loaded without translations has one text for both. */
export const textsOf = ({ texts, title, licenceName }: Version): TextsByLanguage =>
  texts === null
    ? inEveryLanguage({ title, licence: licenceName, sources: [] })
    : { nl: wordsOf(texts.nl), en: wordsOf(texts.en) }

/** Without the words of codes, which go with the texts of the interface. */
const wordsOf = ({ title, licence, sources }: DatasetTexts): DatasetTexts => ({ title, licence, sources })

/** What a dataset says that its codes mean, by `list.code`. */
export const definitionsOf = ({ texts }: Version): Readonly<Record<string, string>> =>
  texts?.nl.definitions ?? {}

/** The words of the codes that a dataset brings. */
export const codesOf = ({ texts }: Version): OwnTexts =>
  texts?.nl.codes === undefined ? NO_OWN_TEXTS : { nl: texts.nl.codes, en: texts.en.codes ?? {} }
