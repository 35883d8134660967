import type { Product } from '../../codes/production.ts'
import type { GeothermalFigure } from '../../production/geothermal.ts'
import { months } from '../../production/series/months.ts'
import { fromReported } from '../../production/units.ts'
import type { WellFigure } from '../../production/wells.ts'

/** Under which key a month carries each product. */
export const quantityKeys = {
  Oil: 'quantityOil',
  Gas: 'quantityGas',
  Water: 'quantityWater',
  Condensate: 'quantityCondensate',
  Brine: 'quantityBrine',
  Diesel: 'quantityDiesel',
  N2: 'quantityNitrogen',
  Salt: 'quantitySalt',
} as const satisfies Record<Product, string>

export const INHIBITOR_KEY = 'quantityInhibitor'

type QuantityKey = (typeof quantityKeys)[Product] | typeof INHIBITOR_KEY

/** What went up or down one borehole in one month. */
export type BoreholeMonth = { readonly startDate: number; readonly productionTypeCode: string } & {
  readonly [Key in QuantityKey]: number | null
}

type Quantity = {
  readonly startDate: number
  readonly type: string
  readonly key: QuantityKey
  readonly value: number | null
}

const ofWell = (figure: WellFigure): Quantity[] =>
  months.map((month, at) => ({
    startDate: Date.UTC(figure.year, at, 1),
    type: figure.productionType,
    key: quantityKeys[figure.product as Product],
    value: fromReported(figure.product as Product, figure[month]),
  }))

/** Geothermal gas is reported in Nm³, and a month carries gas in 1000 Nm³. */
const inThousands = (value: number | null): number | null => (value === null ? null : value / 1000)

const ofGeothermal = (figure: GeothermalFigure): Quantity[] => {
  const produced: Partial<Record<QuantityKey, number | null>> = {
    quantityOil: figure.oilProd,
    quantityGas: inThousands(figure.gasProd),
    quantityWater: figure.h2oProd,
    quantityCondensate: figure.conProd,
    quantityInhibitor: figure.inhibProd,
  }
  const injected: Partial<Record<QuantityKey, number | null>> = {
    quantityWater: figure.h2oInj,
    quantityInhibitor: figure.inhibInj,
  }
  const quantitiesOf = (type: string, values: typeof produced): Quantity[] =>
    Object.entries(values).map(([key, value]) => ({
      startDate: figure.startDate,
      type,
      key: key as QuantityKey,
      value,
    }))
  return [...quantitiesOf('Produced', produced), ...quantitiesOf('Injected', injected)]
}

const nothing = (): Record<QuantityKey, number | null> => ({
  quantityOil: null,
  quantityGas: null,
  quantityWater: null,
  quantityCondensate: null,
  quantityBrine: null,
  quantityDiesel: null,
  quantityNitrogen: null,
  quantitySalt: null,
  quantityInhibitor: null,
})

/** The months of one borehole in which anything was reported, oldest first, one for each production type. */
export function boreholeMonths(
  wells: readonly WellFigure[],
  geothermal: readonly GeothermalFigure[],
): BoreholeMonth[] {
  const gathered = new Map<string, BoreholeMonth & Record<QuantityKey, number | null>>()
  for (const { startDate, type, key, value } of [
    ...wells.flatMap(ofWell),
    ...geothermal.flatMap(ofGeothermal),
  ]) {
    if (value === null) continue
    const name = `${startDate} ${type}`
    const month = gathered.get(name) ?? { startDate, productionTypeCode: type, ...nothing() }
    month[key] = value
    gathered.set(name, month)
  }
  return [...gathered.values()].sort(
    (a, b) =>
      a.startDate - b.startDate ||
      (a.productionTypeCode < b.productionTypeCode
        ? -1
        : Number(a.productionTypeCode > b.productionTypeCode)),
  )
}
