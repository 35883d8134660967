import type { Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { quantities } from '@datacentre/catalogue/production/series/reported'
import { knownSum } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { yearOf } from '@datacentre/catalogue/time/days'
import { plainAmount } from '@datacentre/catalogue/wording/amount'
import { scaleFor } from '@datacentre/catalogue/wording/scaled-amount'
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
  readonly unit: Unit
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
    const inUnit = speak(asked.language)(`unit.${unit}`)
    const name = `${title} (${inUnit})`
    const rows = years.map(
      ({ year, total }) =>
        `<tr><th scope="row">${year}</th><td class="number">${total === null ? '' : escapeHtml(plainAmount(total, asked.language))}</td></tr>`,
    )
    return `<h3>${escapeHtml(name)}</h3>${picture(name, { years, unit }, asked.language)}
<details><summary>${escapeHtml(word('asTable'))}</summary>${tableHtml(name, [word('year'), inUnit], rows)}</details>
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
    const unit = rows[0]?.['unit'] as Unit
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
        unit: geothermalUnits[quantity],
        href,
        years: totals,
      },
    ]
  })
}

const HEIGHT = 120
const BAR = 24
/** Room for the numbers beside the lines, and for a line of text. */
const LEFT = 44
const TEXT = 24
/** Every so many years one is named, counted from years that people count from. */
const NAMED_YEARS = 5

/** A bar for each year with its amount, and lines to read them by; who does not see it has the table. */
function picture(name: string, { years, unit }: Pick<Totals, 'years' | 'unit'>, language: Language): string {
  const highest = Math.max(...years.map(({ total }) => total ?? 0))
  const { top, step } = axisOf(highest)
  const scale = scaleFor(top, unit, { say: speak(language), language })
  const width = LEFT + Math.max(years.length, 4) * BAR
  const height = TEXT + HEIGHT + TEXT + 6
  const down = (amount: number): number => TEXT + HEIGHT - (Math.max(0, amount) / top) * HEIGHT
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, nr) => nr * step).map((amount) => {
    const y = down(amount).toFixed(1)
    return `<path d="M${LEFT} ${y}H${width}"/><text x="${LEFT - 6}" y="${y}" dy="4" text-anchor="end">${escapeHtml(scale.show(amount))}</text>`
  })
  const bars = years.map(({ year, total }, at) => {
    const x = LEFT + at * BAR
    const y = down(total ?? 0)
    const isNamed = years.length <= NAMED_YEARS || year % NAMED_YEARS === 0
    const label = isNamed
      ? `<text x="${x + BAR / 2}" y="${height - 4}" text-anchor="middle">${year}</text>`
      : ''
    const amount = total === null ? '–' : plainAmount(total, language)
    return `<rect x="${x + 3}" y="${y.toFixed(1)}" width="${BAR - 6}" height="${(TEXT + HEIGHT - y).toFixed(1)}"><title>${year}: ${escapeHtml(amount)}</title></rect>${label}`
  })
  return `<svg class="bars" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(name)}"><text x="0" y="${TEXT - 4}">${escapeHtml(scale.unit)}</text>${lines.join('')}${bars.join('')}</svg>`
}

/** The lowest round amount at or above the highest, and a round step towards it. */
function axisOf(highest: number): { readonly top: number; readonly step: number } {
  if (highest <= 0) return { top: 1, step: 1 }
  const size = 10 ** Math.floor(Math.log10(highest))
  const step = [size / 5, size / 2, size, size * 2].find((one) => highest / one <= 4) ?? size * 5
  return { top: Math.ceil(highest / step) * step, step }
}
