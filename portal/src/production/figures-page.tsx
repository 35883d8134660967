import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { exportQuestion, figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import {
  figureFileName,
  type FigureCriteria,
  type YearlyCriteria,
} from '@datacentre/catalogue/production/selecting/selectors'
import { OverlaysAhead } from '@datacentre/ui/overlays-ahead'
import { useSpoken } from '@datacentre/ui/speech'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { detailIn } from '../address/page-query.ts'
import { useAddress } from '../address/address.ts'
import { narrowingNotes } from './words/asked-in-words.ts'
import { CompareBar } from './comparing/compare-bar.tsx'
import { ComparisonPlace } from './comparing/comparison-place.tsx'
import { ComparingContext, useComparing } from './comparing/use-comparing.ts'
import { FigureCards, type CardOf } from './cards/figure-cards.tsx'
import { FiguresDownload } from './figures-download.tsx'
import { FiguresHead } from './figures-head.tsx'
import { FiguresLoading } from './figures-loading.tsx'
import { FiguresPlace } from './figures-place.tsx'
import { FiguresSelectors } from './selectors/figures-selectors.tsx'
import { HistoryPlace } from './history/history-place.tsx'
import type { Measure } from './words/measure.ts'
import { PrintedNotes } from './words/printed-notes.tsx'
import { SelectionChartPlace } from './selection-chart/selection-chart-place.tsx'
import type { FigureControl } from './selectors/use-figure-criteria.ts'
import { TakeHome } from '@datacentre/client/take-home/take-home'
import { viewOf } from './figures-view.ts'
import './figures-page.css'

type FiguresPageProps<Row extends AnyRow> = {
  readonly screen: ProductionScreen
  readonly control: FigureControl<FigureCriteria | YearlyCriteria>
  /** What the figures on the screen were asked with, which may still be the question before. */
  readonly shown: FigureCriteria | YearlyCriteria
  readonly figures: UseQueryResult<readonly Row[]>
  /** What can be drawn of a subject; the first is what is drawn of the whole selection. */
  readonly measures: readonly [Measure<Row>, ...Measure<Row>[]]
  readonly selectors: ReactNode
  /** What has to be known to read the figures; null where nothing has. */
  readonly note?: string | null
  readonly renderCard: CardOf<Row>
}

/** What the four screens have in common: selectors, the picture of the selection, cards, and one subject opened. */
export function FiguresPage<Row extends AnyRow>(props: FiguresPageProps<Row>) {
  const { screen, control, shown, figures, measures, selectors, note = null, renderCard } = props
  const { change, stayWithin, thisYear } = control
  const spoken = useSpoken()
  const { say } = spoken
  const detail = detailIn(useAddress().query)
  const comparing = useComparing()
  const title = say(`production.${screen.id}.title`)
  // Of what is on the screen: the button says how many results it takes home.
  const question = figureQuestion(shown)
  const rows = figures.data
  const download = {
    call: screen.rest.export,
    body: exportQuestion(question, shown),
    fileName: figureFileName(screen, question),
  }
  return (
    <div className={`figures-page ${screen.style}`}>
      <FiguresHead screen={screen} title={title} total={rows?.length} />
      <PrintedNotes notes={narrowingNotes(shown, spoken)} />
      <FiguresSelectors
        criteria={control.criteria}
        download={<FiguresDownload screen={screen} results={rows?.length ?? 0} download={download} />}
      >
        {selectors}
      </FiguresSelectors>
      <FiguresLoading screen={screen} figures={figures} />
      {rows !== undefined && detail !== null && (
        <HistoryPlace
          screen={screen}
          rows={rows}
          subjectKey={detail}
          measures={measures}
          criteria={shown}
          thisYear={thisYear}
        />
      )}
      <FiguresPlace screen={screen} figures={figures} criteria={shown} change={change}>
        {(found) => (
          <>
            <SelectionChartPlace
              screen={screen}
              rows={found}
              measure={measures[0]}
              shown={shown}
              note={note}
              change={change}
            />
            {note !== null && <p className="figures-note">{note}</p>}
            <ComparingContext value={comparing}>
              <FigureCards
                screen={screen}
                rows={found}
                measure={measures[0]}
                shown={shown}
                change={change}
                stayWithin={stayWithin}
                renderCard={renderCard}
              />
            </ComparingContext>
            <CompareBar screen={screen} rows={found} comparing={comparing} />
            <TakeHome view={viewOf(screen, shown, found.length)} />
          </>
        )}
      </FiguresPlace>
      {rows !== undefined && <OverlaysAhead />}
      {comparing.isOpen && detail === null && (
        <ComparisonPlace
          screen={screen}
          comparing={comparing}
          // A screen's rows and its measures belong together.
          measure={measures[0] as unknown as Measure<AnyRow>}
          shown={shown}
          change={change}
          thisYear={thisYear}
        />
      )}
    </div>
  )
}
