import type { Unit } from '@datacentre/catalogue/codes/production'
import { unitInHead } from '@datacentre/catalogue/wording/amount'
import type { SteppedSeries } from '@datacentre/catalogue/production/series/stepped'
import { useSpoken } from '@datacentre/ui/speech'
import { FigureTable } from './figure-table.tsx'
import type { NamedBand } from './named-bands.ts'

type SelectionTableProps = {
  readonly title: string
  readonly unit: Unit
  readonly bands: readonly NamedBand[]
  readonly series: SteppedSeries
  readonly times: readonly string[]
}

/** The numbers of the chart of a selection, a month or year to a row, and their totals. */
export function SelectionTable({ title, unit, bands, series, times }: SelectionTableProps) {
  const { say } = useSpoken()
  const inUnit = (name: string): string => say('chart.inUnit', { name, unit: unitInHead(unit, say) })
  // What was added up on the way is not added up again.
  const isAddedUp = series.step === 'cumulative'
  return (
    <FigureTable
      label={title}
      timeHead={say(series.step === 'year' ? 'history.year' : 'history.month')}
      times={times}
      {...(!isAddedUp && { totalHead: say('chart.total') })}
      columns={[
        // First, so that it is seen on a phone too, where the others lie beyond the edge.
        { id: 'total', head: inUnit(say('chart.total')), values: series.totals, total: series.total },
        ...bands.map(({ id, name, values, total }) => ({ id, head: inUnit(name), values, total })),
      ]}
    />
  )
}
