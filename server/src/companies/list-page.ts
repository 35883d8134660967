import { firstUnits } from '@datacentre/catalogue/grammar/cut-text'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { speak } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { escapeHtml } from '../answer/escape-html.ts'
import { paragraph } from '../answer/html-text.ts'
import { inLanguage, withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml } from '../features/html/frame.ts'
import { companyAddress } from './company-page.ts'
import { countNames, counts, type ListColumn } from './counts.ts'
import { filterNames, filterOf } from './filters.ts'
import { narrowedInWords } from './in-words.ts'
import type { FoundCompanies } from './list.ts'
import {
  changed,
  isNarrowed,
  NOTHING_ASKED,
  writtenQuestion,
  type CompaniesQuestion,
  type Unread,
} from './question.ts'
import { wordsIn } from './words.ts'

type ListShown = {
  readonly question: CompaniesQuestion
  readonly found: FoundCompanies
  readonly unread: readonly Unread[]
}

/** The forms in which the list is taken home, beside JSON. */
export const FILES = ['csv', 'xlsx'] as const

const addressOf = ({ home }: Pick<Asked, 'home'>, question: CompaniesQuestion): string => {
  const written = writtenQuestion(question)
  return `${home}/companies${written === '' ? '' : `?${written}`}`
}

/** Every company with what it has; searched, narrowed and ordered by an address, without a script. */
export function companiesPage(asked: Asked, shown: ListShown): string {
  const word = wordsIn(asked.language)
  const { question, found, unread } = shown
  const address = inLanguage(addressOf(asked, question), asked)
  // What the list does not know must not go along to its other forms, which would refuse it.
  const read = { ...asked, url: address.slice(new URL(asked.home).origin.length) }
  const clear = linkTo(addressOf(asked, { ...question, ...NOTHING_ASKED }), word('clearAll'), asked)
  return pageHtml(read, {
    title: word('title'),
    body: [
      paragraph(word('lead')),
      formHtml(asked, shown),
      unreadHtml(asked, unread),
      chipsHtml(asked, question, clear),
      `<p class="answer">${escapeHtml(countInWords(asked, shown))}</p>`,
      found.companies.length === 0 ? '' : columnsHtml(asked, question),
      filesHtml(asked, address, found),
      found.companies.length === 0 ? `<p>${escapeHtml(word('none'))} ${clear}</p>` : tableOf(asked, shown),
    ].join('\n'),
  })
}

/** What is listed, to be taken home. */
function filesHtml({ language }: Asked, address: string, { companies }: FoundCompanies): string {
  if (companies.length === 0) return ''
  const links = [...FILES, 'json'].map(
    (f) => `<a href="${escapeHtml(withParameters(address, { f }))}">${f.toUpperCase()}</a>`,
  )
  return `<p>${escapeHtml(wordsIn(language)('downloadList'))}: ${links.join(' · ')}</p>`
}

/** Of what an address asks so much is repeated: enough to find it. */
const MOST_REPEATED = 60

/** What of the address the list does not know: `order=size`. */
function unreadHtml({ language }: Asked, unread: readonly Unread[]): string {
  if (unread.length === 0) return ''
  const what = unread.map(({ key, values }) => firstUnits(`${key}=${values.join(', ')}`, MOST_REPEATED))
  return `<p role="note">${escapeHtml(wordsIn(language)('unread', { what: what.join('; ') }))}</p>`
}

function countInWords({ language }: Asked, { question, found: { companies, all } }: ListShown): string {
  const word = wordsIn(language)
  if (isNarrowed(question)) return word('counted', { count: companies.length, all })
  return word(all === 1 ? 'all_one' : 'all_other', { count: all })
}

type Box = { readonly isChosen: boolean; readonly label: string }

const boxHtml = (name: string, value: string, { isChosen, label }: Box): string =>
  `<label><input type="checkbox" name="${name}" value="${value}"${isChosen ? ' checked' : ''}>${escapeHtml(label)}</label>`

const fieldsetHtml = (legend: string, boxes: readonly string[]): string =>
  `<fieldset><legend>${escapeHtml(legend)}</legend>${boxes.join('')}</fieldset>`

/** What a form does not ask itself and must not lose. */
function keptHtml({ language }: Asked, question: CompaniesQuestion, kept: (name: string) => boolean): string {
  const written = [...new URLSearchParams(writtenQuestion(question))].filter(([name]) => kept(name))
  const all = language === 'en' ? [...written, ['lang', 'en'] as const] : written
  return all
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
}

