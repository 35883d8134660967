import { datasetParts } from '@datacentre/catalogue/dataset-parts'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import {
  CHECKSUMS_FILE,
  packageFile,
  SQLITE_FILE,
  WHOLE_DATASET,
} from '@datacentre/catalogue/wire/dataset-files'
import { escapeHtml } from '../answer/escape-html.ts'
import { paragraph } from '../answer/html-text.ts'
import { datasetOf } from '../export/dataset-of.ts'
import type { Asked } from '../features/api-base.ts'
import { pageHtml, tableHtml } from '../features/html/frame.ts'
import type { DatasetFile } from './dataset-files.ts'
import { wordsIn } from './words.ts'

/** What a file holds, in words. */
export function contentOf(name: string, language: Language): string {
  const word = wordsIn(language)
  if (name === packageFile(WHOLE_DATASET)) return word('whole')
  if (name === SQLITE_FILE) return word('sqlite')
  if (name === CHECKSUMS_FILE) return word('checksums')
  const part = datasetParts.find(({ id }) => packageFile(id) === name)
  return part === undefined ? name : `${speak(language)(`table.${part.id}`)}, ${word('part')}`
}

const BYTES_PER_MB = 1_000_000

/** `12,3 MB`; the smallest as kB, so that nothing has no size. */
function sizeIn(language: Language, bytes: number): string {
  const [unit, amount] = bytes < BYTES_PER_MB ? ['kB', bytes / 1000] : ['MB', bytes / BYTES_PER_MB]
  const format = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { maximumFractionDigits: 1 })
  return `${format.format(amount)}\u00a0${unit}`
}

/** A checksum may go on in the next line: it is wider than what it stands beside. */
const breakable = (sha256: string): string => sha256.replaceAll(/.{16}(?=.)/g, '$&<wbr>')

/** Every file of the whole dataset, with its size and checksum. */
export function downloadsPage(asked: Asked, files: readonly DatasetFile[]): string {
  const { language, home, version } = asked
  const word = wordsIn(language)
  const { licence, licenceUrl, title } = datasetOf(version, language)
  const rows = files.map(
    ({ name, bytes, sha256 }) =>
      `<tr><td>${escapeHtml(contentOf(name, language))}</td><th scope="row"><a href="${escapeHtml(`${home}/files/${name}`)}">${name}</a></th><td>${sizeIn(language, bytes)}</td><td><code>${breakable(sha256)}</code></td></tr>`,
  )
  const heads = [word('content'), word('file'), word('size'), 'SHA-256']
  const named = licence ?? licenceUrl
  const linked =
    licenceUrl === null
      ? escapeHtml(named ?? '')
      : `<a href="${escapeHtml(licenceUrl)}">${escapeHtml(named ?? '')}</a>`
  return pageHtml(asked, {
    title: word('title'),
    body: [
      paragraph(word('lead')),
      paragraph(`${title}. ${word('version')} ${version.id}.`),
      named === null ? '' : `<p>${escapeHtml(word('licence'))}: ${linked}</p>`,
      tableHtml(word('title'), heads, rows),
    ].join('\n'),
  })
}

/** The same before the files are there. */
export function notYetPage(asked: Asked): string {
  const word = wordsIn(asked.language)
  return pageHtml(asked, {
    title: word('title'),
    body: paragraph(word('lead')) + paragraph(word('beingMade')),
  })
}
