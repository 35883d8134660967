import { companyColumns } from '@datacentre/catalogue/companies/company-key'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { figureSpan, isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { speak } from '@datacentre/catalogue/texts/index'
import { yearsBetween } from '@datacentre/catalogue/time/years'
import { showAmount, showShare } from '@datacentre/catalogue/wording/amount'
import { provisionalNote, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { escapeHtml } from '../answer/escape-html.ts'
import { shownHtml } from '../answer/html-text.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, tableHtml } from '../features/html/frame.ts'
import { drawChart } from '../overview/drawing.ts'
import type { Company } from './companies.ts'
import { quoted } from './cql-text.ts'
import { madeOnce, type CompanyShown, type Told } from './made-once.ts'
import { producedBy, type Produced } from './produced.ts'
import { wordsIn } from './words.ts'

/** The forms in which what a company produced is taken home; JSON has it too. */
export const PRODUCTION_FILES = ['csv', 'xlsx'] as const

/** What a company produced as an operator by year, and every table of figures that names it. */
export function productionHtml(asked: Asked, shown: CompanyShown): string {
  const word = wordsIn(asked.language)
  const parts =
    shown.company.figures.size === 0
      ? `<p>${escapeHtml(word('noProduction'))}</p>`
      : `${chartsOnce(asked, shown)}${filesHtml(asked)}${tablesHtml(asked, shown.company)}`
  return `<h2>${escapeHtml(word('production'))}</h2>${parts}`
}

const chartsOnce = madeOnce((told, shown) =>
  producedBy(shown, told.language)
    .map((produced) => chartHtml(told, produced))
    .join(''),
)

function chartHtml({ language, version }: Told, { id, title, unit, own, national }: Produced): string {
  const word = wordsIn(language)
  const say = speak(language)
  const span = figureSpan(version)
  const reported = [...own.keys()]
  // A year without figures has its place and a dash.
  const years = yearsBetween(Math.min(...reported), Math.max(...reported)).map(
    (year) => [year, own.get(year) ?? null] as const,
  )
  const shown = { yearStart: years[0]?.[0] ?? 0, yearEnd: years.at(-1)?.[0] ?? 0 }
  const provisional = provisionalNote(shown, { span, say })
  const labels = years.map(([year]) => yearInWords(year, { span, say }))
  const inUnit = say(`unit.${unit}`)
  const picture = drawChart(
    {
      id,
      title,
      shape: 'years',
      labels,
      bands: [{ name: title, values: years.map(([, amount]) => amount) }],
      unit,
      inUnit,
      partialAt: years.findIndex(([year]) => isPartialYear(year, span.until)),
    },
    language,
  )
  const rows = years.map(([year, amount], at) => {
    const whole = national?.get(year) ?? 0
    return `<tr><th scope="row">${escapeHtml(labels[at]!)}</th><td class="number">${shownHtml(amount === null ? null : showAmount(amount, language), language)}</td><td class="number">${shownHtml(amount !== null && whole > 0 ? showShare(amount / whole, language) : null, language)}</td></tr>`
  })
  return `<h3>${escapeHtml(title)}</h3>${picture}${provisional === null ? '' : `<p>${escapeHtml(provisional)}</p>`}${tableHtml(title, [word('year'), inUnit, word('share')], rows)}`
}

/** What the charts show, to be taken home. */
function filesHtml({ url, language }: Asked): string {
  const links = PRODUCTION_FILES.map(
    (f) => `<a href="${escapeHtml(withParameters(url, { f }))}">${f.toUpperCase()}</a>`,
  )
  return `<p>${escapeHtml(wordsIn(language)('productionFiles'))}: ${links.join(' · ')}</p>`
}

/** The spellings to search for: a name that holds another is found with that. */
const namesToSearch = (names: readonly string[]): readonly string[] => {
  const low = names.map((name) => name.toLowerCase())
  return names.filter(
    (_, at) =>
      !low.some(
        (other, place) => place !== at && low[at]!.includes(other) && (other !== low[at] || place < at),
      ),
  )
}

/** Which figures there are of it, each with its years and a link to its rows. */
function tablesHtml(asked: Asked, { figures, names }: Company): string {
  const say = speak(asked.language)
  const items = productionScreens.flatMap((screen) => {
    const years = figures.get(screen.id)
    if (screen.table === null || years === undefined) return []
    const [column] = companyColumns(screen.table)
    if (column === undefined) return []
    const filter = `${column.key} IN (${names.map(quoted).join(', ')})`
    const address = withParameters(`${asked.base}/collections/${screen.table.id}/items`, { filter })
    const told = years.first === years.last ? String(years.first) : `${years.first}–${years.last}`
    const onScreen = (name: string): string =>
      withParameters(`${asked.home}${screen.route}`, { name, yearStart: years.first, yearEnd: years.last })
    const title = say(`production.${screen.id}.title`)
    const rows = linkTo(address, wordsIn(asked.language)('rows'), asked)
    const [name = '', ...others] = namesToSearch(names.filter((name) => years.names.has(name)))
    if (others.length === 0) return [`<li>${linkTo(onScreen(name), title, asked)}: ${told} (${rows})</li>`]
    const bySpelling = [name, ...others].map((spelling) => linkTo(onScreen(spelling), spelling, asked))
    return [`<li>${escapeHtml(title)}, ${told}: ${bySpelling.join(', ')} (${rows})</li>`]
  })
  return `<p>${escapeHtml(wordsIn(asked.language)('inFigures'))}</p><ul>${items.join('')}</ul>`
}
