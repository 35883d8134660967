import { showDay } from '@datacentre/catalogue/time/days'
import type { PickerBounds } from '@datacentre/catalogue/time/period'
import type { TypedBound } from '@datacentre/catalogue/time/typed-bound'
import { useId } from 'react'
import { CalendarBox } from './calendar-box.tsx'
import './day-box.css'
import { lazyPart } from '../lazy-part.tsx'
import { useSpoken } from '../speech.tsx'
import { usePickedDay } from './use-picked-day.ts'
import { useTypedDay } from './use-typed-day.ts'

const Calendar = lazyPart(() => import('./calendar.tsx'))

type DayBoxProps = {
  readonly label: string
  readonly day: number | null
  readonly bounds: PickerBounds['start']
  readonly today: number
  readonly chooseLabel: string
  /** Which edge of the box the calendar is in line with. */
  readonly align: 'start' | 'end'
  /** What is typed, as a day or a fault. */
  readonly read: (typed: string) => TypedBound
  readonly onChange: (day: number | null) => void
}

/** One day, typed as 31-12-1984 or chosen from a calendar that is fetched when it first opens. */
export function DayBox({ label, day, bounds, today, chooseLabel, align, read, onChange }: DayBoxProps) {
  const { say } = useSpoken()
  const ids = useId()
  const { typed, fault, type, finish } = useTypedDay({ day, read, onChange })
  const { isOpen, picked, open, pick, close } = usePickedDay((chosen) => {
    type(null)
    if (chosen !== day) onChange(chosen)
  })
  return (
    <CalendarBox
      label={label}
      chooseLabel={chooseLabel}
      inputId={`${ids}input`}
      isOpen={isOpen}
      onOpen={open}
      onClose={close}
      align={align}
      input={
        <input
          id={`${ids}input`}
          className="input"
          type="text"
          placeholder={say('period.format')}
          autoComplete="off"
          maxLength={20}
          value={typed ?? (day === null ? '' : showDay(day))}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${ids}hint ${ids}fault`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
            if (event.key === 'Escape' && typed !== null) type(null)
          }}
        />
      }
      said={
        <>
          <span id={`${ids}hint`} hidden>
            {say('period.hint')}
          </span>
          <p id={`${ids}fault`} className="day-box-fault" aria-live="polite">
            {fault !== null && `${say(fault)} ${say('period.notApplied')}`}
          </p>
        </>
      }
    >
      {(waiting) => (
        <Calendar
          waiting={waiting}
          day={picked === null ? day : picked.day}
          bounds={bounds}
          today={today}
          onPick={pick}
        />
      )}
    </CalendarBox>
  )
}
