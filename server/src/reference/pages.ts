import { speak } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import type { BookedCode, BookedList } from './code-book.ts'
import type { ListedColumn, ListedTable } from './column-dictionary.ts'
import { wordsIn } from './words.ts'

const contents = (ids: readonly (readonly [id: string, text: string])[], label: string): string =>
  `<nav aria-label="${escapeHtml(label)}"><ul class="contents">${ids.map(([id, text]) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')}</ul></nav>`

const asSheet = ({ url }: Asked) => [{ href: withParameters(url, { f: 'xlsx' }), text: 'Excel' }]

const numbers = { nl: new Intl.NumberFormat('nl-NL'), en: new Intl.NumberFormat('en-GB') }

/** Every code with its words, its meaning and the rows that have it. */
export function codesPage(asked: Asked, lists: readonly BookedList[]): string {
  const { language } = asked
  const word = wordsIn(language)
  const usesOf = ({ uses }: BookedCode): string =>
    uses
      .map(({ table, rows, href }) => {
        const text = `${speak(language)(`table.${table}`)}: ${numbers[language].format(rows)}`
        return href === null ? escapeHtml(text) : linkTo(href, text, asked)
      })
      .join('<br>')
  const rowOf = (code: BookedCode): string =>
    `<tr><th scope="row"><code>${escapeHtml(code.code)}</code></th><td>${escapeHtml(code[language])}${code.isRetired ? ` (${word('retired')})` : ''}</td><td>${escapeHtml(code.definition?.[language] ?? word('noMeaning'))}</td><td>${usesOf(code)}</td></tr>`
  const heads = [word('code'), word('name'), word('meaning'), word('rows')]
  return pageHtml(asked, {
    title: word('codes'),
    forms: asSheet(asked),
    body: [
      `<p>${escapeHtml(word('codesLead'))}</p>`,
      contents(
        lists.map(({ list, title }) => [list, title[language]] as const),
        word('lists'),
      ),
      ...lists.map(
        ({ list, title, codes }) =>
          `<section><h2 id="${list}">${escapeHtml(title[language])}</h2><p><code>${list}</code></p>${tableHtml(title[language], heads, codes.map(rowOf))}</section>`,
      ),
    ].join('\n'),
  })
}

/** Every column with its meaning, unit and kind of value. */
export function columnsPage(asked: Asked, tables: readonly ListedTable[]): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const rowOf = ({ column, title, meaning, rule, unit, datum, codes, refersTo }: ListedColumn): string => {
    const kind = codes === null ? escapeHtml(rule[language]) : linkTo(`${home}/codes`, codes, asked, codes)
    const reference =
      refersTo === null ? '' : `<br><a href="#${refersTo.split('.')[0]}"><code>${refersTo}</code></a>`
    return `<tr><th scope="row"><code>${column}</code></th><td>${escapeHtml(title[language])}</td><td>${escapeHtml(meaning?.[language] ?? '')}</td><td>${escapeHtml(datum === null ? (unit?.[language] ?? '') : datum)}</td><td>${kind}${reference}</td></tr>`
  }
  const heads = [word('column'), word('name'), word('meaning'), word('unit'), word('kind')]
  return pageHtml(asked, {
    title: word('columns'),
    forms: asSheet(asked),
    body: [
      `<p>${escapeHtml(word('columnsLead'))}</p>`,
      `<p>${escapeHtml(`${word('source')}: ${tables[0]?.columns[0]?.source[language] ?? ''}`)}</p>`,
      contents(
        tables.map(({ table: id, title }) => [id, title[language]] as const),
        word('tables'),
      ),
      ...tables.map(
        ({ table: id, title, columns }) =>
          `<section><h2 id="${id}">${escapeHtml(title[language])}</h2>${tableHtml(title[language], heads, columns.map(rowOf))}</section>`,
      ),
    ].join('\n'),
  })
}
