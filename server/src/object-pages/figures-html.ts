import type { Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { months } from '@datacentre/catalogue/production/series/months'
import { quantities } from '@datacentre/catalogue/production/series/reported'
import { knownSum } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { yearOf } from '@datacentre/catalogue/time/days'
import { plainAmount } from '@datacentre/catalogue/wording/amount'
import { figureSpan, isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { provisionalNote, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { drawChart } from '../overview/drawing.ts'
import { seriesQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { escapeHtml } from '../answer/escape-html.ts'
import { shownHtml } from '../answer/html-text.ts'
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
  const say = speak(asked.language)
  const span = figureSpan(asked.version)
  const parts = totals.map(({ title, unit, href, years }) => {
    const inUnit = say(`unit.${unit}`)
    const name = `${title} (${inUnit})`
    const rows = years.map(
      ({ year, total }) =>
        `<tr><th scope="row">${escapeHtml(yearInWords(year, { span, say }))}</th><td class="number">${shownHtml(total === null ? null : plainAmount(total, asked.language), asked.language)}</td></tr>`,
    )
    const shownYears = { yearStart: years[0]?.year ?? 0, yearEnd: years.at(-1)?.year ?? 0 }
    const provisional = provisionalNote(shownYears, { span, say })
    return `<h3>${escapeHtml(name)}</h3>${drawnYears(shown, { title: name, unit, years })}${provisional === null ? '' : `<p>${escapeHtml(provisional)}</p>`}
<details><summary>${escapeHtml(word('asTable'))}</summary>${tableHtml(name, [word('year'), inUnit], rows)}</details>
<p>${linkTo(href, word('byMonth'), asked)}</p>`
  })
  return `<h2>${escapeHtml(word('figures'))}</h2>${parts.join('\n')}`
}

/** A bar for each year; who does not see it has the table. */
function drawnYears(
  { asked: { language, version } }: Shown,
  { title, unit, years }: Pick<Totals, 'title' | 'unit' | 'years'>,
): string {
  const say = speak(language)
  const span = figureSpan(version)
  return drawChart(
    {
      id: `years-${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
      title,
      shape: 'years',
      labels: years.map(({ year }) => yearInWords(year, { span, say })),
      bands: [{ name: title, values: years.map(({ total }) => total) }],
      unit,
      inUnit: say(`unit.${unit}`),
      partialAt: years.findIndex(({ year }) => isPartialYear(year, span.until)),
    },
    language,
  )
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
      .map((row) => ({ year: Number(row['year']), total: totalOf(row) }))
      .toSorted((a, b) => a.year - b.year)
    const unit = rows[0]?.['unit'] as Unit
    return years.length === 0 ? [] : [{ title: `${what}, ${kind}`, unit, href, years }]
  })
}

/** The total of the wire is 0 for a year without a single report, so the months count (D28.24). */
const totalOf = (row: AnyRow): number | null =>
  knownSum(
    months.map((month) => {
      const value = row[month]
      return typeof value === 'number' ? value : null
    }),
  )

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
