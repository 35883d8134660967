import { sayCode, speak } from '@datacentre/catalogue/texts/index'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { readDay, readMonth, showDay } from '@datacentre/catalogue/time/days'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { speechIn } from '../../speech-in.ts'
import { escapeHtml } from '../../answer/escape-html.ts'
import { paragraph } from '../../answer/html-text.ts'
import type { Collection } from '../../collections/collections.ts'
import { filePath, formatsFor } from '@datacentre/catalogue/wire/files'
import { fileKinds } from '../../files/file-kinds.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../version-texts.ts'
import type { Asked } from '../api-base.ts'
import { CONFORMS_TO, shownCollections } from '../documents.ts'
import { propertyKind } from '../../collections/properties.ts'
import { titleOf, unitOf } from '../../collections/property-words.ts'
import { answerSystems } from '../systems.ts'
import { apiCrumb, linkTo, pageHtml, tableHtml } from './frame.ts'
import { sayCount, wordsIn } from '../words.ts'

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const collectionLink = ({ id }: Collection, asked: Asked): string =>
  linkTo(`${asked.base}/collections/${id}`, speak(asked.language)(`table.${id}`), asked)

export function landingPage(asked: Asked, shown: readonly Collection[]): string {
  const word = wordsIn(asked.language)
  return pageHtml(asked, {
    title: word('title'),
    body: [
      paragraph(word('lead')),
      `<h2>${linkTo(`${asked.base}/collections`, word('collections'), asked)}</h2>`,
      list(shown.map((collection) => collectionLink(collection, asked))),
      `<h2>${escapeHtml(word('more'))}</h2>`,
      list([
        `<a href="${escapeHtml(asked.base)}/openapi.json?f=json">OpenAPI 3.1</a>`,
        linkTo(`${asked.home}/changes`, word('changes'), asked),
        linkTo(`${asked.base}/conformance`, word('conformance'), asked),
        linkTo(`${asked.home}/api/`, word('documentation'), asked),
        linkTo(`${asked.home}/files`, word('everything'), asked),
      ]),
    ].join('\n'),
  })
}

export const conformancePage = (asked: Asked): string =>
  pageHtml(asked, {
    title: wordsIn(asked.language)('conformance'),
    above: [apiCrumb(asked)],
    body: list(CONFORMS_TO.map((uri) => `<a href="${uri}">${uri}</a>`)),
  })

const collectionsCrumb = (asked: Asked) => ({
  href: `${asked.base}/collections`,
  text: wordsIn(asked.language)('collections'),
})

export function collectionsPage(asked: Asked, snapshot: Snapshot): string {
  const word = wordsIn(asked.language)
  return pageHtml(asked, {
    title: word('collections'),
    above: [apiCrumb(asked)],
    body: list(
      shownCollections(snapshot).map((collection) => {
        const rows = snapshot.features.get(collection.id)?.rows().length ?? 0
        return `${collectionLink(collection, asked)}: ${escapeHtml(sayCount(asked.language, rows))}`
      }),
    ),
  })
}

/** What search engines for datasets read. */
const schemaOrgDataset = (
  { id, geometry }: Collection,
  { home, language }: Asked,
  { version }: Snapshot,
) => ({
  '@context': 'https://schema.org/',
  '@type': 'Dataset',
  name: speak(language)(`table.${id}`),
  description: `${textsOf(version)[language].title}: ${speak(language)(`table.${id}`)}`,
  url: `${home}/api/v1/collections/${id}`,
  version: version.packageVersion ?? String(version.id),
  isAccessibleForFree: true,
  ...(version.licenceUrl !== null && { license: version.licenceUrl }),
  distribution: formatsFor(geometry !== null).map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: fileKinds[format].type.split(';')[0],
    contentUrl: `${home}${filePath(id, format)}`,
  })),
})

export function collectionPage(collection: Collection, asked: Asked, snapshot: Snapshot): string {
  const say = speak(asked.language)
  const word = wordsIn(asked.language)
  const here = `${asked.base}/collections/${collection.id}`
  const rows = snapshot.features.get(collection.id)?.rows().length ?? 0
  return pageHtml(asked, {
    title: say(`table.${collection.id}`),
    data: schemaOrgDataset(collection, asked, snapshot),
    above: [apiCrumb(asked), collectionsCrumb(asked)],
    body: [
      paragraph(sayCount(asked.language, rows)),
      list([
        linkTo(`${here}/items`, word('items'), asked),
        linkTo(`${here}/queryables`, word('queryables'), asked),
        linkTo(`${here}/schema`, word('schema'), asked),
      ]),
      `<h2>${escapeHtml(say('takeHome.files'))}</h2>`,
      list(
        formatsFor(collection.geometry !== null).map((format) =>
          linkTo(`${asked.home}${filePath(collection.id, format)}`, say(`fileFormat.${format}`), asked),
        ),
      ),
      collection.geometry === null
        ? ''
        : `<h2>${escapeHtml(word('systems'))}</h2>${list(answerSystems.map(({ uri }) => `<code>${uri}</code>`))}`,
    ].join('\n'),
  })
}

/** What every property means, its unit and its codes. */
export function schemaPage(collection: Collection, asked: Asked, kind: 'queryables' | 'schema'): string {
  const { language } = asked
  const say = speak(language)
  const word = wordsIn(language)
  const rows = collection.columns.map((column) => {
    const codes = 'codes' in column ? linkTo(`${asked.home}/codes`, column.codes, asked, column.codes) : ''
    const { type, format } = propertyKind(column).schema as { type: string; format?: string }
    return `<tr><th scope="row"><code>${column.key}</code></th><td>${escapeHtml(titleOf(collection, column, language))}</td><td>${format ?? type}</td><td>${escapeHtml(unitOf(collection, column) ?? '')}</td><td>${codes}</td></tr>`
  })
  const heads = ['property', 'meaning', 'type', 'unit', 'codes'] as const
  return pageHtml(asked, {
    title: `${say(`table.${collection.id}`)}: ${word(kind)}`,
    above: [
      apiCrumb(asked),
      collectionsCrumb(asked),
      { href: `${asked.base}/collections/${collection.id}`, text: say(`table.${collection.id}`) },
    ],
    body: tableHtml(
      say(`table.${collection.id}`),
      heads.map((head) => word(`head.${head}`)),
      rows,
    ),
  })
}

/** A value of a property as people read it, in lists too: codes in words, days and numbers as the language has them. */
export function shownValue(collection: Collection, key: string, value: unknown, { language }: Asked): string {
  const column = collection.byKey.get(key)
  if (value === null || value === undefined || column === undefined) return ''
  const words = (code: string): string => ('codes' in column ? sayCode(language, column.codes, code) : code)
  if (Array.isArray(value)) return value.map((part) => words(String(part))).join(', ')
  if (column.kind === 'day' && typeof value === 'string') {
    const day = readDay(value)
    return day === null ? value : showDay(day)
  }
  if (column.kind === 'month' && typeof value === 'string') {
    const month = readMonth(value) ?? readDay(value)
    return month === null ? value : showLongMonth(month, speak(language))
  }
  if (column.kind === 'number' && typeof value === 'number')
    return showValue(value, column, speechIn(language)) ?? ''
  if (typeof value === 'boolean') return wordsIn(language)(value ? 'yes' : 'no')
  return words(String(value))
}
