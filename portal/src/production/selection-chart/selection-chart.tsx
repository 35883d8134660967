import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { showAmount, unitInHead } from '@datacentre/catalogue/wording/amount'
import { partialYearIn, type FiguresUntil } from '@datacentre/catalogue/production/series/figures-until'
import { partialYearNote, yearsInWords } from '@datacentre/catalogue/wording/partial-year'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { selectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { YearRange } from '@datacentre/catalogue/time/years'
import Chart from '@datacentre/ui/chart/chart'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { chartSeries } from '../figures-view.ts'
import { narrowingNotes } from '../words/asked-in-words.ts'
import { ChartTools } from './chart-tools.tsx'
import type { Measure } from '../words/measure.ts'
import { namedBands } from './named-bands.ts'
import { stackedPointInWords } from '../words/point-words.ts'
import { SelectionLegend } from './selection-legend.tsx'
import { SelectionTable } from './selection-table.tsx'
import { monthAxis, monthInWords } from './time-axis.ts'
import { useFiguresUntil } from '../use-figures-until.ts'
import { useWritten } from '../words/use-written.ts'
import './selection-chart.css'

const HEIGHT = 300

export type SelectionChartProps<Row extends AnyRow = AnyRow> = {
  readonly screen: ProductionScreen
  readonly rows: readonly Row[]
  readonly measure: Measure<Row>
  /** What the rows were asked with. */
  readonly shown: FigureCriteria | YearlyCriteria
  /** What has to be known to read the rows, which goes along with a picture of them. */
  readonly note: string | null
}

/** The total per month of everything that was asked, stacked by the largest subjects. */
export default memo(function SelectionChart({ screen, rows, measure, shown, note }: SelectionChartProps) {
  const spoken = useSpoken()
  const { say, language } = spoken
  const written = useWritten()
  const until = useFiguresUntil()
  const id = useId()
  const chart = useRef<SVGSVGElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const [isTable, setTable] = useState(false)
  const { yearStart, yearEnd } = shown
  const { unit, what } = measure
  const series = useMemo(
    () => selectionSeries(rows.map(measure.reported), { yearStart, yearEnd }),
    [rows, measure, yearStart, yearEnd],
  )
  const bands = useMemo(() => namedBands(series, screen, say), [series, screen, say])
  const times = useMemo(
    () => series.totals.map((_, at) => monthInWords(series.from + at, say)),
    [series, say],
  )
  const sayPoint = useCallback(
    (at: number) => stackedPointInWords({ times, values: series.totals, unit, bands }, at, written),
    [times, series, unit, bands, written],
  )
  const axis = useMemo(() => monthAxis(series.from, series.totals.length, say), [series, say])
  const title = say('chart.perMonth', {
    what,
    years: yearsInWords(shown, { until, say }),
    unit: unitInHead(unit, say),
  })
  const question = figureQuestion(shown)
  const partial = partialYearNote(shown, { until, say })
  const showTick = useCallback((value: number) => showAmount(value, language), [language])
  return (
    <section className="selection-chart" aria-labelledby={id}>
      <header className="selection-chart-head">
        <h2 id={id}>{say('chart.titleOfAll')}</h2>
        <p>{title}</p>
        <div className="selection-chart-tools">
          <Button icon={isTable ? 'chart' : 'table'} look="quiet" onPress={() => setTable(!isTable)}>
            {say(isTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
          <ChartTools
            screen={screen}
            chart={chart}
            sheet={{
              title: say('chart.of', { name: say(`production.${screen.id}.title`), title }),
              legend: bands,
              notes: [...narrowingNotes(shown, spoken), ...[partial, note].filter((text) => text !== null)],
            }}
            asked={question}
            figures={chartSeries(screen, shown, question)}
            results={rows.length}
          />
        </div>
      </header>
      {isTable && <SelectionTable title={title} unit={unit} bands={bands} series={series} times={times} />}
      {/* Beside the table the chart stays, out of sight: a picture is made of what is drawn. */}
      <div className={`selection-chart-body ${isTable ? 'is-away' : ''}`}>
        <Chart
          ref={chart}
          title={title}
          unit={say(`unit.${unit}`)}
          bands={bands}
          shape="bars"
          axis={axis}
          count={times.length}
          sayPoint={sayPoint}
          pointsLabel={say('chart.points')}
          showTick={showTick}
          active={active}
          onActive={setActive}
          height={HEIGHT}
        />
        <SelectionLegend
          bands={bands}
          unit={unit}
          series={series}
          active={active}
          time={active === null ? wholePeriod(shown, { until, say }) : (times[active] ?? '')}
        />
      </div>
    </section>
  )
})

type Told = { readonly until: FiguresUntil; readonly say: Say }

/** 'Hele periode', which ends with the figures where its last year is not whole. */
function wholePeriod(years: YearRange, { until, say }: Told): string {
  if (until === null || partialYearIn(years, until) === null) return say('chart.wholePeriod')
  return say('chart.wholePeriodTo', { month: monthInWords(until, say) })
}
