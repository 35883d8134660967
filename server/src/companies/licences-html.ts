import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { expiryOf, type LicenceStanding } from '@datacentre/catalogue/past/in-force'
import { licences } from '@datacentre/catalogue/registers/index'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { escapeHtml } from '../answer/escape-html.ts'
import { heading, shownHtml } from '../answer/html-text.ts'
import type { Asked } from '../features/api-base.ts'
import { linkTo, tableHtml } from '../features/html/frame.ts'
import { objectAddress } from '../object-address.ts'
import type { Company } from './companies.ts'
import { wordsIn } from './words.ts'

/** The roles in which a company has a licence: the column and the filter of the list that tell of each. */
const roles = [
  { column: 'operator', parameter: 'operator', word: 'operatorOf', listed: 'asOperator' },
  { column: 'licensees', parameter: 'licensee', word: 'licenseeOf', listed: 'asLicensee' },
] as const

/** The licences that it operates or holds: those in force with their end, the others as lists. */
export function licencesHtml(asked: Asked, company: Company): string {
  const { inForce, applied, expired } = company.licences
  if (inForce.length + applied.length + expired.length === 0) return ''
  const word = wordsIn(asked.language)
  // What is looked for first: on a phone the last columns lie outside the window.
  const heads = [word('name'), word('endDate'), word('status'), word('role')]
  return [
    heading(word('licencesTitle')),
    inForce.length === 0 ? '' : tableHtml(word('licencesTitle'), heads, licenceRows(asked, company, inForce)),
    countedHtml(asked, company, 'applied'),
    countedHtml(asked, company, 'expired'),
  ].join('')
}

const licenceStatus = ({ status }: AnyRow, language: Language): string =>
  shownHtml(typeof status === 'string' ? sayCode(language, 'licenceStatus', status) : null, language)

/** A row for each, those that end first above. */
function licenceRows(asked: Asked, { rowsOf }: Company, rows: readonly AnyRow[]): string[] {
  const word = wordsIn(asked.language)
  const inRole = roles.map((role) => ({ ...role, rows: new Set(rowsOf('licences', role.column)) }))
  return rows
    .toSorted((a, b) => (expiryOf(a) ?? Infinity) - (expiryOf(b) ?? Infinity))
    .map((row) => {
      const { gdnrCollectionId, licenceName } = row
      const has = inRole.filter((role) => role.rows.has(row)).map((role) => word(role.word))
      const expires = expiryOf(row)
      const until = expires === null ? word('noExpiry') : showLongDay(expires, speak(asked.language))
      const link = linkTo(
        objectAddress(asked, 'licences', String(gdnrCollectionId)),
        String(licenceName),
        asked,
      )
      return `<tr><th scope="row">${link}</th><td>${escapeHtml(until)}</td><td>${licenceStatus(row, asked.language)}</td><td>${escapeHtml(has.join(', '))}</td></tr>`
    })
}

/** How many stand otherwise, with the lists that have them. */
function countedHtml(asked: Asked, company: Company, standing: LicenceStanding & ('applied' | 'expired')) {
  const { names, rowsOf } = company
  const rows = company.licences[standing]
  if (rows.length === 0) return ''
  const word = wordsIn(asked.language)
  const links = roles.flatMap(({ column, parameter, listed }) => {
    const ofRole = new Set(rowsOf('licences', column))
    // The list narrows by status; a licence without one is in it by its dates, and cannot be asked for.
    const found = rows.filter((row) => ofRole.has(row) && typeof row['status'] === 'string')
    if (found.length === 0) return []
    const query = new URLSearchParams()
    for (const name of names) query.append(parameter, name)
    for (const status of new Set(found.map((row) => String(row['status'])))) query.append('status', status)
    const address = `${asked.home}${licences.route}?${query}`
    return [linkTo(address, word(listed, { count: found.length }), asked)]
  })
  const told = escapeHtml(word(standing, { count: rows.length }))
  return `<p>${told}${links.length === 0 ? '' : ` ${escapeHtml(word('listedAs'))} ${links.join(' · ')}`}</p>`
}
