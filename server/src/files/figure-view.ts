import {
  product as products,
  productionType as types,
  unit as units,
  type Product,
} from '@datacentre/catalogue/codes/production'
import { landSea } from '@datacentre/catalogue/codes/fields'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { searchFor } from '@datacentre/catalogue/list/searching/search'
import { keyColumn } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import {
  byInstallation,
  geothermalSubjects,
  screenPer,
  type GeothermalMonth,
} from '@datacentre/catalogue/production/series/installations'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { monthOfDay } from '@datacentre/catalogue/production/series/month-number'
import { quantities, type Quantity } from '@datacentre/catalogue/production/series/reported'
import { isUnitOf } from '@datacentre/catalogue/production/units'
import type { Language } from '@datacentre/catalogue/texts/index'
import { todayInAmsterdam, yearOf } from '@datacentre/catalogue/time/days'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { productFaults } from '@datacentre/catalogue/wire/bodies/figure-faults'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { MOST_COMPARED } from '@datacentre/catalogue/production/comparing/compared-subjects'
import { exactlyAsked } from '@datacentre/catalogue/wire/bodies/question'
import { figureForms, type FigureForm } from '@datacentre/catalogue/wire/files'
import {
  chartSteps,
  groupings,
  stepOf,
  USUAL_GROUPING,
  type ChartStep,
  type Grouping,
} from '@datacentre/catalogue/production/series/picture'
import type { Version } from '@datacentre/database'
import { collectionNamed } from '../collections/collections.ts'
import { figureAbout, figureSheet } from '../export/figure-about.ts'
import type { KeyFault } from '../problems.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { inUnit } from '../snapshot/figure-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { collectionTable, columnsOf, type TakenColumn } from './collection-table.ts'
import { longTable, seriesTable } from './figure-table.ts'
import type { FileTable } from './file-table.ts'
import { provisionalColumns, provisionalValues } from './provisional-column.ts'

type Asking = { readonly snapshot: Snapshot; readonly query: Query; readonly language: Language }

/** What an address asks of figures; what is left out asks nothing. */
type FigureView = FigureQuery & {
  readonly form: FigureForm
  readonly quantity?: Quantity
  readonly step?: ChartStep
  readonly by?: Grouping
  readonly compare?: readonly string[]
}

/** The figures that an address asks for, with the parameters of their screen; without any, all of them. */
export function figureView(screen: ProductionScreen, { snapshot, query, language }: Asking): FileTable {
  const collection = collectionNamed(screen.table!.id)!
  const can = snapshot.coverage[collection.id]?.groupings ?? groupings
  const view = viewOf(screen, { query, can })
  const { form, quantity, step, by = USUAL_GROUPING, compare, ...asked } = view
  const figuresOfScreen = snapshot.figures.get(screen.id)!
  const found = figuresOfScreen
    .all()
    .filter(askedFor(screen, asked, figuresOfScreen.textOf))
    .map((row) => inUnit(row, asked))
  const rows =
    asked.per === 'installation'
      ? (byInstallation(found as unknown as readonly GeothermalMonth[]) as AnyRow[])
      : found
  const question = { screen, query: asked, rows: found, version: snapshot.version, language }
  const isOfOneUnit = screen.kind === 'monthly' || asked.product !== undefined
  const { units, ...rest } = figureAbout(question)
  const figures = { collection, screen, rows, about: { ...rest, units: isOfOneUnit ? units : [] } }
  if (form === 'long') return longTable(figures)
  if (form === 'series')
    return seriesTable({
      ...figures,
      // Months of installations are told by their own screen.
      screen: screen.kind === 'monthly' && asked.per !== undefined ? screenPer(asked.per) : screen,
      compare,
      years: asked,
      measure: { unit: asked.unit, quantity },
      picture: {
        step: stepOf({ ...asked, ...(step !== undefined && { step }) }),
        by: compare === undefined ? by : USUAL_GROUPING,
      },
    })
  const isSheet = screen.kind === 'monthly' || (asked.product !== undefined && asked.production !== undefined)
  return collectionTable({
    ...figures,
    columns: [...columnsOf(collection, language), ...ofProvisional(screen, snapshot.version, language)],
    ...(isSheet && { sheet: () => figureSheet(question) }),
  })
}

/** What a row says of provisional figures: a month whether it is, a year from which month on. */
function ofProvisional(screen: ProductionScreen, version: Version, language: Language): TakenColumn[] {
  const step = screen.kind === 'monthly' ? 'month' : 'year'
  const told = { span: figureSpan(version), step } as const
  const timeOf = (row: AnyRow): number =>
    step === 'month' ? monthOfDay(Number(row['startDate'])) : Number(row['year'])
  return provisionalColumns(told, language).map((column) => ({
    ...column,
    value: (row) => provisionalValues(told, timeOf(row))[0] ?? null,
  }))
}

