import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useMemo } from 'react'
import type { Measure } from '../words/measure.ts'
import { isKnown, type HistoryView } from './use-history-view.ts'

type HistoryChoicesProps = {
  readonly view: HistoryView
  readonly onChange: (view: HistoryView) => void
  readonly measures: readonly Measure<AnyRow>[]
  readonly rows: readonly AnyRow[]
}

/** Per month or per year, added up or not, and of several quantities which one. */
export function HistoryChoices({ view, onChange, measures, rows }: HistoryChoicesProps) {
  const { say } = useSpoken()
  const name = useId()
  return (
    <div className="history-choices">
      <fieldset className="history-per">
        <legend className="visually-hidden">{say('history.per')}</legend>
        {(['month', 'year'] as const).map((per) => (
          <label key={per}>
            <input
              type="radio"
              name={name}
              checked={view.per === per}
              onChange={() => onChange({ ...view, per })}
            />
            <span>{say(per === 'month' ? 'history.perMonth' : 'history.perYear')}</span>
          </label>
        ))}
      </fieldset>
      <Checkbox
        state={view.isAddedUp ? 'checked' : 'unchecked'}
        label={say('history.cumulative', { year: EARLIEST_PRODUCTION_YEAR })}
        onChange={() => onChange({ ...view, isAddedUp: !view.isAddedUp })}
      />
      <MeasureChoice view={view} onChange={onChange} measures={measures} rows={rows} />
    </div>
  )
}

/** Only where there is a choice, and only of what was ever reported. */
function MeasureChoice({ view, onChange, measures, rows }: HistoryChoicesProps) {
  const { say } = useSpoken()
  const options = useMemo(
    () =>
      measures.flatMap((measure) =>
        isKnown(measure, rows) ? [{ code: measure.id, description: measure.what, count: null }] : [],
      ),
    [measures, rows],
  )
  if (options.length < 2) return null
  return (
    <div className="history-measure">
      <Dropdown
        label={say('history.quantity')}
        options={options}
        value={view.measure}
        onChange={(measure) => onChange({ ...view, measure })}
      />
    </div>
  )
}
