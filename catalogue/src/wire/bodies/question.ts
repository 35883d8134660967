import type { Product, ProductionType } from '../../codes/production.ts'
import type { AnyRow, Value } from '../../grammar/column.ts'
import { EARLIEST_PRODUCTION_YEAR, type YearRange } from '../../time/years.ts'
import type { FigureQuery } from './figure-schema.ts'
import { keyColumn } from '../../production/figure.ts'
import type { ProductionScreen } from '../../production/screen.ts'
import type { MonthlyCriteria, YearlyCriteria } from '../../production/selecting/selectors.ts'

type Asked = MonthlyCriteria | YearlyCriteria

const ofProduct = (criteria: Asked) =>
  'product' in criteria ? { product: criteria.product, production: criteria.production } : {}

/** The body of a figure call. The unit is no part of it: the wire carries the product's own (D21). */
export function figureQuestion(criteria: Asked): FigureQuery {
  const { yearStart, yearEnd, name } = criteria
  const location = 'product' in criteria ? criteria.location : undefined
  return {
    yearStart,
    yearEnd,
    ...ofProduct(criteria),
    ...(location !== undefined && { location: location === 'L' ? 'L' : 'S' }),
    ...(name !== undefined && { search: name }),
  }
}

/** Names what a screen shows under its criteria: what is asked, and what of the answer is told in which unit. */
export const questionName = ({ id }: Pick<ProductionScreen, 'id'>, criteria: Asked): string =>
  JSON.stringify([
    id,
    figureQuestion(criteria),
    ...('product' in criteria ? [criteria.unit] : [criteria.quantity ?? null, criteria.per ?? null]),
  ])

/** The part of a question that asks for exactly one subject. */
function withKey(screen: ProductionScreen, key: string): Partial<FigureQuery> {
  const column = keyColumn(screen)
  return column === undefined ? {} : { [column.key]: column.kind === 'id' ? Number(key) : key }
}

/** The columns that a question asks for exactly, with their values: a subject by its key, or all of one installation. */
export function exactlyAsked(
  screen: ProductionScreen,
  query: FigureQuery,
): readonly (readonly [string, Value])[] {
  const columns = [keyColumn(screen)?.key, screen.kind === 'monthly' ? screen.belongsTo : undefined]
  return columns.flatMap((column) => {
    const value = column === undefined ? undefined : (query as AnyRow)[column]
    return column === undefined || value === undefined ? [] : [[column, value] as const]
  })
}

type OneSubject = {
  readonly screen: ProductionScreen
  readonly criteria: Asked
  readonly key: string
  readonly thisYear: number
}

/** Asks for everything of one subject since 2003, by its key: names are shared, and change. */
export const historyQuestion = ({ screen, criteria, key, thisYear }: OneSubject): FigureQuery => ({
  yearStart: EARLIEST_PRODUCTION_YEAR,
  yearEnd: thisYear,
  ...ofProduct(criteria),
  ...withKey(screen, key),
})

type OneSeries = {
  readonly key: string | number
  /** None of a geothermal month, which reports all products at once. */
  readonly product: Product | null
  readonly production: ProductionType | null
  readonly yearStart: number
  readonly yearEnd: number
}

/** Asks for one series of a subject in the years that have it: by its key too, so that a subject that was renamed is whole. */
export const seriesQuestion = (screen: ProductionScreen, series: OneSeries): FigureQuery => ({
  yearStart: series.yearStart,
  yearEnd: series.yearEnd,
  ...(series.product !== null && { product: series.product }),
  ...(series.production !== null && { production: series.production }),
  ...withKey(screen, String(series.key)),
})

/** Asks for one year of the whole country. */
export const nationalQuestion = (criteria: Asked, year: number): FigureQuery => ({
  yearStart: year,
  yearEnd: year,
  ...ofProduct(criteria),
})

/** Asks for the whole country in the years of a screen, whatever its list is narrowed to. */
export const countryQuestion = ({ yearStart, yearEnd, ...criteria }: Asked): FigureQuery => ({
  yearStart,
  yearEnd,
  ...ofProduct({ yearStart, yearEnd, ...criteria }),
})

/** Asks for what every subject of the country produced in some years. */
export const nationalProductionQuestion = (
  product: Product,
  { yearStart, yearEnd }: YearRange,
): FigureQuery => ({ yearStart, yearEnd, product, production: 'Produced' })

/** The body of an export: the same question, in the chosen unit, or by installation where figures are seen so. */
export function exportQuestion(question: FigureQuery, criteria: Asked): FigureQuery {
  if ('unit' in criteria) return { ...question, unit: criteria.unit }
  return criteria.per === undefined ? question : { ...question, per: criteria.per }
}
