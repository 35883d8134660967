import type { Unit } from '@datacentre/catalogue/codes/production'
import {
  figuresUntil,
  isPartialYear,
  type FiguresUntil,
} from '@datacentre/catalogue/production/series/figures-until'
import type { SteppedSeries } from '@datacentre/catalogue/production/series/stepped'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { yearInWords } from '@datacentre/catalogue/wording/partial-year'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OverviewChart } from './chart.ts'

export const untilOf = ({ version }: Pick<Snapshot, 'version'>): FiguresUntil =>
  figuresUntil(version.figuresUntil)

type Yearly = {
  readonly series: Pick<SteppedSeries, 'from' | 'totals'>
  readonly unit: Unit
  readonly until: FiguresUntil
  readonly language: Language
}

/** What every chart of figures by year has: a label for each year, its unit, and which year is not whole. */
export function byYear({ series: { from, totals }, unit, until, language }: Yearly) {
  const say = speak(language)
  return {
    rule: null,
    shape: 'years',
    labelHead: say('history.year'),
    labels: totals.map((_, at) => yearInWords(from + at, { until, say })),
    unit,
    inUnit: say(`unit.${unit}`),
    partialAt: totals.findIndex((_, at) => isPartialYear(from + at, until)),
  } as const satisfies Partial<OverviewChart>
}
