import { setImmediate as othersFirst } from 'node:timers/promises'
import { companiesOf } from './companies/companies.ts'
import { overviewCharts } from './overview/charts.ts'
import { qualityReady } from './findings/quality-of.ts'
import { everythingIn, type Surroundings } from './search/everything.ts'
import { pathsAnswer } from './place/ground/drawn-paths.ts'
import { groundOf } from './place/ground/ground.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** Gathers what an object tells that takes the whole dataset to know: what is wrong in it, and which holes run under it. */
export async function makeObjectsReady(snapshot: Snapshot): Promise<void> {
  await qualityReady(snapshot)
  await groundOf(snapshot)
}

/** Gathers what pages tell of the whole dataset, which the first visitor would wait for; others are answered in between. */
export async function makePagesReady(snapshot: Snapshot, surroundings: Surroundings): Promise<void> {
  companiesOf(snapshot)
  await othersFirst()
  for (const language of ['nl', 'en'] as const) {
    overviewCharts(snapshot, language)
    await othersFirst()
  }
  everythingIn(snapshot, surroundings)
  await pathsAnswer(snapshot)
}
