import { pickerBounds, type Period } from '@datacentre/catalogue/time/period'
import { readBound, type Half } from '@datacentre/catalogue/time/typed-bound'
import { DayBox } from './day-box.tsx'
import '../controls/input.css'
import { useSpoken } from '../speech.tsx'

export type PeriodPickerProps = {
  readonly title: string
  /** Unix ms at midnight UTC. */
  readonly start: number | null
  readonly end: number | null
  readonly labels: { readonly start: string; readonly end: string }
  readonly today: number
  /** The last day that can be asked for. */
  readonly latest: number
  readonly onChange: (period: Period) => void
}

/** A period of two days that limit each other, each typed or chosen from a calendar. */
export function PeriodPicker({ title, start, end, labels, today, latest, onChange }: PeriodPickerProps) {
  const { say } = useSpoken()
  const bounds = pickerBounds({ start, end, today, latest })
  const half = (which: Half) => ({
    label: labels[which],
    // Each calendar over both boxes, so that it does not hide what stands beside them.
    align: which,
    bounds: bounds[which],
    today,
    read: (typed: string) => readBound(typed, which, { start, end, today, latest }),
    onChange: (day: number | null) => onChange({ start, end, [which]: day }),
  })
  return (
    <fieldset className="input-pair">
      <legend>{title}</legend>
      <DayBox {...half('start')} day={start} chooseLabel={say('period.chooseStart')} />
      <DayBox {...half('end')} day={end} chooseLabel={say('period.chooseEnd')} />
    </fieldset>
  )
}
