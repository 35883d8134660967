import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { showMoment } from '@datacentre/catalogue/wording/moment'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Version } from '@datacentre/database'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { textsOf } from '../version-texts.ts'

export type About = {
  readonly version: Version
  readonly language: Language
  readonly made: Date
  readonly rows: number
  /** What was asked, as name and value in words. */
  readonly filters: readonly (readonly [string, string])[]
  readonly units: readonly string[]
  /** What else has to be known to read the rows, a line each. */
  readonly notes?: readonly string[]
  readonly coordinateSystems: readonly string[]
}

/** The licence with where it can be read; null where the package names none. */
const licenceInWords = (licence: string | null, url: string | null): string | null =>
  [licence, url].filter((part) => part !== null).join(', ') || null

/** The second sheet: where the rows come from and how to read them. The first holds nothing but rows. */
export function aboutSheet(about: About): Sheet {
  const { version, language, made } = about
  const say = speak(language)
  const { title, licence, sources } = textsOf(version)[language]
  const facts: (readonly [string, string])[] = [
    ...(version.demonstration
      ? [[say('spreadsheet.demonstration'), say('dataset.demonstration')] as const]
      : []),
    [say('spreadsheet.source'), title],
    ...sources.map((source, at) => [at === 0 ? say('dataset.sources') : '', source] as const),
    [say('dataset.licence'), licenceInWords(licence, version.licenceUrl) ?? say('dataset.noLicence')],
    [say('dataset.version'), `${version.id} (${version.packageVersion ?? '–'})`],
    [say('dataset.date'), version.created === null ? '–' : showLongDay(version.created, say)],
    [say('spreadsheet.time'), showMoment(made, say)],
    [say('spreadsheet.rows'), String(about.rows)],
    [
      say('spreadsheet.filters'),
      about.filters.map(([name, value]) => `${name}: ${value}`).join('; ') || say('spreadsheet.noFilters'),
    ],
    ...about.units.map((unit, at) => [at === 0 ? say('spreadsheet.units') : '', unit] as const),
    ...(about.notes ?? []).map((note, at) => [at === 0 ? say('spreadsheet.notes') : '', note] as const),
    ...about.coordinateSystems.map(
      (system, at) => [at === 0 ? say('spreadsheet.coordinateSystems') : '', system] as const,
    ),
  ]
  return {
    name: say('spreadsheet.about'),
    headers: [[say('spreadsheet.about'), '']],
    rowCount: facts.length,
    row: (index) => facts[index] ?? [],
    filtered: false,
  }
}
