import { EARLIEST_SEISMIC_YEAR, type Years } from '../time/years.ts'
import { withFirst, type Option } from './option.ts'

/** Years as options, after one entry that asks nothing and is named by the caller (S9). */
export function yearOptions({ from, to, label }: { from: number; to: number; label: string }): Option[] {
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index))
  return withFirst(
    years.map((year) => ({ code: year, description: year })),
    label,
  )
}

type YearPair = { readonly start: readonly Option[]; readonly end: readonly Option[] }

/** The two lists of the seismic filter limit each other (S5). */
export function seismicYearOptions(asked: Years, now: { thisYear: number; label: string }): YearPair {
  return {
    start: yearOptions({ from: EARLIEST_SEISMIC_YEAR, to: asked.end ?? now.thisYear, label: now.label }),
    end: yearOptions({ from: asked.start ?? EARLIEST_SEISMIC_YEAR, to: now.thisYear, label: now.label }),
  }
}
