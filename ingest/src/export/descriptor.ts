import {
  inEveryLanguage,
  type DatasetTexts,
  type StoredTexts,
} from '@datacentre/catalogue/wire/dataset-texts'
import type { Version } from '@datacentre/database'

/** What a version is called in both languages; one that was loaded before it could say so has one text for both. */
export const textsOf = ({ texts, title, licenceName }: Version): StoredTexts =>
  texts ?? inEveryLanguage({ title, licence: licenceName, sources: [] })

/** The descriptor of a version, with all that the import reads; nothing in it tells when it was written. */
export function descriptorOf(version: Version, resources: readonly object[]): string {
  const { name, title, packageVersion, created, figuresUntil, provisionalFrom, demonstration } = version
  const texts = textsOf(version)
  const own = texts.nl.title === title && texts.en.title !== title ? texts.nl : texts.en
  const descriptor = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name,
    title,
    ...(packageVersion !== null && { version: packageVersion }),
    ...(created !== null && { created: new Date(created).toISOString() }),
    ...licencesOf(version),
    sources: own.sources.map((source) => ({ title: source })),
    translations: { nl: translationOf(texts.nl), en: translationOf(texts.en) },
    demonstration,
    ...(figuresUntil !== null && { figuresUntil }),
    ...(provisionalFrom !== null && { provisionalFrom }),
    resources,
  }
  return `${JSON.stringify(descriptor, null, 2)}\n`
}

function licencesOf({ licenceName, licenceUrl }: Version): object {
  if (licenceName === null && licenceUrl === null) return {}
  return {
    licenses: [
      {
        ...(licenceName !== null && { title: licenceName }),
        ...(licenceUrl !== null && { path: licenceUrl }),
      },
    ],
  }
}

const translationOf = ({ title, licence, sources }: DatasetTexts): object => ({
  title,
  ...(licence !== null && { licence }),
  sources,
})
