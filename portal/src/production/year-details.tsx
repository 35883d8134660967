import type { Unit } from '@datacentre/catalogue/codes/production'
import type { StyleClass } from '@datacentre/catalogue/colours'
import type { Subject } from '@datacentre/catalogue/production/figure'
import { months, type MonthlyValues } from '@datacentre/catalogue/production/months'
import { useSpoken } from '@datacentre/ui/speech'
import { lazy, Suspense } from 'react'
import { Amount } from './amount.tsx'
import { HistoryButton } from './history-button.tsx'

const YearChart = lazy(() => import('./year-chart.tsx'))

type YearDetailsProps = {
  readonly subject: Subject
  readonly year: number
  readonly what: string
  readonly values: MonthlyValues
  readonly unit: Unit
  readonly style: StyleClass
}

/** The twelve months of a year, in numbers and beside them as a chart. */
export function YearDetails({ subject, year, what, values, unit, style }: YearDetailsProps) {
  const { say } = useSpoken()
  return (
    <div className="year-details">
      <div>
        <p className="year-details-unit">{say(`unit.${unit}`)}</p>
        <dl className="year-months">
          {months.map((month) => (
            <div key={month}>
              <dt>{say(`fieldFigure.${month}`)}</dt>
              <dd>
                <Amount value={values[month]} />
              </dd>
            </div>
          ))}
        </dl>
        <HistoryButton subject={subject} />
      </div>
      <Suspense fallback={<div className="year-chart-space" />}>
        <YearChart name={subject.name} year={year} what={what} values={values} unit={unit} style={style} />
      </Suspense>
    </div>
  )
}
