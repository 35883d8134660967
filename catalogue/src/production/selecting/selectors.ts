import type { Product, ProductionType, Unit } from '../../codes/production.ts'
import { landSea } from '../../codes/fields.ts'
import { firstUnits } from '../../grammar/cut-text.ts'
import { withParameter } from '../../grammar/parameter.ts'
import type { Criteria } from '../../grammar/parameter.ts'
import { geothermalSubjects, type GeothermalSubject } from '../series/installations.ts'
import { DEFAULT_QUANTITY, isQuantity, type Quantity } from '../series/reported.ts'
import { defaultUnit, isUnitOf } from '../units.ts'
import { defaultYearRange, isProductionYear, yearRangeOrDefault } from '../../time/years.ts'
import type { ProductionScreen, YearlyScreen } from '../screen.ts'
import { PAGE_SIZES } from '../../screen-constants.ts'
import { groupings, pictureOf, type Grouping, type Picture } from '../series/picture.ts'

export const productsOf = (screen: YearlyScreen): readonly Product[] =>
  Object.keys(screen.productionTypes) as Product[]

/** The production types a screen offers for a product; none for a product it does not offer. */
export const productionTypesOf = (screen: YearlyScreen, product: Product): readonly ProductionType[] =>
  screen.productionTypes[product] ?? []

export const isProductOf = (screen: YearlyScreen, code: string | undefined): code is Product =>
  code !== undefined && Object.hasOwn(screen.productionTypes, code)

const isTypeOf = (types: readonly ProductionType[], code: string | undefined): code is ProductionType =>
  (types as readonly (string | undefined)[]).includes(code)

/** A production type that may stay under another product stays; else the screen's default, else the first offered. */
function typeUnder(screen: YearlyScreen, product: Product, wanted: string | undefined): ProductionType {
  const types = productionTypesOf(screen, product)
  if (isTypeOf(types, wanted)) return wanted
  return isTypeOf(types, screen.defaults.production) ? screen.defaults.production : types[0]!
}

/** Choosing a product refreshes the production types and makes its first unit the chosen one (S4). */
export function changeProduct(screen: YearlyScreen, criteria: Criteria, product: Product): Criteria {
  return {
    ...withParameter(criteria, 'page', undefined),
    product,
    production: typeUnder(screen, product, criteria.production),
    unit: defaultUnit(product),
  }
}

/** What a figure screen shows under the criteria, complete: what is missing or not allowed takes its default. */
export type FigureCriteria = Picture & {
  readonly yearStart: number
  readonly yearEnd: number
  readonly name?: string
  readonly page?: number
  readonly pageSize?: number
}
/** Absent is what a screen opens with: produced water, well by well. */
export type MonthlyCriteria = FigureCriteria & {
  readonly quantity?: Quantity
  readonly per?: GeothermalSubject
}
export type YearlyCriteria = FigureCriteria & {
  readonly product: Product
  readonly production: ProductionType
  readonly unit: Unit
  readonly location?: string
}

/** `lastYear` is the last one with figures, where the dataset tells. */
export function figureCriteria(
  criteria: Criteria,
  thisYear: number,
  lastYear: number | null = null,
  can: readonly Grouping[] = groupings,
): FigureCriteria {
  const { name, page, pageSize } = criteria
  const years = allowedYearRange(criteria, thisYear, lastYear)
  return {
    ...years,
    ...pictureOf(criteria, years, can),
    ...(name !== undefined && { name }),
    ...(page !== undefined && { page }),
    ...(pageSize !== undefined && (PAGE_SIZES as readonly number[]).includes(pageSize) && { pageSize }),
  }
}

export const DEFAULT_SUBJECT: GeothermalSubject = 'well'

/** Geothermal months do not tell whether they are of land or sea. */
export const groupingsOfMonths = groupings.filter((by) => by !== 'location')

const isSubject = (code: string | undefined): code is GeothermalSubject =>
  (geothermalSubjects as readonly (string | undefined)[]).includes(code)

export function monthlyCriteria(
  criteria: Criteria,
  thisYear: number,
  lastYear: number | null = null,
): MonthlyCriteria {
  const { quantity, per } = criteria
  return {
    ...figureCriteria(criteria, thisYear, lastYear, groupingsOfMonths),
    ...(isQuantity(quantity) && quantity !== DEFAULT_QUANTITY && { quantity }),
    ...(isSubject(per) && per !== DEFAULT_SUBJECT && { per }),
  }
}

export function yearlyCriteria(
  screen: YearlyScreen,
  criteria: Criteria,
  thisYear: number,
  lastYear: number | null = null,
): YearlyCriteria {
  const product = isProductOf(screen, criteria.product) ? criteria.product : screen.defaults.product
  const { unit, location } = criteria
  return {
    ...figureCriteria(criteria, thisYear, lastYear),
    product,
    production: typeUnder(screen, product, criteria.production),
    unit: unit !== undefined && isUnitOf(product, unit) ? unit : defaultUnit(product),
    ...(location !== undefined && (landSea as readonly string[]).includes(location) && { location }),
  }
}

function allowedYearRange({ yearStart, yearEnd }: Criteria, thisYear: number, lastYear: number | null) {
  const range = defaultYearRange(thisYear, lastYear)
  const start = yearStart !== undefined && isProductionYear(yearStart, thisYear) ? yearStart : undefined
  const end = yearEnd !== undefined && isProductionYear(yearEnd, thisYear) ? yearEnd : undefined
  if (start === undefined && end === undefined) return range
  const { yearStart: from, yearEnd: to } = yearRangeOrDefault(
    { start: start ?? null, end: end ?? null },
    thisYear,
  )
  return { yearStart: from, yearEnd: Math.max(from, to) }
}

type NamedFile = {
  readonly product?: string
  readonly production?: string
  readonly yearStart: number
  readonly yearEnd: number
  /** The name of the one subject in the file; absent for a file of a whole selection. */
  readonly subject?: string | undefined
}

/** Longer names are cut, so that every system takes the name of the file. */
const SUBJECT_LENGTH = 100

/** A name in signs that every system takes in the name of a file. */
const fileSafe = (name: string): string =>
  firstUnits(name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'), SUBJECT_LENGTH).replaceAll(/^-+|-+$/g, '')

/**
 * `field_Gas_Produced_2024_2025.xlsx`; geothermal files have years only (D19). A file of one subject has its name
 * behind that.
 */
export function figureFileName(screen: ProductionScreen, asked: NamedFile): string {
  const { product, production, yearStart, yearEnd, subject = '' } = asked
  const parts = [screen.filePrefix, product, production, yearStart, yearEnd, fileSafe(subject) || undefined]
  return `${parts.filter((part) => part !== undefined).join('_')}.xlsx`
}
