import {
  afterYearPicked,
  isComplete,
  NO_YEARS,
  pickedRange,
} from '@datacentre/catalogue/time/year-range-picking'
import type { YearRange } from '@datacentre/catalogue/time/years'
import { useId, useState, type KeyboardEvent } from 'react'
import { CalendarBox } from './calendar-box.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useSpoken } from '../speech.tsx'
import { useCloseAfterPick } from './use-close-after-pick.ts'

const YearGrid = lazyPart(() => import('./year-grid.tsx'))

export type YearRangePickerProps = {
  readonly label: string
  readonly yearStart: number
  readonly yearEnd: number
  /** The years to choose from. */
  readonly first: number
  readonly last: number
  readonly onChange: (range: YearRange) => void
}

/** What opens a list or calendar from the box that shows what is chosen. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/**
 * The years of figures: they count when the calendar closes, which a complete range does by itself (S5). Escape with
 * half a range leaves the years as they were.
 */
export function YearRangePicker({ label, yearStart, yearEnd, first, last, onChange }: YearRangePickerProps) {
  const { say } = useSpoken()
  const ids = useId()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState(NO_YEARS)
  const open = (): void => setOpen(true)
  const leave = (): void => {
    setOpen(false)
    setPicked(NO_YEARS)
  }
  const close = (): void => {
    leave()
    const range = pickedRange(picked, last)
    if (range !== null) onChange(range)
  }
  const openByKey = (event: KeyboardEvent): void => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    open()
  }
  useCloseAfterPick(isComplete(picked) ? picked : null, close)
  return (
    <CalendarBox
      label={label}
      chooseLabel={say('years.choose')}
      inputId={`${ids}input`}
      calendarId={`${ids}calendar`}
      isOpen={isOpen}
      onOpen={open}
      onClose={close}
      onEscape={isComplete(picked) ? close : leave}
      input={
        <input
          id={`${ids}input`}
          className="input"
          type="text"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${ids}calendar` : undefined}
          readOnly
          value={yearStart === yearEnd ? yearStart : say('years.range', { start: yearStart, end: yearEnd })}
          onClick={open}
          onKeyDown={openByKey}
        />
      }
    >
      {(waiting) => (
        <YearGrid
          waiting={waiting}
          first={first}
          last={last}
          chosen={picked.start === null ? { start: yearStart, end: yearEnd } : picked}
          onPick={(year) => setPicked((before) => afterYearPicked(before, year))}
        />
      )}
    </CalendarBox>
  )
}
