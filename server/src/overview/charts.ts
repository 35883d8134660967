import type { Language } from '@datacentre/catalogue/texts/index'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OverviewChart } from './chart.ts'
import { geothermalCharts } from './geothermal-charts.ts'
import { productionCharts } from './production-charts.ts'
import { registerCharts } from './register-charts.ts'

const made = new WeakMap<Snapshot, Map<Language, readonly OverviewChart[]>>()

/** Every chart of the overview of which the dataset has something to tell; made once for each version and language. */
export function overviewCharts(snapshot: Snapshot, language: Language): readonly OverviewChart[] {
  const known = made.get(snapshot) ?? new Map<Language, readonly OverviewChart[]>()
  made.set(snapshot, known)
  const charts = known.get(language) ?? [
    ...productionCharts(snapshot, language),
    ...geothermalCharts(snapshot, language),
    ...registerCharts(snapshot, language),
  ]
  known.set(language, charts)
  return charts
}
