import type { Unit } from '@datacentre/catalogue/codes/production'
import { unitInHead } from '@datacentre/catalogue/wording/amount'
import type { Point } from '@datacentre/catalogue/production/series/history'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { useSpoken } from '@datacentre/ui/speech'
import { memo } from 'react'
import { FigureTable } from '../selection-chart/figure-table.tsx'

type HistoryTableProps = {
  readonly per: 'month' | 'year'
  readonly unit: Unit
  readonly times: readonly string[]
  readonly points: readonly Point[]
  /** Null while nothing is added up. */
  readonly addedUp: readonly Point[] | null
}

const valuesOf = (points: readonly Point[]) => points.map(({ value }) => value)

/** The numbers of the chart of one subject. */
export const HistoryTable = memo(function HistoryTable({
  per,
  unit,
  times,
  points,
  addedUp,
}: HistoryTableProps) {
  const { say } = useSpoken()
  const words = { unit: unitInHead(unit, say), year: EARLIEST_PRODUCTION_YEAR }
  const each = { id: 'each', head: say('history.value', words), values: valuesOf(points) }
  return (
    <div>
      <h3>{say('history.table')}</h3>
      <FigureTable
        label={say('history.table')}
        timeHead={say(per === 'month' ? 'history.month' : 'history.year')}
        times={times}
        columns={
          addedUp === null
            ? [each]
            : [each, { id: 'addedUp', head: say('history.addedUp', words), values: valuesOf(addedUp) }]
        }
      />
    </div>
  )
})
