import { objectAddress } from '../object-address.ts'
import { idleStatuses } from '@datacentre/catalogue/codes/boreholes'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { escapeHtml } from '../answer/escape-html.ts'
import { heading, paragraph } from '../answer/html-text.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { statusInWords } from '../status-in-words.ts'
import type { Company } from './companies.ts'
import { quoted } from './cql-text.ts'
import { madeOnce, type CompanyShown, type Told } from './made-once.ts'
import { productionHtml } from './production-html.ts'
import { counts } from './counts.ts'
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
      `<p class="answer">${escapeHtml(inOneSentence(company, language))}</p>`,
      company.names.length < 2 ? '' : paragraph(`${word('names')}: ${company.names.slice(1).join(', ')}`),
      idleHtml(asked, company),
      wellsOnce(asked, shown),
      fieldsHtml(asked, company),
      licencesHtml(asked, company),
      productionHtml(asked, shown),
      filesHtml(asked, company),
    ].join('\n'),
  })
}

/** What it has now; of a company that has nothing, what was drilled for it. */
function inOneSentence(company: Company, language: Language): string {
  const word = wordsIn(language)
  const say = speak(language)
  const { name } = company
  const [owned, operated] = [counts.owned(company), counts.fields(company)]
  const licences = counts.licences(company)
  if (owned + operated + licences > 0)
    return word('sentence', {
      name,
      owned: say('company.boreholes', { count: owned }),
      idle: say('company.idle', { count: company.idle.length }),
      fields: say('production.field.counted', { count: operated }),
      licences: say('production.licence.counted', { count: licences }),
    })
  const count = counts.drilled(company)
  const drilled =
    count === 0
      ? word('nothingDrilled')
      : word(count === 1 ? 'drilledForIt_one' : 'drilledForIt_other', { count })
  return word('nothingNow', { name, drilled })
}

const dayIn = (day: unknown, { language }: Asked): string =>
  typeof day === 'number' ? showLongDay(day, speak(language)) : '–'

const objectLink = (asked: Asked, id: LayerId, row: AnyRow, [key, name]: readonly [string, string]): string =>
  linkTo(objectAddress(asked, id, row[key] as string | number), String(row[name]), asked)

const wellLink = (asked: Asked, row: AnyRow): string =>
  objectLink(asked, 'boreholes', row, ['boreholeDbk', boreholes.name])

/** More rows than these would push the rest of the page away. */
const SHOWN_AT_ONCE = 20

/** The list of boreholes, narrowed to those that are idle. */
function idleList({ home }: Asked, { names }: Company): string {
  const asked = new URLSearchParams()
  for (const name of names) asked.append('owner', name)
  for (const status of idleStatuses) asked.append('status', status)
  return `${home}${boreholes.route}?${asked}`
}

function idleHtml(asked: Asked, company: Company): string {
  const { idle } = company
  const word = wordsIn(asked.language)
  const rows = idle.map(
    (row) =>
      `<tr><th scope="row">${wellLink(asked, row)}</th><td>${escapeHtml(statusInWords(row, asked.language))}</td><td>${escapeHtml(dayIn(row['startDate'], asked))}</td></tr>`,
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

const licenceStatus = ({ status }: AnyRow, language: Language): string =>
  typeof status === 'string' ? sayCode(language, 'licenceStatus', status) : '–'

function licencesHtml(asked: Asked, company: Company): string {
  const word = wordsIn(asked.language)
  const operated = new Set(company.rowsOf('licences', 'operator'))
  const held = new Set(company.rowsOf('licences', 'licensees'))
  const all = new Set([...operated, ...held])
  if (all.size === 0) return ''
  const rows = company.licences.inForce
    .toSorted((a, b) => Number(a['expiryDate'] ?? Infinity) - Number(b['expiryDate'] ?? Infinity))
    .map((row) => {
      const roles = [
        ...(operated.has(row) ? [word('operatorOf')] : []),
        ...(held.has(row) ? [word('licenseeOf')] : []),
      ]
      const until = typeof row['expiryDate'] === 'number' ? dayIn(row['expiryDate'], asked) : word('noExpiry')
      return `<tr><th scope="row">${objectLink(asked, 'licences', row, ['gdnrCollectionId', 'licenceName'])}</th><td>${escapeHtml(roles.join(', '))}</td><td>${escapeHtml(licenceStatus(row, asked.language))}</td><td>${escapeHtml(until)}</td></tr>`
    })
  const { expired, applied } = company.licences
  return [
    heading(word('licencesTitle')),
    rows.length === 0
      ? ''
      : tableHtml(word('licencesTitle'), [word('name'), word('role'), word('status'), word('endDate')], rows),
    applied.length === 0 ? '' : paragraph(word('applied', { count: applied.length })),
    expired.length === 0 ? '' : paragraph(word('expired', { count: expired.length })),
  ].join('')
}

const wellsOnce = madeOnce(wellsHtml)

/** Its rows in every format, by the API and its filters; nothing is offered that has no rows. */
function filesHtml(asked: Asked, company: Company): string {
  const { names, idle, rowsOf } = company
  const word = wordsIn(asked.language)
  const isNamed = (column: string): string => `${column} IN (${names.map(quoted).join(', ')})`
  const owned = isNamed('legalOwnerName')
  const status = `statusDescription IN (${idleStatuses.map(quoted).join(', ')})`
  const files = [
    {
      title: word('ownedFiles'),
      layer: 'boreholes',
      filter: owned,
      count: rowsOf('boreholes', 'legalOwnerName').length,
    },
    { title: word('idleFiles'), layer: 'boreholes', filter: `${owned} AND ${status}`, count: idle.length },
    {
      title: word('drilled'),
      layer: 'boreholes',
      filter: isNamed('clientOrgName'),
      count: rowsOf('boreholes', 'clientOrgName').length,
    },
    {
      title: word('fieldsTitle'),
      layer: 'fields',
      filter: isNamed('fieldOperator'),
      count: rowsOf('fields', 'fieldOperator').length,
    },
    {
      title: word('licenceFiles'),
      layer: 'licences',
      filter: isNamed('operator'),
      count: rowsOf('licences', 'operator').length,
    },
  ].filter(({ count }) => count > 0)
  const links = ({ layer, filter }: (typeof files)[number]): string =>
    formatsFor(true)
      .map((format) => {
        const address = withParameters(`${asked.base}/collections/${layer}/items`, { filter, f: format })
        return linkTo(address, format.toUpperCase(), asked)
      })
      .join(' · ')
  if (files.length === 0) return ''
  return [
    heading(word('download')),
    ...files.map((file) => `<p>${escapeHtml(file.title)}: ${links(file)}</p>`),
  ].join('')
}
