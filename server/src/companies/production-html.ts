import type { Unit } from '@datacentre/catalogue/codes/production'
import { companyColumns } from '@datacentre/catalogue/companies/company-key'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { figureSpan, isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import { speak } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { showAmount, showShare } from '@datacentre/catalogue/wording/amount'
import { provisionalNote, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, tableHtml } from '../features/html/frame.ts'
import { drawChart } from '../overview/drawing.ts'
import { GEOTHERMAL_WATER, type Company, type Yearly } from './companies.ts'
import { quoted } from './cql-text.ts'
import { madeOnce, type CompanyShown, type Told } from './made-once.ts'
import { wordsIn } from './words.ts'

/** What a company produced as an operator by year, and every table of figures that names it. */
export function productionHtml(asked: Asked, shown: CompanyShown): string {
  const word = wordsIn(asked.language)
  const parts =
    shown.company.figures.size === 0
      ? `<p>${escapeHtml(word('noProduction'))}</p>`
      : `${chartsOnce(asked, shown)}${tablesHtml(asked, shown.company)}`
  return `<h2>${escapeHtml(word('production'))}</h2>${parts}`
}

type Drawn = {
  readonly id: string
  readonly title: string
  readonly unit: Unit
  readonly own: Yearly
  readonly national: Yearly | undefined
}

const chartsOnce = madeOnce((told, { company, companies }) => {
  const say = speak(told.language)
  const products = [...company.production].map(([product, own]) =>
    chartHtml(told, {
      id: `production-${product.toLowerCase()}`,
      title: say(quantityTextKey(product, 'Produced')),
      unit: defaultUnit(product),
      own,
      national: companies.national.get(product),
    }),
  )
  if (company.geothermalWater.size > 0)
    products.push(
      chartHtml(told, {
        id: 'production-geothermal-water',
        title: wordsIn(told.language)('geothermalWater', {
          what: say(`geothermal-figures.${GEOTHERMAL_WATER}`).toLowerCase(),
        }),
        unit: geothermalUnits[GEOTHERMAL_WATER],
        own: company.geothermalWater,
        national: companies.nationalGeothermalWater,
      }),
    )
  return products.join('')
})

function chartHtml({ language, version }: Told, { id, title, unit, own, national }: Drawn): string {
  const word = wordsIn(language)
  const say = speak(language)
  const span = figureSpan(version)
  const years = [...own].toSorted((a, b) => a[0] - b[0])
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
    return `<tr><th scope="row">${escapeHtml(labels[at]!)}</th><td class="number">${escapeHtml(showAmount(amount, language))}</td><td class="number">${whole > 0 ? showShare(amount / whole, language) : '–'}</td></tr>`
  })
  return `<h3>${escapeHtml(title)}</h3><div class="scrolled" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${picture}</div>${provisional === null ? '' : `<p>${escapeHtml(provisional)}</p>`}${tableHtml(title, [word('year'), inUnit, word('share')], rows)}`
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
    return [`<li>${linkTo(address, say(`production.${screen.id}.title`), asked)}: ${told}</li>`]
  })
  return `<p>${escapeHtml(wordsIn(asked.language)('inFigures'))}</p><ul>${items.join('')}</ul>`
}
