import type { GeothermalFigure } from '@datacentre/catalogue'
import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import { groupBy } from '../grouped.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { ownerIn } from '../sector/operators.ts'
import { FIRST_YEAR, monthNr } from '../timeline.ts'

/** Sizes of D24. */
const WELLS = 60

/** m³ of water that a doublet circulates in a month at full power (about 300 m³ an hour), and how much of it by month. */
const WATER = { low: 70_000, high: 230_000 }
const DEMAND = [1, 0.98, 0.95, 0.86, 0.74, 0.6, 0.55, 0.56, 0.68, 0.84, 0.95, 1]

/** Nm³ of gas dissolved in a m³ of water, where there is any. */
const GAS = { low: 0.2, high: 1.1 }

type Doublet = { readonly producer: Hole; readonly injector: Hole }

/** The wells of the sites that run longest: every second one takes back what the one before it produces. */
function doublets(holes: readonly Hole[], { count, timeline }: Country): readonly Doublet[] {
  const running = holes.filter(
    ({ drill, service }) =>
      drill.field?.mineral === 'GT' &&
      drill.purpose === 'DEV-PH' &&
      service !== null &&
      service.from < timeline.now - 0.5,
  )
  const bySite = groupBy(running, ({ drill }) => drill.field)
  const sites = [...bySite.values()].sort((a, b) => (a[0]?.service?.from ?? 0) - (b[0]?.service?.from ?? 0))
  const pairs = sites.flatMap(([producer, injector]) =>
    producer && injector ? [{ producer, injector }] : [],
  )
  return pairs.slice(0, Math.round(count(WELLS, 2) / 2))
}

export function* geothermalFigureRows(holes: readonly Hole[], country: Country): Iterable<GeothermalFigure> {
  for (const { producer, injector } of doublets(holes, country)) {
    const chance = country.random('doublet', producer.nr)
    const power = chance.between(WATER.low, WATER.high)
    const gas = chance.chance(0.7) ? chance.between(GAS.low, GAS.high) : null
    const oil = chance.chance(0.15) ? chance.between(0.00005, 0.0003) : null
    const first = Math.max(0, monthNr(producer.service?.from ?? 0))
    const last = Math.min(country.timeline.months, monthNr(producer.service?.until ?? 0))
    for (let month = first; month < last; month++) {
      const water = Math.round(power * (DEMAND[month % 12] ?? 1) * chance.between(0.75, 1.05))
      const idle = chance.chance(0.04)
      const produced = idle ? 0 : water
      yield {
        ...aboutOf(producer, { month, chance }),
        h2oProd: chance.chance(0.01) ? null : produced,
        oilProd: oil === null ? null : Math.round(produced * oil * 10) / 10,
        gasProd: gas === null ? null : Math.round(produced * gas * chance.between(0.9, 1.1)),
        conProd: gas !== null && chance.chance(0.05) ? chance.whole(1, 30) : null,
        inhibProd: chance.chance(0.3) ? null : chance.whole(20, 900),
        h2oInj: null,
        inhibInj: null,
      }
      yield {
        ...aboutOf(injector, { month, chance }),
        h2oProd: null,
        oilProd: null,
        gasProd: null,
        conProd: null,
        inhibProd: null,
        h2oInj: chance.chance(0.01) ? null : Math.round(produced * 0.998),
        inhibInj: chance.chance(0.6) ? null : chance.whole(10, 400),
      }
    }
  }
}

type About = Pick<
  GeothermalFigure,
  'boreholeDbk' | 'wellName' | 'startDate' | 'operatorName' | 'facilityName'
>

function aboutOf({ dbk, name, drill }: Hole, { month, chance }: { month: number; chance: Random }): About {
  const year = FIRST_YEAR + Math.floor(month / 12)
  return {
    boreholeDbk: dbk,
    wellName: name,
    startDate: Date.UTC(FIRST_YEAR, month, 1),
    operatorName: chance.chance(0.003) ? null : ownerIn(year, drill.field?.founder ?? drill.client).name,
    facilityName: chance.chance(0.004) ? null : (drill.facility?.name ?? null),
  }
}
