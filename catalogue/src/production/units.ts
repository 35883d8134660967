import type { Product, ProductionType, Unit } from '../codes/production.ts'
import { months, type Month, type MonthlyValues } from './series/months.ts'

/** One Nm³ (0 °C, 1 atm) fills 1.054915 Sm³ (15 °C): 288.15 K / 273.15 K (S9). */
export const SM3_PER_NM3 = 1.054915

const DEFAULT_GAS_UNIT: Unit = '1000Nm3'
const DEFAULT_UNIT: Unit = 'Sm3'

/** The units a product is shown in; the first is the default and the one on the wire (S3). */
export const unitsOf = {
  Gas: [DEFAULT_GAS_UNIT, '1000Sm3'],
  Oil: [DEFAULT_UNIT],
  Condensate: [DEFAULT_UNIT],
  Water: [DEFAULT_UNIT],
  Diesel: [DEFAULT_UNIT],
  Brine: ['M3'],
  Salt: ['1000Kg'],
  N2: ['Nm3'],
} as const satisfies Record<Product, readonly Unit[]>

export const defaultUnit = (product: Product): Unit => unitsOf[product][0]

export const isUnitOf = (product: Product, unit: string): unit is Unit =>
  (unitsOf[product] as readonly string[]).includes(unit)

/** Gas is reported in million Nm³ and salt in million kg; a thousand times that is the default unit (S9, D21). */
export function fromReported(product: Product, value: number | null): number | null {
  if (value === null) return null
  return product === 'Gas' || product === 'Salt' ? Math.round(value * 1000) : value
}

/** A received gas value in another gas unit, rounded to a whole number; empty stays empty (S9). */
export function convertGas(value: number | null, to: Unit): number | null {
  if (value === null) return null
  return Math.round(to === DEFAULT_GAS_UNIT ? value / SM3_PER_NM3 : value * SM3_PER_NM3)
}

/** The sum of the twelve months, an empty one as nothing (S9). */
export const totalOf = (values: MonthlyValues): number =>
  withoutNoise(months.reduce((sum, month) => sum + (values[month] ?? 0), 0))

/** What is known added up; a sum of nothing but missing values is missing, never 0 (D28.24). */
export function knownSum(values: readonly (number | null)[]): number | null {
  // A plain loop: a selection has a hundred thousand of these values.
  let sum: number | null = null
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value
  return sum === null ? null : withoutNoise(sum)
}

/** The total of a year for people, on screens and in files. */
export const knownTotal = (values: MonthlyValues): number | null =>
  knownSum(months.map((month) => values[month]))

/** Reported figures have three decimals; what a sum of binary fractions adds behind the sixth is no figure. */
export const withoutNoise = (value: number): number => Math.round(value * 1e6) / 1e6

function eachMonth(values: MonthlyValues, change: (value: number | null) => number | null): MonthlyValues {
  // A plain loop: a dataset has half a million of these values.
  const changed: Partial<Record<Month, number | null>> = {}
  for (const month of months) changed[month] = change(values[month])
  return changed as MonthlyValues
}

/** Reported months as the wire carries them, in the product's default unit. */
export const monthsOnWire = (product: Product, reported: MonthlyValues): MonthlyValues =>
  eachMonth(reported, (value) => fromReported(product, value))

/** How a received value becomes one in the chosen unit: not at all in the product's own. */
export const valueInUnit = (product: Product, unit: Unit): ((value: number | null) => number | null) =>
  unit === defaultUnit(product) ? (value) => value : (value) => convertGas(value, unit)

/**
 * Received months in the chosen unit. The conversion starts from the received value each time, never from a rounded
 * one, so the default unit gives back exactly what was received (D21).
 */
export const monthsInUnit = (product: Product, received: MonthlyValues, unit: Unit): MonthlyValues =>
  unit === defaultUnit(product) ? received : eachMonth(received, valueInUnit(product, unit))

/** Gas and nitrogen that is 'discharged' goes into the ground: its label is that of injection (S5, D21). */
export const labelledAs = (product: Product, type: ProductionType): ProductionType =>
  type === 'Discharged' && (product === 'Gas' || product === 'N2') ? 'Injected' : type
