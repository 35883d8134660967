import { boreholes, type Borehole } from '@datacentre/catalogue'
import { boreholePurpose, boreholeResult, boreholeStatus } from '@datacentre/catalogue/codes/boreholes'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { indexRows, readyingSteps, viewList } from '@datacentre/catalogue/list/list'
import { afterFilterChange } from '@datacentre/catalogue/list/selection'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { aBorehole } from '@datacentre/fixtures'
import { allSteps } from '@datacentre/catalogue/list/steps'
import { median, p95, timeRuns, type Result, ofRuns } from './measure.ts'

const ROWS = 100_000
const DAY_MS = 86_400_000

/** Names and codes as the register has them, spread over the lists without any random numbers. */
function manyBoreholes(): Borehole[] {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!
  return Array.from({ length: ROWS }, (_, at) =>
    aBorehole({
      boreholeDbk: at,
      boreholeName: `${pick(['Andijk', 'Súdwâld', 'K12', 'Oosterveen', "'t Zandt"], at * 7)}-${(at * 7919) % ROWS}-${at % 12}`,
      shortName: `${pick(['ADK', 'SWD', 'K12', 'OVN', 'TZD'], at * 7)}-${(at * 104729) % ROWS}`,
      onOffshore: pick(['ON', 'OFF', 'ON'], at),
      statusDescription: pick([...boreholeStatus, null], at * 3),
      purposeCd: pick(boreholePurpose, at * 5),
      resultCode: pick([...boreholeResult, null], at * 11),
      clientOrgName: `Operator ${(at * 31) % 300}`,
      startDate: at % 50 === 0 ? null : ((at * 13) % 40_000) * DAY_MS - 25_000 * DAY_MS,
      endDate: at % 20 === 0 ? null : ((at * 13) % 40_000) * DAY_MS - 24_900 * DAY_MS,
    }),
  )
}

/** Filter, facet counts, search and order over 100,000 rows, as a visitor's click or key costs them. */
export function benchLists(): Result[] {
  const rows = manyBoreholes()
  const speech = {
    language: 'nl',
    code: (list: Parameters<typeof sayCode>[1], code: string) => sayCode('nl', list, code),
  }
  const start = performance.now()
  const index = indexRows({ register: boreholes, rows, speech, noValue: 'geen' })
  const shown = performance.now() - start
  allSteps(readyingSteps(index))
  const indexing = performance.now() - start
  const runs = { rounds: 51, warmUp: 20 }

  const filters = [
    { onOffshore: 'OFF' },
    { status: 'Suspended', onOffshore: 'ON' },
    { purpose: 'DEV-HC', startDate: 0, endDate: 5000 * DAY_MS },
    { result: 'GAS', status: 'TD', onOffshore: 'ON', purpose: 'EXP-HC', startDate: 0 },
  ]
  const severalValues = [
    'result=GAS&result=OIL&result=DRY&status=Suspended&status=TD&purpose=EXP-HC&purpose=DEV-HC&purpose=EXP',
    'onOffshore=ON&onOffshore=OFF&result=GAS&result=DRY&operator=Operator 1&operator=Operator 2',
    'purpose=DEV-HC&purpose=EXP-HC&status=TD&status=Suspended&onOffshore=ON&onOffshore=OFF',
  ].map(fromAddress)
  const searches = ['k', 'dijk', 'sudwald-12', '99', 'nobody has this']
  // What stands under 'more filters' is counted when a visitor opens that.
  const openFilters = index.filters.flatMap(({ filter }, place) => (filter.isExtra === true ? [] : [place]))
  const visit = (criteria: Parameters<typeof viewList>[1]) => {
    const { rows: filtered, narrowed, countsOf } = viewList(index, criteria)
    for (const place of openFilters) countsOf(place)
    afterFilterChange({ found: filtered.length, narrowed })
  }
  const filter = timeRuns((round) => visit(filters[round % filters.length]!), runs)
  const search = timeRuns((round) => visit({ searchByName: searches[round % searches.length]! }), runs)
  const several = timeRuns((round) => visit(severalValues[round % severalValues.length]!), runs)
  const order = timeRuns(
    (round) => visit({ order: boreholes.orderedBy[round % boreholes.orderedBy.length]! }),
    runs,
  )
  return [
    { what: 'make a list of 100,000 rows ready to show', measured: shown, unit: 'ms', limit: 1500 },
    { what: '… and all its filters and orders', measured: indexing, unit: 'ms', limit: 3000 },
    {
      what: 'filter with counts and selection, 100,000 rows',
      ...ofRuns(filter, median),
      unit: 'ms',
      limit: 16,
    },
    {
      what: 'three filters of several values each, 100,000 rows, p95',
      ...ofRuns(several, p95),
      unit: 'ms',
      limit: 50,
    },
    {
      what: 'search with counts and selection, 100,000 rows',
      ...ofRuns(search, median),
      unit: 'ms',
      limit: 16,
    },
    { what: 'order, 100,000 rows', ...ofRuns(order, median), unit: 'ms', limit: 30 },
  ]
}
