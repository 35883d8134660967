import type { Table } from '@datacentre/catalogue/grammar/table'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import type { ChangeTold } from '@datacentre/catalogue/wire/lists/changes'
import { valueInWords } from '@datacentre/catalogue/wording/change-in-words'
import { writeDay } from '@datacentre/catalogue/time/days'
import type { Version } from '@datacentre/database'
import { inLanguage, type Asked } from '../features/api-base.ts'
import { spokenIn } from '../speech-in.ts'
import { sayVersion } from '../version-words.ts'
import { atomFeed, type Entry } from './atom.ts'
import { isAny, type VersionThen } from './overview.ts'
import { shownChange } from './shown-change.ts'
import type { ChangeIn } from './reading.ts'
import { sayCounts, wordsIn } from './words.ts'

/** A name that stays (RFC 4151): whose it is, since when, and what. */
export function tagUri({ home }: Asked, importedAt: number, path: string): string {
  const { hostname, pathname } = new URL(home)
  return `tag:${hostname},${writeDay(importedAt)}:${pathname}${path}`
}

/** The feeds themselves have one name for all time. */
export const BEGINNING = Date.UTC(2026, 0, 1)

const originOf = ({ base }: Asked): string => new URL(base).origin

const selfOf = (asked: Asked): string => `${originOf(asked)}${asked.url}`

/** What changed in every version, an entry for each table. */
export function feedOfAll(asked: Asked, versions: readonly VersionThen[]): string {
  const { language, home } = asked
  const entries = versions.flatMap(({ version, before, tables }) =>
    tables.flatMap(({ table, title, changes, address }): Entry[] =>
      before === null || changes === null || address === null || !isAny(changes)
        ? []
        : [
            {
              id: tagUri(asked, version.importedAt, `/changes/${table}/${before.id}-${version.id}`),
              title: `${title}: ${sayVersion(version, language)}`,
              updated: version.importedAt,
              page: inLanguage(address, asked),
              summary: sayCounts(language, changes),
            },
          ],
    ),
  )
  return atomFeed({
    id: tagUri(asked, BEGINNING, `/changes${language === 'en' ? '?lang=en' : ''}`),
    title: `${speak(language)('site.name')}: ${wordsIn(language)('feedOfAll').toLowerCase()}`,
    updated: asked.version.importedAt,
    page: inLanguage(`${home}/changes`, asked),
    language,
    author: speak(language)('site.name'),
    self: selfOf(asked),
    next: null,
    entries,
  })
}

type TableFeed = {
  readonly table: Table
  readonly changes: readonly ChangeIn[]
  /** The last version that is told of. */
  readonly latest: Version
  readonly next: string | null
}

/** What makes the feed of an object or an area another than that of its table, and one language another than the other. */
function narrowedBy({ url }: Asked): { readonly narrowed: string; readonly told: string } {
  const given = new URLSearchParams(url.split('?', 2)[1] ?? '')
  const kept = ['key', 'bbox', 'lang'].flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  const told = kept.filter(([name]) => name !== 'lang').map(([name, value]) => `${name} ${value}`)
  return { narrowed: kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`, told: told.join(', ') }
}

/** What changed in a table, an entry for each row. */
export function feedOfTable(asked: Asked, { table, changes, latest, next }: TableFeed): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const title = speak(language)(`table.${table.id}` as TextKey)
  const { narrowed, told } = narrowedBy(asked)
  const entries = changes.map((one) => changeEntry(asked, table, one))
  return atomFeed({
    id: tagUri(asked, BEGINNING, `/changes/${table.id}${narrowed}`),
    title: `${title}: ${word('title').toLowerCase()}${told === '' ? '' : ` (${told})`}`,
    updated: latest.importedAt,
    page: inLanguage(`${home}/changes/${table.id}`, asked),
    language,
    author: speak(language)('site.name'),
    self: selfOf(asked),
    next,
    entries,
  })
}

/** A change of a row as an entry of a feed. */
export function changeEntry(asked: Asked, table: Table, one: ChangeIn): Entry {
  const { language, home } = asked
  const { importedAt } = one.pair[1]
  const shown = shownChange({ table, language, home }, one)
  const path = `/changes/${table.id}/${shown.from}-${shown.to}/${encodeURIComponent(shown.key)}`
  return {
    id: tagUri(asked, importedAt, path),
    title: `${shown.name}: ${wordsIn(language)(shown.kind).toLowerCase()}`,
    updated: importedAt,
    page: inLanguage(shown.address, asked),
    related: shown.page === null ? null : inLanguage(shown.page, asked),
    summary: summaryOf(asked, table, shown),
  }
}

/** `Resultaat: Gas (GAS) → Olie (OIL)`, a line for each column; of a row that came or went its values. */
function summaryOf({ language }: Asked, table: Table, shown: ChangeTold): string {
  const word = wordsIn(language)
  const lines = shown.columns.map((column) => {
    const [before, after] = [column.before, column.after].map((value) =>
      valueInWords({ table, column, value }, spokenIn(language)),
    )
    if (shown.kind === 'changed') return `${column.title}: ${before} → ${after}`
    return `${column.title}: ${shown.kind === 'added' ? after : before}`
  })
  if (shown.geometryChanged && shown.kind === 'changed') lines.push(`${word('geometry')}: ${word('moved')}`)
  return lines.join('\n')
}
