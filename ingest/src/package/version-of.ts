import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { NO_OWN_TEXTS } from '@datacentre/catalogue/texts/spoken'
import type { StoredTexts, TextsByLanguage } from '@datacentre/catalogue/wire/dataset-texts'
import type { NewVersion, Version } from '@datacentre/database'
import type { CheckedPackage } from './check-package.ts'
import type { OwnCodes } from './codes/own-codes.ts'
import type { Descriptor } from './descriptor.ts'

/**
 * What the new version says of itself: what the package does. Where only some tables are brought, the dataset keeps its name,
 * licence and sources.
 */
export function versionOf(
  descriptor: Descriptor,
  { folder, checksum, standing, isPartial, tableSums, ownCodes, lastMonth }: CheckedPackage,
): NewVersion {
  const figuresUntil = descriptor.figuresUntil ?? lastMonth
  const said = {
    name: descriptor.name,
    title: descriptor.title,
    packageVersion: descriptor.version,
    created: descriptor.created,
    licenceName: descriptor.licenceName,
    licenceUrl: descriptor.licenceUrl,
    figuresUntil,
    provisionalFrom: notAfter(figuresUntil, descriptor.provisionalFrom),
    demonstration: descriptor.demonstration,
    texts: withCodes(descriptor.texts, ownCodes),
  }
  if (!isPartial || standing === null) return { ...said, source: folder, checksum }
  const { version } = standing
  const ofFigures = bringsFigures(descriptor) ? descriptor : null
  const until = ofFigures?.figuresUntil ?? later(version.figuresUntil, lastMonth)
  return {
    name: version.name,
    title: version.title,
    packageVersion: version.packageVersion,
    created: version.created,
    licenceName: version.licenceName,
    licenceUrl: version.licenceUrl,
    figuresUntil: until,
    provisionalFrom: notAfter(until, ofFigures?.provisionalFrom ?? version.provisionalFrom),
    demonstration: version.demonstration,
    texts: withMoreCodes(version.texts, ownCodes),
    source: folder,
    checksum: checksumWith(version.checksum, tableSums),
  }
}

/** The later of two months, as they are written. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

/** The month from which figures are provisional, where there are any so late. */
const notAfter = (until: string | null, provisionalFrom: string | null): string | null =>
  until !== null && provisionalFrom !== null && provisionalFrom <= until ? provisionalFrom : null

/** The words of a dataset with those of its own codes. */
const withCodes = (texts: TextsByLanguage, { texts: codes, definitions }: OwnCodes): StoredTexts =>
  codes === NO_OWN_TEXTS
    ? texts
    : { nl: { ...texts.nl, codes: codes.nl, definitions }, en: { ...texts.en, codes: codes.en } }

const bringsFigures = ({ resources }: Descriptor): boolean =>
  resources.some(({ table }) => productionScreens.some((screen) => screen.table?.id === table.id))

/** The words that stand, with those of codes that come with a table. */
const withMoreCodes = (
  texts: StoredTexts | null,
  { texts: codes, definitions }: OwnCodes,
): StoredTexts | null =>
  texts === null || codes === NO_OWN_TEXTS
    ? texts
    : {
        nl: {
          ...texts.nl,
          codes: { ...texts.nl.codes, ...codes.nl },
          definitions: { ...texts.nl.definitions, ...definitions },
        },
        en: { ...texts.en, codes: { ...texts.en.codes, ...codes.en } },
      }

/** Of a version and the tables that were brought into it. */
function checksumWith(before: string, tableSums: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(before)
  for (const [table, sum] of tableSums) hash.update(`${table} ${sum}\n`)
  return hash.digest('hex')
}

/** Whether a package says the same of itself as the dataset that stands, from whatever folder it comes. */
export function saysTheSame(version: Version, next: NewVersion): boolean {
  const said = ({ name, title, packageVersion, created, licenceName, licenceUrl, ...more }: NewVersion) => {
    const { figuresUntil, provisionalFrom, demonstration, texts } = more
    const said = [name, title, packageVersion, created, licenceName, licenceUrl, figuresUntil]
    return [...said, provisionalFrom, demonstration, texts]
  }
  return isDeepStrictEqual(said(version), said(next))
}
