import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnName } from '@datacentre/catalogue/list/column-name'
import { viewList } from '@datacentre/catalogue/list/list'
import { cellClass, columnClass, tableColumns } from '@datacentre/catalogue/list/table-columns'
import { columnsOfSign } from '@datacentre/catalogue/signs/code-signs'
import { DEFAULT_PAGE_SIZE } from '@datacentre/catalogue/screen-constants'
import { columnTextKey, speak, type Language } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { escapeHtml } from '../answer/escape-html.ts'
import { madeByName } from '../snapshot/made-by-name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'
import { jsonInPage } from './json-in-page.ts'

/** The first page of a list: as a table to read, and as the rows that the app goes on with. */
export type FirstRows = { readonly table: string; readonly data: string }

const once = madeByName<FirstRows>()

/** The first rows of a register. */
export const firstRowsOf = (snapshot: Snapshot, register: Register, language: Language): FirstRows =>
  once(snapshot, `${register.id} ${language}`, () => writeRows(snapshot, register, language))

function writeRows(snapshot: Snapshot, register: Register, language: Language): FirstRows {
  const list = snapshot.registers.get(register.id)
  if (list === undefined) return { table: '', data: '' }
  const rows = Array.from(
    viewList(list.index(), {}).rows.subarray(0, DEFAULT_PAGE_SIZE),
    (row) => list.rows[row]!,
  )
  const { code, inRow } = tableColumns(register)
  const keys = [
    register.key[0] ?? '',
    register.onMap.pageId,
    register.name,
    ...[code, ...inRow].flatMap((one) => one?.key ?? []),
    ...inRow.flatMap((one) => (one.kind === 'code' ? columnsOfSign(one.codes) : [])),
  ]
  const data = { register: register.id, rows: rows.map((row) => pick(row, keys)) }
  return { table: tableHtml(register, rows, language), data: jsonInPage(data) }
}

const pick = (row: AnyRow, keys: readonly string[]): AnyRow =>
  Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))

/** With the classes of the app's own table, so that it looks as it will. */
function tableHtml(register: Register, rows: readonly AnyRow[], language: Language): string {
  const say = speak(language)
  const { code, inRow } = tableColumns(register)
  const classOf = (column: Column): string => {
    const name = cellClass(column)
    return name === undefined ? '' : ` class="${name}"`
  }
  const heads = inRow.map(
    (column) => `<th scope="col"${classOf(column)}>${escapeHtml(columnName(register, column, say))}</th>`,
  )
  const codeHead =
    code === undefined
      ? ''
      : `<span class="cell-code">${escapeHtml(say(columnTextKey(register, code)))}</span>`
  const name = escapeHtml(say(columnTextKey(register, { key: register.name })))
  return `<table class="result-table"><caption class="visually-hidden">${escapeHtml(say('list.rows'))}</caption>
<colgroup><col class="column-select"><col class="column-name">${inRow.map((column) => `<col class="${columnClass(column)}">`).join('')}<col class="column-chevron"></colgroup>
<thead><tr><td class="cell-select"></td><th scope="col" class="cell-name">${name}${codeHead}</th>${heads.join('')}<td class="cell-chevron"></td></tr></thead>
${rows.map((row) => rowHtml(register, row, language)).join('\n')}</table>`
}

function rowHtml(register: Register, row: AnyRow, language: Language): string {
  const say = speak(language)
  const speech = speechIn(language)
  const { code, inRow } = tableColumns(register)
  const shown = (column: Column): string =>
    escapeHtml(showValue(row[column.key] ?? null, column, speech) ?? '–')
  const page = withLanguage(
    `${register.id}/${encodeURIComponent(String(row[register.key[0] ?? '']))}`,
    language,
  )
  const cells = inRow.map((column) => {
    const name = cellClass(column)
    return `<td${name === undefined ? '' : ` class="${name}"`} data-label="${escapeHtml(columnName(register, column, say))}">${shown(column) || '–'}</td>`
  })
  return `<tbody class="first-row"><tr><td class="cell-select"></td><th scope="row" class="cell-name"><a class="row-name" href="${escapeHtml(page)}">${escapeHtml(String(row[register.name]))}</a>${code === undefined ? '' : `<span class="cell-code">${shown(code)}</span>`}</th>${cells.join('')}<td class="cell-chevron"></td></tr></tbody>`
}
