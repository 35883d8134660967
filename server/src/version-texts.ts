import { inEveryLanguage, type TextsByLanguage } from '@datacentre/catalogue/wire/dataset-texts'
import type { Version } from '@datacentre/database'

/** What a version is called in each language; one that was loaded without translations has one text for both. */
export const textsOf = ({ texts, title, licenceName }: Version): TextsByLanguage =>
  texts ?? inEveryLanguage({ title, licence: licenceName, sources: [] })
