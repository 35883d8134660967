import type { Country } from '../country.ts'
import type { Producer } from './producers.ts'
import { emptyMonths, type Series } from './series.ts'

/** All gas storages together turn over about a billion Nm³ a year, in 1000 Nm³: small beside the country's production. */
const TURNOVER = 1_000_000

/** Share of a year's turnover in each month, January first: gas goes in from April to September and comes out in winter. */
const INJECTED = [0, 0, 0, 0.12, 0.18, 0.2, 0.2, 0.17, 0.13, 0, 0, 0]
const WITHDRAWN = [0.26, 0.22, 0.14, 0, 0, 0, 0, 0, 0, 0.06, 0.12, 0.2]

/** Nm³ of nitrogen a well takes in a month. */
const NITROGEN = { low: 200_000, high: 2_400_000 }

/** Losses and own use between what goes in and what is booked as stored. */
const STORED = 0.985

/** Gas injected is reported as Discharged, which every screen labels Injected (D21); withdrawn gas is Produced. */
export function gasStorageSeries(
  { hole, first, last, shared }: Producer,
  { storages, country }: { storages: number; country: Country },
): readonly Series[] {
  const chance = country.random('storage well', hole.nr)
  const perYear = (TURNOVER / storages / shared) * chance.between(0.7, 1.3)
  const injected = emptyMonths(last)
  const withdrawn = emptyMonths(last)
  for (let month = first; month < last; month++) {
    const weather = chance.between(0.75, 1.2)
    injected[month] = Math.round(perYear * weather * (INJECTED[month % 12] ?? 0))
    withdrawn[month] = Math.round(perYear * weather * 0.97 * (WITHDRAWN[month % 12] ?? 0))
  }
  return [
    { product: 'Gas', productionType: 'Discharged', months: injected },
    { product: 'Gas', productionType: 'Produced', months: withdrawn },
  ]
}

export function nitrogenSeries(
  { hole, first, last }: Producer,
  { random, scale }: Country,
): readonly Series[] {
  const chance = random('nitrogen well', hole.nr)
  const injected = emptyMonths(last)
  const produced = emptyMonths(last)
  const amount = (): number => Math.round(chance.between(NITROGEN.low, NITROGEN.high) / scale) * 1000
  for (let month = first; month < last; month++) {
    const winter = month % 12 < 3 || month % 12 > 9
    injected[month] = winter ? 0 : amount()
    produced[month] = winter && chance.chance(0.6) ? amount() : 0
  }
  return [
    { product: 'N2', productionType: 'Injected', months: injected },
    { product: 'N2', productionType: 'Produced', months: produced },
  ]
}

/** What only fields report: the part of what was injected that is booked as stored. */
export const stored = (injected: Float64Array): Float64Array =>
  injected.map((value) => Math.round(value * STORED))
