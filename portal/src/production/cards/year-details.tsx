import type { StyleClass } from '@datacentre/catalogue/colours'
import type { Subject, YearlyFigure } from '@datacentre/catalogue/production/figure'
import { monthNumber } from '@datacentre/catalogue/production/series/month-number'
import { months } from '@datacentre/catalogue/production/series/months'
import { monthsInUnit } from '@datacentre/catalogue/production/units'
import { markedMonth, provisionalNote } from '@datacentre/catalogue/wording/figure-times'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { use, useMemo } from 'react'
import { useFigureSpan } from '../use-figure-span.ts'
import { Amount } from '../words/amount.tsx'
import { FigureNotes } from '../words/figure-notes.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { ShownUnit } from '../words/shown-unit.ts'
import './year-details.css'

const YearChart = lazyPart(() => import('./year-chart.tsx'))

type YearDetailsProps = {
  readonly subject: Subject
  readonly row: YearlyFigure
  readonly what: string
  readonly style: StyleClass
}

/** The twelve months of a year, in numbers and beside them as a chart. */
export function YearDetails({ subject, row, what, style }: YearDetailsProps) {
  const { say } = useSpoken()
  const span = useFigureSpan()
  const unit = use(ShownUnit)
  const values = useMemo(() => monthsInUnit(row.product, row, unit), [row, unit])
  const { year } = row
  const provisional = provisionalNote({ yearStart: year, yearEnd: year }, { span, say })
  return (
    <div className="year-details">
      <div>
        <p className="year-details-unit">{say(`unit.${unit}`)}</p>
        <dl className="year-months">
          {months.map((month, at) => (
            <div key={month}>
              <dt>{markedMonth(say(`field-figures.${month}`), monthNumber(year, at), { span, say })}</dt>
              <dd>
                <Amount value={values[month]} />
              </dd>
            </div>
          ))}
        </dl>
        <FigureNotes notes={provisional === null ? [] : [provisional]} />
        <HistoryButton subject={subject} />
      </div>
      <YearChart
        waiting={<div className="year-chart-space" />}
        name={subject.name}
        year={year}
        what={what}
        values={values}
        unit={unit}
        style={style}
      />
    </div>
  )
}
