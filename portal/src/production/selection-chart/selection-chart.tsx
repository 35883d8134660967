import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { unitInHead, keptTogether } from '@datacentre/catalogue/wording/amount'
import { scaleFor } from '@datacentre/catalogue/wording/scaled-amount'
import { isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { figureNotes, provisionalNote, yearsInWords } from '@datacentre/catalogue/wording/figure-times'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { stepOf, USUAL_GROUPING } from '@datacentre/catalogue/production/series/picture'
import { grouped } from '@datacentre/catalogue/production/series/grouped'
import { selectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { inSteps } from '@datacentre/catalogue/production/series/stepped'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import Chart from '@datacentre/ui/chart/chart'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { chartSeries } from '../figures-view.ts'
import { narrowingNotes } from '../words/asked-in-words.ts'
import { FigureNotes } from '../words/figure-notes.tsx'
import { ChartTools } from './chart-tools.tsx'
import type { Measure } from '../words/measure.ts'
import { namedBands, withPartialYear } from './named-bands.ts'
import { Answer } from './answer.tsx'
import { PictureChoices } from './picture-choices.tsx'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import { stackedPointInWords } from '../words/point-words.ts'
import { SelectionLegend } from './selection-legend.tsx'
import { SelectionTable } from './selection-table.tsx'
import { axisOf, largestOf, timesOf, titles, wholePeriod } from './series-words.ts'
import { useFigureSpan } from '../use-figure-span.ts'
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
  readonly change: ChangeFigures
}

/** The total per month or year of everything that was asked, stacked by the largest subjects, under what it answers. */
export default memo(function SelectionChart({
  screen,
  rows,
  measure,
  shown,
  note,
  change,
}: SelectionChartProps) {
  const spoken = useSpoken()
  const { say } = spoken
  const written = useWritten()
  const span = useFigureSpan()
  const id = useId()
  const chart = useRef<SVGSVGElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const [isTable, setTable] = useState(false)
  const { yearStart, yearEnd } = shown
  const { unit, what } = measure
  const { by = USUAL_GROUPING } = shown
  const step = stepOf(shown)
  const reported = useMemo(() => rows.map(measure.reported), [rows, measure])
  const byMonth = useMemo(
    () =>
      selectionSeries(
        reported.map((one, at) => grouped(one, rows[at]!, by)),
        { yearStart, yearEnd },
      ),
    [reported, rows, yearStart, yearEnd, by],
  )
  const series = useMemo(() => inSteps(byMonth, step), [byMonth, step])
  const bands = useMemo(() => namedBands(series, { screen, by, spoken }), [series, screen, by, spoken])
  const times = useMemo(() => timesOf(series, { span, say }), [series, span, say])
  const partialAt =
    step === 'year' ? series.totals.findIndex((_, at) => isPartialYear(series.from + at, span.until)) : -1
  const drawn = useMemo(() => withPartialYear(bands, partialAt), [bands, partialAt])
  const sayPoint = useCallback(
    (at: number) => stackedPointInWords({ times, values: series.totals, unit, bands }, at, written),
    [times, series, unit, bands, written],
  )
  const axis = useMemo(() => axisOf(series, say), [series, say])
  const scale = useMemo(() => scaleFor(largestOf(series.totals), unit, written), [series, unit, written])
  const titleIn = (unitInWords: string): string =>
    say(titles[step], { what, years: yearsInWords(shown, { span, say }), unit: unitInWords })
  // A chart has one unit, in its title, at its axis and in its legend; the table has the exact values.
  const title = titleIn(keptTogether(scale.unit))
  const titleOfTable = titleIn(unitInHead(unit, say))
  const question = figureQuestion(shown)
  const provisional = provisionalNote(shown, { span, say })
  return (
    <section className="selection-chart" aria-labelledby={id}>
      <Answer screen={screen} reported={reported} measure={measure} shown={shown} />
      <header className="selection-chart-head">
        <h2 id={id}>{say('chart.titleOfAll')}</h2>
        <p>{isTable ? titleOfTable : title}</p>
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
              notes: [
                ...narrowingNotes(shown, spoken),
                ...figureNotes(shown, { span, say }),
                ...(note === null ? [] : [note]),
              ],
            }}
            asked={question}
            figures={chartSeries(screen, shown, { question, format: 'xlsx' })}
            csv={chartSeries(screen, shown, { question, format: 'csv' })}
            results={rows.length}
          />
        </div>
      </header>
      <PictureChoices screen={screen} shown={shown} change={change} />
      {isTable && (
        <SelectionTable title={titleOfTable} unit={unit} bands={bands} series={series} times={times} />
      )}
      {/* Beside the table the chart stays, out of sight: a picture is made of what is drawn. */}
      <div className={`selection-chart-body ${isTable ? 'is-away' : ''}`}>
        <Chart
          ref={chart}
          title={title}
          unit={scale.unit}
          bands={drawn}
          shape="bars"
          axis={axis}
          count={times.length}
          sayPoint={sayPoint}
          pointsLabel={say('chart.points')}
          showTick={scale.show}
          active={active}
          onActive={setActive}
          height={HEIGHT}
        />
        <SelectionLegend
          bands={bands}
          scale={scale}
          series={series}
          active={active}
          time={active === null ? wholePeriod(shown, { span, say }) : (times[active] ?? '')}
        />
      </div>
      <FigureNotes notes={provisional === null ? [] : [provisional]} />
    </section>
  )
})
