import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import type { GasOf } from './gas.ts'
import { isInjector, type Producer, producesGas, producesOil } from './producers.ts'
import { emptyMonths, type Series } from './series.ts'

/** Liquids are reported in tenths of a Sm³, kept in thousandths. */
const reported = (cubicMetres: number): number => Math.round(cubicMetres * 10) * 100

/** Sm³ of condensate and of water with a million Nm³ of gas: the middle one, the spread of its logarithm, how many have it. */
const CONDENSATE = { perMillion: 7, spread: 0.8, fields: 0.34 }
const WATER = { perMillion: 14, spread: 0.8, wells: 0.34 }
/** Water grows by this share a year as a well grows old. */
const WETTER = 0.12

/** Sm³ of oil that a middle well gives in its first month at scale 1, and the spread of the logarithm. */
const OIL = { perMonth: 800, spread: 0.7 }
/** Million Nm³ of gas that comes with a Sm³ of oil; Sm³ of water with it at first, and more each year. */
const GAS_WITH_OIL = 0.00009
const WATER_WITH_OIL = { first: 0.7, perYear: 0.4 }

/** Sm³ of water that a middle injection well takes in a month. */
const INJECTED = { perMonth: 6500, spread: 0.6 }

/** What a well for hydrocarbons produced, or injected. */
export function hydrocarbonSeries(
  producer: Producer,
  { gasOf, country }: { gasOf: GasOf; country: Country },
): readonly Series[] {
  if (isInjector(producer)) return [injectedWater(producer, country)]
  const chance = country.random('liquids', producer.hole.nr)
  const gas = producesGas(producer) ? gasOf(producer) : null
  const oil = producesOil(producer) ? oilOf(producer, country) : null
  const series: Series[] = []
  if (gas !== null) series.push({ product: 'Gas', productionType: 'Produced', months: gas })
  if (oil !== null) {
    if (gas === null) series.push({ product: 'Gas', productionType: 'Produced', months: oil.map(gasWithOil) })
    series.push({ product: 'Oil', productionType: 'Produced', months: oil })
  }
  if (gas !== null && oil === null) {
    const ratio = condensateRatio(producer, country)
    if (ratio > 0)
      series.push({ product: 'Condensate', productionType: 'Produced', months: gas.map(withGas(ratio, 0)) })
  }
  const water = waterOf({ gas, oil, chance })
  if (water !== null) series.push({ product: 'Water', productionType: 'Produced', months: water })
  return series
}

const gasWithOil = (thousandths: number): number => Math.round(thousandths * GAS_WITH_OIL)

/** Liquid that comes with gas: a number of Sm³ per million Nm³, growing by a share each year. */
const withGas =
  (perMillion: number, growth: number) =>
  (gas: number, month: number): number =>
    reported((gas / 1000) * perMillion * (1 + (growth * month) / 12))

function condensateRatio({ field }: Producer, { random }: Country): number {
  const chance = random('condensate', field.nr)
  return chance.chance(CONDENSATE.fields) ? chance.logNormal(CONDENSATE.perMillion, CONDENSATE.spread) : 0
}

type Flow = {
  readonly gas: Float64Array | null
  readonly oil: Float64Array | null
  readonly chance: Random
}

function waterOf({ gas, oil, chance }: Flow): Float64Array | null {
  if (oil !== null) {
    const { first, perYear } = WATER_WITH_OIL
    return oil.map((thousandths, month) => reported((thousandths / 1000) * (first + (perYear * month) / 12)))
  }
  const ratio = chance.logNormal(WATER.perMillion, WATER.spread)
  return gas !== null && chance.chance(WATER.wells) ? gas.map(withGas(ratio, WETTER)) : null
}

function oilOf({ hole, first, last }: Producer, { random, scale }: Country): Float64Array {
  const chance = random('oil', hole.nr)
  const perMonth = chance.logNormal(OIL.perMonth, OIL.spread) / scale
  const decline = chance.between(0.04, 0.12) / 12
  const months = emptyMonths(last)
  for (let month = first; month < last; month++) {
    if (chance.chance(0.005)) continue
    months[month] = reported(perMonth * Math.exp(-decline * (month - first)) * chance.between(0.7, 1.1))
  }
  return months
}

function injectedWater({ hole, first, last }: Producer, { random, scale }: Country): Series {
  const chance = random('injected water', hole.nr)
  const perMonth = chance.logNormal(INJECTED.perMonth, INJECTED.spread) / scale
  const months = emptyMonths(last)
  for (let month = first; month < last; month++) {
    if (!chance.chance(0.01)) months[month] = reported(perMonth * chance.between(0.5, 1.1))
  }
  return { product: 'Water', productionType: 'Injected', months }
}
