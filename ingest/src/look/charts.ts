import { styleClasses } from '@datacentre/catalogue/colours'
import { knownDay, yearOf } from '@datacentre/catalogue/time/days'
import { surveyYear } from '@datacentre/catalogue/time/years'
import { months } from '@datacentre/catalogue/production/series/months'
import type { Descriptor } from '../package/descriptor.ts'
import { barChart, type BarPicture } from './bar-chart.ts'
import { barList } from './bar-list.ts'
import { rowsOf } from './rows-of.ts'
import { Histogram, Tally } from './tally.ts'

export type Picture = { readonly file: string; readonly title: string; readonly svg: string }

type Draw = (picture: BarPicture) => string

const picture = (file: string, chart: BarPicture, draw: Draw = barChart): Picture => ({
  file: `${file}.svg`,
  title: chart.title,
  svg: draw(chart),
})

const OPERATORS_SHOWN = 25

/** Boreholes by year of start, year of publication, depth, operator and result. */
async function boreholeCharts(folder: string, descriptor: Descriptor): Promise<Picture[]> {
  const [years, publics, depths] = [new Histogram(1), new Histogram(1), new Histogram(250)]
  const [operators, results] = [new Tally(), new Tally()]
  for await (const row of rowsOf(folder, descriptor, 'boreholes')) {
    const { startDate, endAhDepthInMeters: depth, clientOrgName: operator, resultCode } = row
    const start = typeof startDate === 'number' ? knownDay(startDate) : null
    if (start !== null) years.add(yearOf(start))
    if (typeof row['confidentialityDate'] === 'number') publics.add(yearOf(row['confidentialityDate']))
    if (typeof depth === 'number') depths.add(depth)
    if (typeof operator === 'string') operators.add(operator)
    results.add(String(resultCode ?? 'none'))
  }
  const colour = styleClasses['datatype-borehole'].light
  const measure = 'boreholes'
  const mostActive = operators.bars(OPERATORS_SHOWN)
  return [
    picture('boreholes-by-year', {
      title: 'Boreholes by year of start',
      measure,
      bars: years.bars(),
      colour,
    }),
    picture('boreholes-by-public-year', {
      title: 'Boreholes by year from which they are public',
      measure,
      bars: publics.bars(),
      colour,
    }),
    picture('boreholes-by-depth', {
      title: 'Boreholes by depth along hole, steps of 250 m',
      measure,
      bars: depths.bars(),
      colour,
    }),
    picture(
      'boreholes-by-operator',
      { title: `The ${OPERATORS_SHOWN} operators with most boreholes`, measure, bars: mostActive, colour },
      barList,
    ),
    picture(
      'boreholes-by-result',
      { title: 'Boreholes by result', measure, bars: results.bars(20), colour },
      barList,
    ),
  ]
}

/** The products of which a yearly total is drawn, and how reported figures become the unit of the axis. */
const drawn = [
  { product: 'Gas', measure: 'billion Nm³', divisor: 1000 },
  { product: 'Oil', measure: 'million Sm³', divisor: 1_000_000 },
  { product: 'Salt', measure: 'million tonnes', divisor: 1000 },
] as const

async function productionCharts(folder: string, descriptor: Descriptor): Promise<Picture[]> {
  const totals = new Map(drawn.map(({ product }) => [product as string, new Histogram(1)]))
  for await (const row of rowsOf(folder, descriptor, 'field-figures')) {
    if (row['productionType'] !== 'Produced') continue
    const total = months.reduce((sum, month) => sum + Number(row[month] ?? 0), 0)
    totals.get(String(row['product']))?.add(Number(row['year']), total)
  }
  return drawn.map(({ product, measure, divisor }) => {
    const bars = (totals.get(product)?.bars() ?? []).map((bar) => ({
      ...bar,
      value: round(bar.value / divisor),
    }))
    const colour = styleClasses['production-field'].light
    return picture(`production-${product.toLowerCase()}`, {
      title: `${product} produced per year`,
      measure,
      bars,
      colour,
    })
  })
}

const round = (value: number): number => Math.round(value * 100) / 100

async function seismicCharts(folder: string, descriptor: Descriptor): Promise<Picture[]> {
  const years = new Histogram(1)
  for await (const row of rowsOf(folder, descriptor, 'seismic-lines')) {
    const year = surveyYear(typeof row['surveyName'] === 'string' ? row['surveyName'] : null)
    if (year !== null) years.add(year)
  }
  const colour = styleClasses['datatype-seismic'].light
  return [
    picture('seismic-lines-by-year', {
      title: '2D lines by year of survey',
      measure: 'lines',
      bars: years.bars(),
      colour,
    }),
  ]
}

export const allCharts = async (folder: string, descriptor: Descriptor): Promise<Picture[]> => [
  ...(await productionCharts(folder, descriptor)),
  ...(await boreholeCharts(folder, descriptor)),
  ...(await seismicCharts(folder, descriptor)),
]
