import type { Table } from '@datacentre/catalogue/grammar/table'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import type { ChangeTold, ColumnTold } from '@datacentre/catalogue/wire/lists/changes'
import { valueInWords } from '@datacentre/catalogue/wording/change-in-words'
import { showMoment } from '@datacentre/catalogue/wording/moment'
import type { ChangeCounts, Version } from '@datacentre/database'
import { escapeHtml } from '../answer/escape-html.ts'
import { missingHtml, paragraph } from '../answer/html-text.ts'
import { withParameters, type Asked, type Link } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { spokenIn } from '../speech-in.ts'
import { sayVersion } from '../version-words.ts'
import type { TableThen, VersionThen } from './overview.ts'
import type { Pair } from './question.ts'
import { sayCounts, sayNumber, wordsIn } from './words.ts'

const inCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Every version, with what it changed in each table and its files. */
export function overviewPage(asked: Asked, versions: readonly VersionThen[], links: readonly Link[]): string {
  const { language, home } = asked
  const word = wordsIn(language)
  return pageHtml(asked, {
    title: word('title'),
    forms: [{ href: `${home}/changes.atom`, text: 'Atom' }],
    links,
    body: [paragraph(word('lead')), ...versions.map((one, at) => versionHtml(asked, one, at === 0))].join(
      '\n',
    ),
  })
}

function versionHtml(asked: Asked, { version, before, tables }: VersionThen, isNewest: boolean): string {
  const { language } = asked
  const word = wordsIn(language)
  const name = inCapital(sayVersion(version, language))
  const heading = isNewest ? `${name} (${word('newest')})` : name
  const imported = `${word('imported')} ${showMoment(new Date(version.importedAt), speak(language))}.`
  const heads = (['table', 'rows', 'added', 'removed', 'changed', 'files'] as const).map((key) => word(key))
  return [
    `<section><h2 id="version-${version.id}">${escapeHtml(heading)}</h2>`,
    paragraph(before === null ? `${imported} ${word('oldest')}` : imported),
    tableHtml(
      heading,
      heads,
      tables.map((one) => tableRow(asked, one)),
    ),
    '</section>',
  ].join('\n')
}

function tableRow(asked: Asked, { title, rows, changes, address, list, files }: TableThen): string {
  const { language } = asked
  const name = address === null ? escapeHtml(title) : linkTo(address, title, asked)
  const counts = (['added', 'removed', 'changed'] as const).map((kind) =>
    changes === null ? missingHtml(language) : sayNumber(language, changes[kind]),
  )
  const links = [
    ...(list === null ? [] : [linkTo(list, wordsIn(language)('list'), asked)]),
    ...files.map(({ format, address: file }) => linkTo(file, format, asked)),
  ]
  const cells = [sayNumber(language, rows), ...counts].map((cell) => `<td>${cell}</td>`)
  return `<tr><th scope="row">${name}</th>${cells.join('')}<td>${links.join(' ')}</td></tr>`
}

type TableShown = {
  readonly table: Table
  readonly pair: Pair
  readonly counts: ChangeCounts
  readonly changes: readonly ChangeTold[]
  readonly kept: readonly Version[]
  readonly links: readonly Link[]
  /** The address with both versions in it. */
  readonly cited: string
}

/** What changed in a table between two versions, row by row and column by column. */
export function tablePage(asked: Asked, shown: TableShown): string {
  const { table, pair, counts, changes, links, cited } = shown
  const { language, home, url } = asked
  const word = wordsIn(language)
  const [from, to] = pair
  const title = `${speak(language)(`table.${table.id}` as TextKey)}: ${word('title').toLowerCase()}`
  const between =
    language === 'nl'
      ? `Van ${sayVersion(from, language)} naar ${sayVersion(to, language)}: ${sayCounts(language, counts)}.`
      : `From ${sayVersion(from, language)} to ${sayVersion(to, language)}: ${sayCounts(language, counts)}.`
  const turning = links
    .filter(({ rel }) => rel === 'prev' || rel === 'next')
    .map(({ href, rel }) => {
      const words = speak(language)(rel === 'next' ? 'paging.next' : 'paging.previous')
      return `<a rel="${rel}" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`
    })
  const rows = changes.flatMap((change) => changeRows(asked, table, change))
  const heads = (['what', 'column', 'before', 'after'] as const).map((key) => word(key))
  return pageHtml(asked, {
    title,
    above: [{ href: `${home}/changes`, text: word('title') }],
    forms: [{ href: withParameters(url, { f: 'atom' }), text: 'Atom' }],
    links,
    cited,
    body: (shown.kept.length < 2
      ? [paragraph(`${inCapital(sayVersion(to, language))}. ${word('oldest')}`)]
      : [
          paragraph(between),
          rows.length === 0 ? paragraph(word('none')) : tableHtml(title, heads, rows),
          turning.length === 0 ? '' : `<p>${turning.join(' · ')}</p>`,
          comparing(asked, shown),
        ]
    ).join('\n'),
  })
}

/** A row of the table for each column that differs; the first of them names what changed. */
function changeRows(asked: Asked, table: Table, change: ChangeTold): string[] {
  const { language } = asked
  const word = wordsIn(language)
  const inWords = (column: ColumnTold, value: ColumnTold['before']): string =>
    escapeHtml(valueInWords({ table, column, value }, spokenIn(language)))
  const cells = [
    ...change.columns.map(
      (column) =>
        `<td>${escapeHtml(column.title)}</td><td>${inWords(column, column.before)}</td><td>${inWords(column, column.after)}</td>`,
    ),
    ...(change.geometryChanged
      ? [`<td>${escapeHtml(word('geometry'))}</td><td></td><td>${escapeHtml(word('moved'))}</td>`]
      : []),
  ]
  const name = change.page === null ? escapeHtml(change.name) : linkTo(change.page, change.name, asked)
  const head = `<th scope="row" rowspan="${Math.max(1, cells.length)}">${name}<br>${escapeHtml(word(change.kind))}</th>`
  const [first = '<td></td><td></td><td></td>', ...rest] = cells
  return [`<tr>${head}${first}</tr>`, ...rest.map((cell) => `<tr>${cell}</tr>`)]
}

/** A form to compare any two versions, which needs no script. */
function comparing({ language, home }: Asked, { table, pair, kept }: TableShown): string {
  const word = wordsIn(language)
  const choice = (name: 'from' | 'to', chosen: Version): string => {
    const options = kept.map(
      (version) =>
        `<option value="${version.id}"${version.id === chosen.id ? ' selected' : ''}>${escapeHtml(inCapital(sayVersion(version, language)))}</option>`,
    )
    return `<label>${escapeHtml(word(name))} <select name="${name}">${options.join('')}</select></label>`
  }
  const inEnglish = language === 'en' ? '<input type="hidden" name="lang" value="en">' : ''
  return `<h2>${escapeHtml(word('compare'))}</h2><form action="${escapeHtml(`${home}/changes/${table.id}`)}"><p>${choice('from', pair[0])} ${choice('to', pair[1])} ${inEnglish}<button>${escapeHtml(word('show'))}</button></p></form>`
}
