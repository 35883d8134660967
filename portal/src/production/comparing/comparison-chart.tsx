import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Subject } from '@datacentre/catalogue/production/figure'
import { comparedSeries } from '@datacentre/catalogue/production/comparing/compared-series'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { lineLook } from '@datacentre/catalogue/production/series/band-looks'
import { isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import { stepOf } from '@datacentre/catalogue/production/series/picture'
import { inSteps } from '@datacentre/catalogue/production/series/stepped'
import { countryQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { unitInHead, keptTogether } from '@datacentre/catalogue/wording/amount'
import { comparedSentence } from '@datacentre/catalogue/wording/compared-sentence'
import { figureNotes, yearsInWords } from '@datacentre/catalogue/wording/figure-times'
import { scaleFor } from '@datacentre/catalogue/wording/scaled-amount'
import Chart from '@datacentre/ui/chart/chart'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useMemo, useRef, useState } from 'react'
import { comparedFile } from '../figures-view.ts'
import { ChartTools } from '../selection-chart/chart-tools.tsx'
import { FigureTable } from '../selection-chart/figure-table.tsx'
import { axisOf, largestOf, timesOf, titles, wholePeriod } from '../selection-chart/series-words.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import { useSource } from '../use-source.ts'
import { FigureNotes } from '../words/figure-notes.tsx'
import type { Measure } from '../words/measure.ts'
import { comparedPointInWords } from '../words/point-words.ts'
import { PrintedNotes } from '../words/printed-notes.tsx'
import { useWritten } from '../words/use-written.ts'
import { ComparedLegend } from './compared-legend.tsx'

type ComparisonChartProps = {
  readonly screen: ProductionScreen
  readonly rows: readonly AnyRow[]
  readonly subjects: readonly Subject[]
  readonly setAsked: (asked: readonly string[]) => void
  readonly measure: Measure<AnyRow>
  readonly shown: FigureCriteria | YearlyCriteria
}

const HEIGHT = 340

/** A line for each subject, what the lines say, and the same as a table. */
export function ComparisonChart({ screen, rows, subjects, setAsked, measure, shown }: ComparisonChartProps) {
  const { say } = useSpoken()
  const written = useWritten()
  const span = useFigureSpan()
  const chart = useRef<SVGSVGElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const { unit, what } = measure
  const { yearStart, yearEnd } = shown
  const step = stepOf(shown)
  const series = useMemo(
    () => inSteps(comparedSeries(rows.map(measure.reported), subjects, { yearStart, yearEnd }), step),
    [rows, measure, subjects, yearStart, yearEnd, step],
  )
  const lines = useMemo(
    () =>
      subjects.map(({ key, name }, place) => {
        const look = lineLook(place, screen.style)
        const { values, total } = series.bands[place]!
        const mark = String(place + 1)
        const line = { dash: look.dash, marker: look.marker, label: name, mark }
        return { id: `line-${place}`, key, name, look, values, total, mark, line }
      }),
    [subjects, series, screen],
  )
  const bands = useMemo(
    () =>
      lines.map(({ id, values, line, look }) => ({
        id,
        values,
        line,
        paint: look.paint,
        pattern: 'plain' as const,
      })),
    [lines],
  )
  const times = useMemo(() => timesOf(series, { span, say }), [series, span, say])
  const axis = useMemo(() => axisOf(series, say), [series, say])
  const scale = useMemo(
    () => scaleFor(largestOf(lines.flatMap(({ values }) => values)), unit, written),
    [lines, unit, written],
  )
  const sayPoint = useCallback(
    (at: number) => comparedPointInWords({ time: times[at] ?? '', at, lines, unit }, written),
    [times, lines, unit, written],
  )
  const years = yearsInWords(shown, { span, say })
  // A chart has one unit, in its title, at its axis and in its legend; the table has the exact values.
  const title = say(titles[step], { what, years, unit: keptTogether(scale.unit) })
  const partialAt =
    step === 'year' ? times.findIndex((_, at) => isPartialYear(series.from + at, span.until)) : -1
  const notes = figureNotes(shown, { span, say })
  const question = countryQuestion(shown)
  const names = subjects.map(({ name }) => name).join(', ')
  const keys = subjects.map(({ key }) => key)
  const sentence = comparedSentence({
    subjects: lines,
    called: subjectsOf(screen),
    years,
    what,
    unit,
    written,
  })
  return (
    <>
      <p className="comparison-sentence">{sentence}</p>
      <div className="comparison-body">
        <section className="comparison-chart" aria-label={title}>
          <h3>{title}</h3>
          <Chart
            ref={chart}
            title={say('chart.of', { name: names, title })}
            unit={scale.unit}
            bands={bands}
            shape="lines"
            partialAt={partialAt}
            axis={axis}
            count={times.length}
            sayPoint={sayPoint}
            pointsLabel={say('chart.points')}
            showTick={scale.show}
            active={active}
            onActive={setActive}
            height={HEIGHT}
          />
          <ComparedLegend
            lines={lines}
            scale={scale}
            active={active}
            time={active === null ? wholePeriod(shown, { span, say }) : (times[active] ?? '')}
            onRemove={(key) => setAsked(keys.filter((one) => one !== key))}
          />
          <FigureNotes notes={notes} />
          <ChartTools
            screen={screen}
            chart={chart}
            sheet={{
              title: say('chart.of', { name: names, title }),
              legend: lines.map(({ id, name, mark }) => ({ id, name: `${mark} ${name}` })),
              notes: [sentence, ...notes],
            }}
            asked={question}
            subject={subjects.map(({ name }) => name).join('_')}
            figures={comparedFile(screen, { shown, subjects, format: 'xlsx' })}
            csv={comparedFile(screen, { shown, subjects, format: 'csv' })}
            results={rows.length}
          />
        </section>
        <div>
          <h3>{say('history.table')}</h3>
          <FigureTable
            label={say('history.table')}
            timeHead={say(step === 'year' ? 'history.year' : 'history.month')}
            times={times}
            {...(step !== 'cumulative' && { totalHead: say('chart.total') })}
            columns={lines.map(({ id, name, values, total }) => ({
              id,
              head: say('chart.inUnit', { name, unit: unitInHead(unit, say) }),
              values,
              total,
            }))}
          />
        </div>
      </div>
      <PrintedNotes notes={useSource()} />
    </>
  )
}
