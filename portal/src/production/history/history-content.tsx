import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { keptTogether } from '@datacentre/catalogue/wording/amount'
import { cumulative, lateStart } from '@datacentre/catalogue/production/series/history'
import { historySentence } from '@datacentre/catalogue/wording/history-sentence'
import { isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { firstDayOfMonth } from '@datacentre/catalogue/production/series/month-number'
import {
  monthInWords,
  partialYearNote,
  provisionalNote,
  yearInWords,
  yearsInWords,
} from '@datacentre/catalogue/wording/figure-times'
import { scaleFor } from '@datacentre/catalogue/wording/scaled-amount'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { figureFileName } from '@datacentre/catalogue/production/selecting/selectors'
import { exportQuestion, historyQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { subjectPage } from '@datacentre/catalogue/wire/subject-page'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo, useRef } from 'react'
import { useInstallation } from '@datacentre/client/installation/installation'
import { ChartTools } from '../selection-chart/chart-tools.tsx'
import { HistoryChoices } from './history-choices.tsx'
import { HistoryTable } from './history-table.tsx'
import { FigureNotes } from '../words/figure-notes.tsx'
import type { Measure } from '../words/measure.ts'
import { PrintedNotes } from '../words/printed-notes.tsx'
import { sameMonthsInWords } from '../words/same-months-in-words.ts'
import { PARTIAL, SingleChart } from './single-chart.tsx'
import { largestOf } from '../selection-chart/series-words.ts'
import { monthAxis, yearAxis } from '../selection-chart/time-axis.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import { useWritten } from '../words/use-written.ts'
import { useHistory, useShare, type HistoryAsked } from './use-history.ts'
import { openComparison } from '../comparing/use-comparing.ts'
import { useHistoryView } from './use-history-view.ts'
import { comparedFile } from '../figures-view.ts'
import { useSource } from '../use-source.ts'

type HistoryContentProps = HistoryAsked & {
  readonly rows: readonly AnyRow[]
  readonly measures: readonly [Measure<AnyRow>, ...Measure<AnyRow>[]]
}

const HEIGHT = 340

const titles = { month: 'chart.perMonth', year: 'chart.perYear' } as const

/** What is known of one subject, and the choices of how to see it. */
export function HistoryContent({ rows, measures, ...asked }: HistoryContentProps) {
  const { say } = useSpoken()
  const written = useWritten()
  const span = useFigureSpan()
  const { screen, subject, criteria, thisYear } = asked
  const chart = useRef<SVGSVGElement>(null)
  const [view, setView] = useHistoryView(measures, rows)
  const measure = measures.find(({ id }) => id === view.measure) ?? measures[0]
  const { unit, what } = measure
  const history = useHistory(rows, measure)
  const share = useShare(history, measure, asked)
  const isProduced = 'production' in criteria && criteria.production === 'Produced'
  const producer = isProduced ? say(`production.${screen.id}.this`) : null
  const points = view.per === 'month' ? history.months : history.years
  const addedUp = useMemo(() => (view.isAddedUp ? cumulative(points) : null), [view.isAddedUp, points])
  const times = useMemo(
    () =>
      points.map(({ at }) =>
        view.per === 'month' ? monthInWords(at, { span, say }) : yearInWords(at, { span, say }),
      ),
    [points, view.per, span, say],
  )
  const from = points[0]?.at ?? 0
  const axis = useMemo(
    () => (view.per === 'month' ? monthAxis(from, points.length, say) : yearAxis(from, points.length)),
    [view.per, from, points.length, say],
  )
  const values = useMemo(() => (addedUp ?? points).map(({ value }) => value), [addedUp, points])
  const question = historyQuestion({ screen, criteria, key: subject.key, thisYear })
  // What is drawn, by month or year.
  const { yearStart, yearEnd } = question
  const drawn = {
    ...criteria,
    ...(!('product' in criteria) && { quantity: measure.id }),
    yearStart,
    yearEnd,
    step: view.per,
  }
  const partialAt = view.per === 'year' ? points.findIndex(({ at }) => isPartialYear(at, span.until)) : -1
  const note = partialYearNote(question, { span, say })
  const same = sameMonthsInWords(history, { span, unit, written })
  const notes = [note, same, provisionalNote(question, { span, say })].filter((text) => text !== null)
  const start = lateStart(history)
  const isBanded = partialAt >= 0 && !view.isAddedUp
  const title = say(view.isAddedUp ? 'chart.addedUp' : titles[view.per], {
    what,
    years: yearsInWords(
      { ...question, yearStart: history.years[0]?.at ?? question.yearStart },
      { span, say },
    ),
    year: question.yearStart,
    // As at the axis; the table has the exact values.
    unit: keptTogether(scaleFor(largestOf(values), unit, written).unit),
  })
  return (
    <>
      <p className="history-sentence">
        {historySentence({ history, share, unit, span, what, producer, written })}
        {start !== null &&
          ` ${say('history.nothingBefore', { month: showLongMonth(firstDayOfMonth(start), say) })}`}
      </p>
      <HistoryChoices view={view} onChange={setView} measures={measures} rows={rows} />
      <div className="history-body">
        <section className="history-chart" aria-label={title}>
          <h3>{title}</h3>
          <SingleChart
            ref={chart}
            title={say('chart.of', { name: subject.name, title })}
            unit={unit}
            style={screen.style}
            shape={view.isAddedUp ? 'line' : 'bars'}
            values={values}
            times={times}
            axis={axis}
            partialAt={partialAt}
            height={HEIGHT}
          />
          <FigureNotes look={isBanded ? screen.style : null} notes={notes} />
          <ChartTools
            screen={screen}
            chart={chart}
            sheet={{
              title: say('chart.of', { name: subject.name, title }),
              legend: isBanded && note !== null ? [{ id: PARTIAL, name: note }] : [],
              notes: isBanded ? notes.filter((text) => text !== note) : notes,
            }}
            asked={question}
            subject={subject.name}
            figures={{
              call: screen.rest.export,
              body: exportQuestion(question, criteria),
              fileName: figureFileName(screen, { ...question, subject: subject.name }),
            }}
            csv={comparedFile(screen, { shown: drawn, subjects: [subject], format: 'csv' })}
            results={rows.length}
          />
        </section>
        <HistoryTable per={view.per} unit={unit} times={times} points={points} addedUp={addedUp} />
      </div>
      <PrintedNotes notes={useSource()} />
      <p className="history-links">
        <button type="button" className="figure-name" onClick={() => openComparison([subject.key])}>
          {say('compared.withOthers')}
        </button>
        <MapLink screen={screen} subject={subject} />
        <a href={say('reportErrorUrl', { name: encodeURIComponent(subject.name) })}>{say('reportError')}</a>
      </p>
    </>
  )
}

/** The field, borehole or facility that the figures are about, where it lies. */
function MapLink({ screen, subject }: Pick<HistoryAsked, 'screen' | 'subject'>) {
  const { say, language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const page = subjectPage(screen, subject, { mapviewer, language })
  return page === null ? null : <a href={page}>{say('history.onMap')}</a>
}
