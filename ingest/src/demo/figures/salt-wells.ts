import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import type { Producer } from './producers.ts'
import { emptyMonths, type Series } from './series.ts'

/** Million kg of salt that a middle well gives in a month at scale 1, and the spread of the logarithm. */
const SALT = { perMonth: 6.5, spread: 0.5 }
/** Saturated brine holds about 0.31 ton of salt in a m³; somewhat less water goes in than brine comes out. */
const KG_PER_BRINE = 310
const WATER_PER_BRINE = 0.94

/** Some caverns have a blanket of diesel under the roof, some take brine back, and a few store diesel or are filled up. */
const BLANKET = 0.14
const TAKES_BRINE = 0.05
const STORES_DIESEL = 0.03
const FILLED_UP = 0.03

/** What a well for salt produced and injected. */
export function saltSeries(producer: Producer, country: Country): readonly Series[] {
  const chance = country.random('salt', producer.hole.nr)
  if (chance.chance(STORES_DIESEL)) return storedDiesel(producer, chance)
  const perMonth = chance.logNormal(SALT.perMonth, SALT.spread) / country.scale
  const salt = each(producer, () => Math.round(1000 * perMonth * chance.between(0.6, 1.1)))
  const brine = salt.map((thousandths) => Math.round((thousandths * 1e6) / KG_PER_BRINE / 1000) * 1000)
  const series: Series[] = [
    { product: 'Salt', productionType: 'Produced', months: salt },
    { product: 'Brine', productionType: 'Produced', months: brine },
    {
      product: 'Water',
      productionType: 'Injected',
      months: brine.map((value) => Math.round((value * WATER_PER_BRINE) / 1000) * 1000),
    },
  ]
  const sometimes = (month: number): boolean => month % 12 === producer.hole.nr % 12
  if (chance.chance(BLANKET)) {
    series.push({
      product: 'Diesel',
      productionType: 'Injected',
      months: each(producer, (month) => (sometimes(month) ? 1000 * chance.whole(5, 90) : NaN)),
    })
  }
  if (chance.chance(TAKES_BRINE)) {
    series.push({
      product: 'Brine',
      productionType: 'Injected',
      months: each(producer, () => 1000 * chance.whole(100, 2500)),
    })
  }
  if (chance.chance(FILLED_UP)) {
    series.push({
      product: 'Salt',
      productionType: 'Injected',
      months: each(producer, () => chance.whole(20, 400)),
    })
  }
  return series
}

/** A cavern that holds diesel for hard times: filled in some months, drawn on in others. */
function storedDiesel(producer: Producer, chance: Random): readonly Series[] {
  const amount = (odds: number) => () => (chance.chance(odds) ? 1000 * chance.whole(200, 6000) : 0)
  return [
    { product: 'Diesel', productionType: 'Injected', months: each(producer, amount(0.25)) },
    { product: 'Diesel', productionType: 'Produced', months: each(producer, amount(0.15)) },
  ]
}

function each({ first, last }: Producer, value: (month: number) => number): Float64Array {
  const months = emptyMonths(last)
  for (let month = first; month < last; month++) months[month] = value(month)
  return months
}
