import type { Language } from '@datacentre/catalogue/texts/index'
import { madeByName } from '../snapshot/made-by-name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OverviewChart } from './chart.ts'
import { geothermalCharts } from './geothermal-charts.ts'
import { productionCharts } from './production-charts.ts'
import { registerCharts } from './register-charts.ts'

const once = madeByName<readonly OverviewChart[]>()

/** Every chart of the overview of which the dataset has something to tell. */
export const overviewCharts = (snapshot: Snapshot, language: Language): readonly OverviewChart[] =>
  once(snapshot, language, () => [
    ...productionCharts(snapshot, language),
    ...geothermalCharts(snapshot, language),
    ...registerCharts(snapshot, language),
  ])
