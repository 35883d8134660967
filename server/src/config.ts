import { speak } from '@datacentre/catalogue/texts/index'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { Config, Dataset } from '@datacentre/catalogue/wire/config'
import type { Version } from '@datacentre/database'
import type { Settings } from './settings.ts'

const pages = [
  'quickstart',
  'about',
  'links',
  'disclaimer',
  'contact',
  'accessibility',
  'licenceFigures',
] as const

/** What the apps and scripts may know of this installation and the dataset it serves. */
export function configOf(settings: Settings, portalVersion: string, dataset: Version | null): Config {
  const say = speak('nl')
  return {
    nlogloketVersion: portalVersion,
    dataset: dataset === null ? null : datasetOf(dataset),
    mapviewer: settings.mapviewerPrefix,
    pages: Object.fromEntries(pages.map((page) => [page, say(`${page}Url`)])),
  }
}

const datasetOf = (version: Version): Dataset => ({
  name: version.name,
  title: version.title,
  packageVersion: version.packageVersion ?? '',
  version: version.id,
  importedAt: version.importedAt,
  created: version.created === null ? null : writeDay(version.created),
  licence: { name: version.licenceName ?? '', url: version.licenceUrl },
  figuresUntil: version.figuresUntil,
  demonstration: version.demonstration,
  rows: { ...version.rowCounts },
})
