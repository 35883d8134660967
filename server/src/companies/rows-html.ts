import { idleStatuses } from '@datacentre/catalogue/codes/boreholes'
import { speak } from '@datacentre/catalogue/texts/index'
import { filePath, formatsFor, type FileFormat } from '@datacentre/catalogue/wire/files'
import { escapeHtml } from '../answer/escape-html.ts'
import { heading } from '../answer/html-text.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo } from '../features/html/frame.ts'
import type { Company } from './companies.ts'
import { quoted } from './cql-text.ts'
import { wordsIn } from './words.ts'

type Rows = {
  readonly title: string
  readonly count: number
  readonly addressOf: (format: FileFormat) => string
}

/** Its rows in every format; nothing is offered that has no rows. */
export function rowsHtml(asked: Asked, company: Company): string {
  const word = wordsIn(asked.language)
  const say = speak(asked.language)
  const offered = rowsOffered(asked, company).filter(({ count }) => count > 0)
  if (offered.length === 0) return ''
  const paragraphs = offered.map(({ title, addressOf }) => {
    const links = formatsFor(true).map((format) =>
      linkTo(addressOf(format), say(`fileFormat.${format}`), asked),
    )
    return `<p>${escapeHtml(title)}: ${links.join(' · ')}</p>`
  })
  return `<section class="tools">${heading(word('download'))}${paragraphs.join('')}</section>`
}

function rowsOffered(asked: Asked, { names, idle, rowsOf }: Company): readonly Rows[] {
  const word = wordsIn(asked.language)
  const isNamed = (column: string): string => `${column} IN (${names.map(quoted).join(', ')})`
  const owned = isNamed('legalOwnerName')
  const status = `statusDescription IN (${idleStatuses.map(quoted).join(', ')})`
  const byFilter =
    (layer: 'boreholes' | 'fields' | 'licences', filter: string): Rows['addressOf'] =>
    (format) =>
      withParameters(`${asked.base}/collections/${layer}/items`, { filter, f: format })
  // A licence has several holders, which the filters of the API cannot tell apart; those of its list can.
  const held = new URLSearchParams(names.map((name): [string, string] => ['licensee', name]))
  return [
    {
      title: word('ownedFiles'),
      count: rowsOf('boreholes', 'legalOwnerName').length,
      addressOf: byFilter('boreholes', owned),
    },
    {
      title: word('idleFiles'),
      count: idle.length,
      addressOf: byFilter('boreholes', `${owned} AND ${status}`),
    },
    {
      title: word('drilled'),
      count: rowsOf('boreholes', 'clientOrgName').length,
      addressOf: byFilter('boreholes', isNamed('clientOrgName')),
    },
    {
      title: word('fieldsTitle'),
      count: rowsOf('fields', 'fieldOperator').length,
      addressOf: byFilter('fields', isNamed('fieldOperator')),
    },
    {
      title: word('licenceFiles'),
      count: rowsOf('licences', 'operator').length,
      addressOf: byFilter('licences', isNamed('operator')),
    },
    {
      title: word('heldFiles'),
      count: rowsOf('licences', 'licensees').length,
      addressOf: (format) => `${asked.home}${filePath('licences', format)}?${held}`,
    },
  ]
}