/** Whether a row is among those that are asked for; searched as the screen searches, whose parameters these are. */
function askedFor(
  screen: ProductionScreen,
  asked: FigureQuery,
  textOf: (row: AnyRow) => string,
): (row: AnyRow) => boolean {
  const wanted = searchFor(asked.name ?? '')
  const exact = exactlyAsked(screen, asked)
  const { product, production, location, yearStart, yearEnd } = asked
  return (row) => {
    const year = typeof row['year'] === 'number' ? row['year'] : yearOf(Number(row['startDate']))
    return (
      year >= yearStart &&
      year <= yearEnd &&
      (product === undefined || row['product'] === product) &&
      (production === undefined || row['production'] === production) &&
      (location === undefined || row['location'] === location) &&
      exact.every(([column, value]) => row[column] === value) &&
      (wanted === '' || textOf(row).includes(wanted))
    )
  }
}

/** What a parameter must be one of. */
const codes = {
  product: products,
  production: types,
  unit: units,
  location: landSea,
  per: geothermalSubjects,
  quantity: quantities,
  form: figureForms,
  step: chartSteps,
} as const satisfies Readonly<Record<string, readonly string[]>>

const SHARED = ['yearStart', 'yearEnd', 'name', 'form', 'step', 'by']
const YEARLY = [...SHARED, 'product', 'production', 'unit', 'location']
const MONTHLY = [...SHARED, 'per', 'quantity']

type Questioned = {
  readonly query: Query
  /** What the chart of these figures can be divided by. */
  readonly can: readonly Grouping[]
}

/** The subjects that an address compares, which may be several; undefined where it compares none. */
function compareIn(asked: unknown): readonly string[] | undefined {
  if (asked === undefined) return undefined
  return (Array.isArray(asked) ? asked : [asked]).map(String).filter((text) => text !== '')
}

/** Only the series of a chart are compared, and of no more subjects than a chart takes. */
function comparedFaults(compare: readonly string[] | undefined, form: string | undefined): KeyFault[] {
  if (compare === undefined) return []
  return [
    ...(form === 'series' ? [] : [{ key: 'compare', message: 'must stand beside form=series' }]),
    ...(compare.length > MOST_COMPARED
      ? [{ key: 'compare', message: `must be given ${MOST_COMPARED} times at most` }]
      : []),
  ]
}

function viewOf(screen: ProductionScreen, { query: whole, can }: Questioned): FigureView {
  const { compare: asked, ...query } = whole
  const key = keyColumn(screen)!
  const belongsTo = screen.kind === 'monthly' ? [screen.belongsTo] : []
  const names = [...(screen.kind === 'yearly' ? YEARLY : MONTHLY), key.key, ...belongsTo]
  const { lang: _language, ...given } = parametersOf(query, [...names, 'lang'])
  const faults: KeyFault[] = []
  for (const [name, allowed] of Object.entries({ ...codes, by: can })) {
    const value = given[name]
    if (value !== undefined && !(allowed as readonly string[]).includes(value))
      faults.push({ key: name, message: `must be one of ${allowed.join(', ')}` })
  }
  const thisYear = yearOf(todayInAmsterdam(new Date()))
  const year = (name: 'yearStart' | 'yearEnd', usual: number): number => {
    const text = given[name]
    if (text === undefined) return usual
    if (/^\d{4}$/.test(text) && Number(text) >= EARLIEST_PRODUCTION_YEAR && Number(text) <= thisYear)
      return Number(text)
    faults.push({ key: name, message: `must be a year from ${EARLIEST_PRODUCTION_YEAR} to ${thisYear}` })
    return usual
  }
  const yearStart = year('yearStart', EARLIEST_PRODUCTION_YEAR)
  const yearEnd = year('yearEnd', thisYear)
  if (yearStart > yearEnd)
    faults.push({ key: 'yearStart', message: `must not be after yearEnd (${yearEnd})` })
  faults.push(...besideProduct(screen, given))
  const compare = compareIn(asked)
  faults.push(...comparedFaults(compare, given['form']))
  const keyText = given[key.key]
  if (keyText !== undefined && key.kind === 'id' && !/^\d{1,15}$/.test(keyText))
    faults.push({ key: key.key, message: 'must be a whole number' })
  if (faults.length > 0) throw new QuestionRefused(faults)
  return {
    ...given,
    yearStart,
    yearEnd,
    ...(compare !== undefined && { compare }),
    ...(keyText !== undefined && { [key.key]: key.kind === 'id' ? Number(keyText) : keyText }),
    form: (given['form'] ?? 'wide') as FigureForm,
  } as FigureView
}

/** A unit, a type and a chart are of one product. */
function besideProduct(screen: ProductionScreen, given: Readonly<Record<string, string>>): KeyFault[] {
  if (screen.kind === 'monthly') return []
  const { product, production, unit, form } = given
  if (product === undefined)
    return [
      ...(unit === undefined ? [] : [{ key: 'unit', message: 'must stand beside a product' }]),
      ...(form === 'series'
        ? [{ key: 'form', message: 'series must stand beside a product and a production' }]
        : []),
    ]
  if (production === undefined && form === 'series')
    return [{ key: 'form', message: 'series must stand beside a product and a production' }]
  const isKnown = (products as readonly string[]).includes(product)
  if (!isKnown) return []
  if (unit !== undefined && !isUnitOf(product as Product, unit))
    return productFaults(screen, { product, production, unit }).filter(({ key }) => key === 'unit')
  return production === undefined ? [] : productFaults(screen, { product, production })
}
