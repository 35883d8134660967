import type { Unit } from '@datacentre/catalogue/codes/production'
import { unitInHead } from '@datacentre/catalogue/wording/amount'
import type { SelectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { useSpoken } from '@datacentre/ui/speech'
import { FigureTable } from './figure-table.tsx'
import type { NamedBand } from './named-bands.ts'

type SelectionTableProps = {
  readonly title: string
  readonly unit: Unit
  readonly bands: readonly NamedBand[]
  readonly series: SelectionSeries
  readonly times: readonly string[]
}

/** The numbers of the chart of a selection, a month to a row. */
export function SelectionTable({ title, unit, bands, series, times }: SelectionTableProps) {
  const { say } = useSpoken()
  const inUnit = (name: string): string => say('chart.inUnit', { name, unit: unitInHead(unit, say) })
  return (
    <FigureTable
      label={title}
      timeHead={say('history.month')}
      times={times}
      columns={[
        // First, so that it is seen on a phone too, where the others lie beyond the edge.
        { id: 'total', head: inUnit(say('chart.total')), values: series.totals },
        ...bands.map(({ id, name, values }) => ({ id, head: inUnit(name), values })),
      ]}
    />
  )
}
