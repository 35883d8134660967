import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { companyPath } from '@datacentre/catalogue/companies/company-key'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { productionTypesOf, productsOf } from '@datacentre/catalogue/production/selecting/selectors'
import {
  figureSpan,
  isPartialYear,
  type FigureSpan,
} from '@datacentre/catalogue/production/series/figure-span'
import { commonest } from '@datacentre/catalogue/production/series/commonest'
import { grouped } from '@datacentre/catalogue/production/series/grouped'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { reportedYear, type Reported } from '@datacentre/catalogue/production/series/reported'
import { selectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { inSteps } from '@datacentre/catalogue/production/series/stepped'
import { answerOf } from '@datacentre/catalogue/production/series/year-on-year'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { amountInSentence } from '@datacentre/catalogue/wording/amount-in-sentence'
import { showShare } from '@datacentre/catalogue/wording/amount'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import { provisionalNote } from '@datacentre/catalogue/wording/figure-times'
import { yearInSentence } from '@datacentre/catalogue/wording/year-in-sentence'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'
import type { OverviewChart } from './chart.ts'
import { wordsIn } from './words.ts'
import { byYear } from './yearly-chart.ts'

type Quantity = { readonly product: Product; readonly production: ProductionType }

/** What came up first, then what went down. */
const directions: readonly ProductionType[] = ['Produced', 'Discharged', 'Stored', 'Injected']

/** All that fields report; a chart stands for what the dataset has. */
const quantities: readonly Quantity[] = directions.flatMap((production) =>
  productsOf(fieldProduction)
    .filter((product) => productionTypesOf(fieldProduction, product).includes(production))
    .map((product) => ({ product, production })),
)

const idOf = ({ product, production }: Quantity): string => `${product}-${production}`.toLowerCase()

type Said = { readonly snapshot: Snapshot; readonly language: Language; readonly span: FigureSpan }

const rowsOf = ({ figures }: Snapshot, { product, production }: Quantity): readonly YearlyFigure[] =>
  (figures.get('field')?.all() ?? []).filter(
    (row) => row['product'] === product && row['production'] === production,
  ) as unknown as readonly YearlyFigure[]

const addressOf = ({ product, production }: Quantity, years = ''): string =>
  `${fieldProduction.route}?product=${product}&production=${production}${years}`

/** Every product by year, on land and at sea, and the largest fields and operators of what is produced most. */
export function productionCharts(snapshot: Snapshot, language: Language): OverviewChart[] {
  const said = { snapshot, language, span: figureSpan(snapshot.version) }
  const { product: main, production: usual } = fieldProduction.defaults
  return quantities.flatMap((quantity) => [
    ...yearsOf(quantity, said),
    ...(quantity.product === main && quantity.production === usual
      ? [...largestOf(quantity, 'subject', said), ...largestOf(quantity, 'operator', said)]
      : []),
  ])
}

function yearsOf(quantity: Quantity, { snapshot, language, span }: Said): OverviewChart[] {
  const rows = rowsOf(snapshot, quantity)
  const unit = defaultUnit(quantity.product)
  const reported = rows.map((row) => reportedYear(fieldProduction, row, unit))
  const answer = answerOf(reported, span.until)
  if (answer === null) return []
  const years = { yearStart: EARLIEST_PRODUCTION_YEAR, yearEnd: answer.last.year }
  const byPlace = rows.map((row, at) => grouped(reported[at]!, row, 'location'))
  const series = inSteps(selectionSeries(byPlace, years), 'year')
  const say = speak(language)
  const places = series.bands.map(({ subject }) => subject?.key ?? '')
  return [
    {
      id: idOf(quantity),
      title: titleOf(say(quantityTextKey(quantity.product, quantity.production)), places, language),
      sentence: answerSentence({
        answer,
        years,
        span,
        unit,
        done: quantity,
        subjects: 'field',
        written: { say, language },
        speech: speechIn(language),
      }),
      ...byYear({ series, unit, span, language }),
      bands: series.bands.map(({ subject, values }) => ({
        name: subject?.key ? sayCode(language, 'landSea', subject.key) : say('picture.unknown'),
        values,
      })),
      rows: addressOf(quantity, `&yearStart=${years.yearStart}&yearEnd=${years.yearEnd}&by=location`),
    },
  ]
}

/** What is only on land, or only at sea, says so: it has no legend that would. */
function titleOf(what: string, places: readonly string[], language: Language): string {
  const word = wordsIn(language)
  const [only = '', ...more] = places.filter((place) => place !== '')
  if (only === '') return word('perYear', { what })
  const place = more.length > 0 ? word('landAndSea') : sayCode(language, 'landSea', only).toLowerCase()
  return word('perYearThere', { what, place })
}

const RANKED = 10

/** The largest in the last year that is whole. */
function largestOf(
  quantity: Quantity,
  by: 'subject' | 'operator',
  { snapshot, language, span }: Said,
): OverviewChart[] {
  const { until } = span
  const rows = rowsOf(snapshot, quantity)
  const unit = defaultUnit(quantity.product)
  const last = Math.max(...rows.map(({ year }) => year))
  const year = isPartialYear(last, until) ? last - 1 : last
  const sums = new Map<string, { readonly names: string[]; sum: number }>()
  for (const row of rows.filter((one) => one.year === year)) {
    const reported: Reported = grouped(reportedYear(fieldProduction, row, unit), row, by)
    const sum = knownSum(reported.values)
    if (sum === null || sum <= 0) continue
    const known = sums.get(reported.key) ?? { names: [], sum: 0 }
    known.names.push(reported.name)
    known.sum = Math.round((known.sum + sum) * 1e6) / 1e6
    sums.set(reported.key, known)
  }
  const ranked = [...sums]
    .map(([key, { names, sum }]) => ({ key, name: commonest(names), sum }))
    .toSorted((a, b) => b.sum - a.sum)
  const [largest] = ranked
  if (largest === undefined || until === null || yearOfMonth(until) < year) return []
  const whole = ranked.reduce((all, { sum }) => all + sum, 0)
  const shown = ranked.slice(0, RANKED)
  const say = speak(language)
  const word = wordsIn(language)
  const nameOf = (name: string): string => (name === '' ? say('picture.unknown') : name)
  const isFields = by === 'subject'
  const inYear = yearInSentence(year, { span, say })
  return [
    {
      id: `${idOf(quantity)}-${isFields ? 'fields' : 'operators'}`,
      title: word(isFields ? 'largestFields' : 'largestOperators', { year: inYear }),
      sentence: word(isFields ? 'fromFields' : 'fromOperators', {
        year: inYear,
        count: shown.length,
        share: showShare(shown.reduce((all, { sum }) => all + sum, 0) / whole, language),
        largest: nameOf(largest.name),
        amount: amountInSentence(largest.sum, unit, { say, language }),
        own: showShare(largest.sum / whole, language),
      }),
      rule: null,
      shape: 'ranking',
      labelHead: word(isFields ? 'field' : 'operator'),
      labels: shown.map(({ name }) => nameOf(name)),
      leadsTo: shown.map(({ key, name }) =>
        isFields ? `/fields/${encodeURIComponent(key)}` : companyPath(name),
      ),
      bands: [
        {
          name: say(quantityTextKey(quantity.product, quantity.production)),
          values: shown.map(({ sum }) => sum),
        },
      ],
      unit,
      inUnit: say(`unit.${unit}`),
      partialAt: -1,
      partialNote: null,
      provisional: provisionalNote({ yearStart: year, yearEnd: year }, { span, say }),
      rows: addressOf(
        quantity,
        `&yearStart=${year}&yearEnd=${year}&order=amount${isFields ? '' : '&by=operator'}`,
      ),
    },
  ]
}
