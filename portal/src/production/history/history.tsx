import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { lastName } from '@datacentre/catalogue/production/figure'
import { Dialog } from '@datacentre/ui/messages/dialog'
import { useSpoken } from '@datacentre/ui/speech'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { closeDetail } from '../../detail/open-detail.ts'
import { FailedFigures } from '../failed-figures.tsx'
import { HistoryContent } from './history-content.tsx'
import type { Measure } from '../words/measure.ts'
import { useHistoryRows, type HistoryAsked } from './use-history.ts'
import './history.css'

type HistoryProps = HistoryAsked & { readonly measures: readonly [Measure<AnyRow>, ...Measure<AnyRow>[]] }

/** The button goes away with what it says; the dialog is where a visitor goes on from. */
function startAgain(tryAgain: () => void): void {
  document.querySelector<HTMLElement>('.history [role=dialog]')?.focus()
  tryAgain()
}

/** Everything about one subject since 2003, over the list: in a sentence, as a chart and as a table. */
export default function History({ measures, ...asked }: HistoryProps) {
  const { say } = useSpoken()
  const { rows, isError, tryAgain } = useHistoryRows(asked)
  const name = lastName(asked.screen, rows ?? []) ?? asked.subject.name
  return (
    <Dialog
      title={say('history.title', { name, year: EARLIEST_PRODUCTION_YEAR })}
      isOpen
      onClose={closeDetail}
      className={`history dialog-printed ${asked.screen.style}`}
    >
      {isError && <FailedFigures onTryAgain={() => startAgain(tryAgain)} />}
      {!isError && rows === undefined && (
        <p className="history-loading" role="status">
          {say('loadingResults')}
        </p>
      )}
      {rows !== undefined && (
        <HistoryContent {...asked} subject={{ ...asked.subject, name }} rows={rows} measures={measures} />
      )}
    </Dialog>
  )
}
