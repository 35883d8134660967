import type { YearRange } from '../../time/years.ts'
import type { Subject } from '../figure.ts'
import type { Reported } from '../series/reported.ts'
import { MonthSums, monthsOf, type SelectionSeries } from '../series/selection-series.ts'

/** A band for each of some subjects, in their order; one that reported nothing has a band of nothing but missing values. */
export function comparedSeries(
  reported: readonly Reported[],
  subjects: readonly Subject[],
  years: YearRange,
): SelectionSeries {
  const { from, count } = monthsOf(years)
  const sums = new Map(subjects.map(({ key }) => [key, new MonthSums(count)]))
  for (const { key, from: first, values } of reported) sums.get(key)?.add(first - from, values)
  const all = new MonthSums(count)
  for (const { values } of sums.values()) all.add(0, values)
  const { values: totals, total } = all.told()
  return {
    from,
    bands: subjects.map((subject) => ({ subject, ...sums.get(subject.key)!.told() })),
    totals,
    total,
    others: 0,
  }
}
