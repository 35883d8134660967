import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { quantities } from '@datacentre/catalogue/production/series/reported'
import { knownSum } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { yearOf } from '@datacentre/catalogue/time/days'
import { plainAmount } from '@datacentre/catalogue/wording/amount'
import { seriesQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, tableHtml } from '../features/html/frame.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ObjectDocument } from './object-document.ts'
import { wordsIn } from './words.ts'

/** What one kind of thing came to, year by year. */
type Totals = {
  readonly title: string
  readonly unit: string
  /** Where it can be looked at month by month. */
  readonly href: string
  readonly years: readonly { readonly year: number; readonly total: number | null }[]
}

type Shown = { readonly object: ObjectDocument; readonly asked: Asked; readonly snapshot: Snapshot }

/** What an object produced, as a picture and as a table, with links to the months. */
export function figuresHtml(shown: Shown): string {
  const totals = totalsOf(shown)
  if (totals.length === 0) return ''
  const { asked } = shown
  const word = wordsIn(asked.language)
  const parts = totals.map(({ title, unit, href, years }) => {
    const name = `${title} (${unit})`
    const rows = years.map(
      ({ year, total }) =>
        `<tr><th scope="row">${year}</th><td class="number">${total === null ? '' : escapeHtml(plainAmount(total, asked.language))}</td></tr>`,
    )
    return `<h3>${escapeHtml(name)}</h3>${picture(name, years)}
<details><summary>${escapeHtml(word('asTable'))}</summary>${tableHtml(name, [word('year'), unit], rows)}</details>
<p>${linkTo(href, word('byMonth'), asked)}</p>`
  })
  return `<h2>${escapeHtml(word('figures'))}</h2>${parts.join('\n')}`
}

function totalsOf({ object: { figures, feature, layer }, asked, snapshot }: Shown): Totals[] {
  const key = (feature.properties[layer.key] ?? feature.id) as string | number
  return figures.flatMap((series): Totals[] => {
    const screen = productionScreens.find(({ id }) => id === series.screen)
    const reported = screen && snapshot.figures.get(screen.id)
    if (screen === undefined || reported === undefined) return []
    const rows = reported.rows(seriesQuestion(screen, { ...series, key }))
    const { yearStart, yearEnd, product, production } = series
    const href = withParameters(`${asked.home}${screen.route}`, {
      product: product ?? undefined,
      production: production ?? undefined,
      yearStart,
      yearEnd,
      detail: key,
    })
    if (screen.kind === 'monthly') return geothermalTotals(rows, href, asked.language)
    const what = product === null ? '' : sayCode(asked.language, 'product', product)
    const kind = production === null ? '' : sayCode(asked.language, 'productionType', production)
    const years = rows
      .map((row) => ({ year: Number(row['year']), total: Number(row['total']) }))
      .toSorted((a, b) => a.year - b.year)
    const unit = speak(asked.language)(`unit.${rows[0]?.['unit'] as 'Sm3'}`)
    return years.length === 0 ? [] : [{ title: `${what}, ${kind}`, unit, href, years }]
  })
}

/** Of a geothermal well every quantity that was reported, its months added up. */
function geothermalTotals(rows: readonly AnyRow[], href: string, language: Language): Totals[] {
  const say = speak(language)
  const years = [...new Set(rows.map((row) => yearOf(Number(row['startDate']))))].toSorted((a, b) => a - b)
  return quantities.flatMap((quantity): Totals[] => {
    const totals = years.map((year) => ({
      year,
      total: knownSum(
        rows
          .filter((row) => yearOf(Number(row['startDate'])) === year)
          .map((row) => row[quantity] as number | null),
      ),
    }))
    if (totals.every(({ total }) => total === null || total === 0)) return []
    return [
      {
        title: say(`geothermal-figures.${quantity}`),
        unit: say(`unit.${geothermalUnits[quantity]}`),
        href,
        years: totals,
      },
    ]
  })
}

const HEIGHT = 100
const BAR = 22

/** A bar for each year; who does not see it has the table. */
function picture(name: string, years: Totals['years']): string {
  const highest = Math.max(...years.map(({ total }) => total ?? 0), Number.MIN_VALUE)
  const width = years.length * BAR
  const bars = years.map(({ year, total }, at) => {
    const height = Math.max(0, ((total ?? 0) / highest) * HEIGHT)
    const label =
      at === 0 || at === years.length - 1
        ? `<text x="${at * BAR + BAR / 2}" y="${HEIGHT + 16}" text-anchor="${at === 0 ? 'start' : 'end'}" dx="${at === 0 ? -8 : 8}">${year}</text>`
        : ''
    return `<rect x="${at * BAR + 3}" y="${(HEIGHT - height).toFixed(1)}" width="${BAR - 6}" height="${height.toFixed(1)}"><title>${year}</title></rect>${label}`
  })
  return `<svg class="bars" viewBox="0 0 ${Math.max(width, 4 * BAR)} ${HEIGHT + 22}" width="${Math.max(width, 4 * BAR)}" height="${HEIGHT + 22}" role="img" aria-label="${escapeHtml(name)}">${bars.join('')}<path d="M0 ${HEIGHT}h${width}"/></svg>`
}