function formHtml(asked: Asked, { question, found }: ListShown): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const choices = filterNames.map((name) => {
    const filter = filterOf(name)
    const boxes = filter.codes.map((code) =>
      boxHtml(name, code, {
        isChosen: question.chosen.get(name)?.includes(code) ?? false,
        label: `${filter.option(code, language)} (${showAmount(found.countOf(name, code), language)})`,
      }),
    )
    return fieldsetHtml(filter.name(language), boxes)
  })
  return `<form class="narrowing" action="${escapeHtml(`${home}/companies`)}">
<p><label>${escapeHtml(word('search'))} <input type="search" name="searchByName" value="${escapeHtml(question.search)}" maxlength="${SEARCH_LENGTH}"></label> <button>${escapeHtml(word('show'))}</button></p>
<details${question.chosen.size > 0 ? ' open' : ''}><summary>${escapeHtml(speak(language)('filters.title'))}</summary><div class="choices">${choices.join('')}</div><p><button>${escapeHtml(word('narrow'))}</button></p></details>
${keptHtml(asked, question, (name) => name === 'order' || name === 'columns')}</form>`
}

/** Which counts the table has. */
function columnsHtml(asked: Asked, question: CompaniesQuestion): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const boxes = countNames.map((name) =>
    boxHtml('columns', name, { isChosen: question.columns.includes(name), label: word(name) }),
  )
  return `<form class="narrowing" action="${escapeHtml(`${home}/companies`)}"><details><summary>${escapeHtml(speak(language)('filter.columns'))}</summary><div class="choices">${fieldsetHtml(word('columnsShown'), boxes)}</div><p><button>${escapeHtml(word('showColumns'))}</button></p></details>
${keptHtml(asked, question, (name) => name !== 'columns')}</form>`
}

/** What narrows the list, each with a link that takes it off. */
function chipsHtml(asked: Asked, question: CompaniesQuestion, clear: string): string {
  if (!isNarrowed(question)) return ''
  const say = speak(asked.language)
  const chips = narrowedInWords(question, asked.language).map(({ of, name, value }) => {
    const left = changed(question, of === 'search' ? { search: '' } : { without: of })
    const address = inLanguage(addressOf(asked, left), asked)
    const remove = say('filters.clear', { filter: name })
    return `<li>${escapeHtml(say('filters.chip', { filter: name, value }))} <a href="${escapeHtml(address)}" aria-label="${escapeHtml(remove)}" title="${escapeHtml(remove)}">×</a></li>`
  })
  return `<ul class="chips" aria-label="${escapeHtml(say('filters.activeList'))}">${chips.join('')}<li class="all">${clear}</li></ul>`
}

/** A heading leads to the order of its column: names from A, numbers from the largest, and turned about when it has that order. */
function headingHtml(asked: Asked, question: CompaniesQuestion, column: ListColumn): string {
  const { order } = question
  const isOrdered = order.column === column
  const next = { column, isDescending: isOrdered ? !order.isDescending : column !== 'name' }
  const sort = isOrdered ? ` aria-sort="${order.isDescending ? 'descending' : 'ascending'}"` : ''
  const mark = isOrdered ? `&nbsp;<span aria-hidden="true">${order.isDescending ? '↓' : '↑'}</span>` : ''
  const title = wordsIn(asked.language)(column === 'name' ? 'company' : column)
  const link = linkTo(addressOf(asked, changed(question, { order: next })), title, asked)
  return `<th scope="col"${column === 'name' ? '' : ' class="number"'}${sort}>${link}${mark}</th>`
}

function tableOf(asked: Asked, { question, found }: ListShown): string {
  const word = wordsIn(asked.language)
  const label = word('title')
  const rows = found.companies.map((company) => {
    const cells = question.columns.map(
      (name) =>
        `<td class="number" data-label="${escapeHtml(word(name))}">${showAmount(counts[name](company), asked.language)}</td>`,
    )
    return `<tr><th scope="row">${linkTo(companyAddress(asked, company), company.name, asked)}</th>${cells.join('')}</tr>`
  })
  const heads = (['name', ...question.columns] as const).map((column) => headingHtml(asked, question, column))
  return `<div class="scrolled" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><table class="ordered"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
