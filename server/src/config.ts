import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import { speak } from '@datacentre/catalogue/texts/index'
import { shortPages } from '@datacentre/catalogue/texts/own-pages'
import { tables } from '@datacentre/catalogue/tables'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { Config, Dataset, DatasetVersion } from '@datacentre/catalogue/wire/config'
import type { Version } from '@datacentre/database'
import type { Settings } from './settings/settings.ts'
import { hasRows } from './snapshot/has-rows.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { textsOf } from './version-texts.ts'

type Served = Pick<Snapshot, 'version' | 'tag' | 'history' | 'layers' | 'coverage'>

/** What the apps and scripts may know of this installation and the dataset it serves. */
export function configOf(settings: Settings, portalVersion: string, dataset: Served | null): Config {
  const say = speak('nl')
  return {
    nlogloketVersion: portalVersion,
    dataset: dataset === null ? null : datasetOf(dataset),
    pagedFrom: settings.pagedFrom,
    datacentre: settings.prefix,
    mapviewer: settings.mapviewerPrefix,
    baseMap: settings.baseMap,
    accessLog: settings.accessLog,
    site: settings.site.onScreen,
    pages: Object.fromEntries(shortPages.map((page) => [page, say(`${page}Url`)])),
  }
}

const createdOf = ({ created }: Version): string | null => (created === null ? null : writeDay(created))

const earlierVersion = (version: Version): DatasetVersion => ({
  version: version.id,
  packageVersion: version.packageVersion ?? '',
  importedAt: version.importedAt,
  created: createdOf(version),
  texts: textsOf(version),
  rows: Object.values(version.rowCounts).reduce((sum, count) => sum + count, 0),
})

/** Of every layer whose objects can expire, how many have. */
const expiredIn = (layers: Served['layers']): Record<string, number> =>
  Object.fromEntries(
    [...layers.values()]
      .filter(({ layer }) => layer.expired !== undefined)
      .map(({ layer, rows }) => [
        layer.id,
        rows.filter((row) => hasExpired(layer, (column) => row[column])).length,
      ]),
  )

const datasetOf = ({ version, tag, history, layers, coverage }: Served): Dataset => ({
  name: version.name,
  title: version.title,
  packageVersion: version.packageVersion ?? '',
  version: version.id,
  mapVersion: tag,
  importedAt: version.importedAt,
  created: createdOf(version),
  licence: { name: version.licenceName ?? '', url: version.licenceUrl },
  texts: textsOf(version),
  figuresUntil: version.figuresUntil,
  provisionalFrom: version.provisionalFrom,
  demonstration: version.demonstration,
  rows: { ...version.rowCounts },
  expired: expiredIn(layers),
  figures: { ...coverage },
  absent: tables.map(({ id }) => id).filter((id) => !hasRows(version, id)),
  versions: history.map(earlierVersion),
})
