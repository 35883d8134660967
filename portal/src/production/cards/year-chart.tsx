import type { Unit } from '@datacentre/catalogue/codes/production'
import type { StyleClass } from '@datacentre/catalogue/colours'
import { monthNumber } from '@datacentre/catalogue/production/series/month-number'
import { monthInWords, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { months, type MonthlyValues } from '@datacentre/catalogue/production/series/months'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { SingleChart } from '../history/single-chart.tsx'
import { monthAxis } from '../selection-chart/time-axis.ts'
import { useFigureSpan } from '../use-figure-span.ts'

type YearChartProps = {
  readonly name: string
  readonly year: number
  readonly what: string
  readonly values: MonthlyValues
  readonly unit: Unit
  readonly style: StyleClass
}

const HEIGHT = 200

/** The months of one year of one subject. */
export default function YearChart({ name, year, what, values, unit, style }: YearChartProps) {
  const { say } = useSpoken()
  const span = useFigureSpan()
  const from = monthNumber(year, 0)
  const title = say('chart.perMonth', {
    what,
    years: yearInWords(year, { span, say }),
    unit: say(`unit.${unit}`),
  })
  return (
    <SingleChart
      title={say('chart.of', { name, title })}
      unit={unit}
      style={style}
      shape="bars"
      values={useMemo(() => months.map((month) => values[month]), [values])}
      times={useMemo(() => months.map((_, at) => monthInWords(from + at, { span, say })), [from, span, say])}
      axis={useMemo(() => monthAxis(from, months.length, say), [from, say])}
      height={HEIGHT}
    />
  )
}
