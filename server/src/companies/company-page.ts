import { objectAddress } from '../object-address.ts'
import { idleStatuses } from '@datacentre/catalogue/codes/boreholes'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { knownDay } from '@datacentre/catalogue/time/days'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { escapeHtml } from '../answer/escape-html.ts'
import { heading, paragraph, shownHtml } from '../answer/html-text.ts'
import type { Asked } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { statusInWords } from '../status-in-words.ts'
import type { Company } from './companies.ts'
import { companySentence } from './company-sentence.ts'
import { licencesHtml } from './licences-html.ts'
import { madeOnce, type CompanyShown, type Told } from './made-once.ts'
import { productionHtml } from './production-html.ts'
import { rowsHtml } from './rows-html.ts'
import { wordsIn } from './words.ts'

export const companyAddress = ({ home }: Asked, { key }: Company): string =>
  `${home}/companies/${encodeURIComponent(key)}`

/** What a company has and had: wells, fields, licences and production. */
export function companyPage(asked: Asked, shown: CompanyShown): string {
  const { company } = shown
  const { language, home } = asked
  const word = wordsIn(language)
  return pageHtml(asked, {
    title: company.name,
    above: [{ href: `${home}/companies`, text: word('title') }],
    body: [
      `<p class="answer">${escapeHtml(companySentence(company, language))}</p>`,
      company.names.length < 2 ? '' : paragraph(`${word('names')}: ${company.names.slice(1).join(', ')}`),
      idleHtml(asked, company),
      wellsOnce(asked, shown),
      fieldsHtml(asked, company),
      licencesHtml(asked, company),
      productionHtml(asked, shown),
      rowsHtml(asked, company),
    ].join('\n'),
  })
}

function dayIn(day: unknown, { language }: Asked): string {
  const known = typeof day === 'number' ? knownDay(day) : null
  return shownHtml(known === null ? null : showLongDay(known, speak(language)), language)
}

const objectLink = (asked: Asked, id: LayerId, row: AnyRow, [key, name]: readonly [string, string]): string =>
  linkTo(objectAddress(asked, id, row[key] as string | number), String(row[name]), asked)

const wellLink = (asked: Asked, row: AnyRow): string =>
  objectLink(asked, 'boreholes', row, ['boreholeDbk', boreholes.name])

/** More rows than these would push the rest of the page away. */
const SHOWN_AT_ONCE = 20

/** What the list of idle boreholes shows: why they are idle, whose they are, and how old. */
const IDLE_COLUMNS = ['startDate', 'purposeCd', 'statusDescription', 'legalOwnerName'] as const

/** The list of boreholes, narrowed to those that are idle. */
function idleList({ home }: Asked, { names }: Company): string {
  const asked = new URLSearchParams()
  for (const name of names) asked.append('owner', name)
  for (const status of idleStatuses) asked.append('status', status)
  for (const column of IDLE_COLUMNS) asked.append('columns', column)
  return `${home}${boreholes.route}?${asked}`
}

function idleHtml(asked: Asked, company: Company): string {
  const { idle } = company
  const word = wordsIn(asked.language)
  const rows = idle.map(
    (row) =>
      `<tr><th scope="row">${wellLink(asked, row)}</th><td>${escapeHtml(statusInWords(row, asked.language))}</td><td>${dayIn(row['startDate'], asked)}</td></tr>`,
  )
  return [
    heading(word('idleTitle')),
    paragraph(word('idleRule')),
    idle.length === 0
      ? paragraph(word('noIdle'))
      : `<details${rows.length <= SHOWN_AT_ONCE ? ' open' : ''}><summary>${escapeHtml(word('showIdle', { count: rows.length }))}</summary>${tableHtml(word('idleTitle'), [word('name'), word('status'), word('since')], rows)}</details><p>${linkTo(idleList(asked, company), word('idleList'), asked)}</p>`,
  ].join('')
}

function wellsHtml({ language }: Told, { company }: CompanyShown): string {
  const word = wordsIn(language)
  const owned = company.rowsOf('boreholes', 'legalOwnerName')
  const drilled = new Set(company.rowsOf('boreholes', 'clientOrgName'))
  const byStatus = new Map<string, number>()
  for (const row of owned) {
    const status = statusInWords(row, language)
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  }
  const rows = [...byStatus]
    .toSorted((a, b) => b[1] - a[1])
    .map(
      ([status, count]) =>
        `<tr><th scope="row">${escapeHtml(status)}</th><td class="number">${showAmount(count, language)}</td></tr>`,
    )
  return [
    heading(word('wells')),
    paragraph(
      word('wellsThenAndNow', {
        drilled: drilled.size,
        owned: owned.length,
        both: owned.filter((row) => drilled.has(row)).length,
      }),
    ),
    rows.length === 0 ? '' : tableHtml(word('wells'), [word('status'), word('count')], rows),
  ].join('')
}

function fieldsHtml(asked: Asked, company: Company): string {
  const rows = company.rowsOf('fields', 'fieldOperator')
  if (rows.length === 0) return ''
  const items = rows.map((row) => `<li>${objectLink(asked, 'fields', row, ['fieldDbk', fields.name])}</li>`)
  return `${heading(wordsIn(asked.language)('fieldsTitle'))}<ul class="contents">${items.join('')}</ul>`
}

const wellsOnce = madeOnce(wellsHtml)
