import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { Version } from '@datacentre/database'
import { textsOf } from '../version-texts.ts'

/** Where a file comes from and what one may do with it, in the words of a language. */
export function datasetOf(version: Version, language: Language) {
  const { title, licence, sources } = textsOf(version)[language]
  return {
    title,
    sources,
    licence,
    licenceUrl: version.licenceUrl,
    version: version.id,
    packageVersion: version.packageVersion,
    created: version.created === null ? null : writeDay(version.created),
    demonstration: version.demonstration,
    ...(version.demonstration && { warning: speak(language)('dataset.demonstration') }),
  }
}
