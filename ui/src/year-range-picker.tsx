import {
  afterYearPicked,
  isComplete,
  NO_YEARS,
  pickedRange,
} from '@datacentre/catalogue/time/year-range-picking'
import type { YearRange } from '@datacentre/catalogue/time/years'
import { lazy, useId, useState } from 'react'
import { CalendarBox } from './calendar-box.tsx'
import { useSpoken } from './speech.tsx'
import { useCloseAfterPick } from './use-close-after-pick.ts'

const YearGrid = lazy(() => import('./year-grid.tsx'))

export type YearRangePickerProps = {
  readonly label: string
  readonly yearStart: number
  readonly yearEnd: number
  /** The years to choose from. */
  readonly first: number
  readonly last: number
  readonly onChange: (range: YearRange) => void
}

/** The years of figures: they count when the calendar closes, which a complete range does by itself (spec 5). */
export function YearRangePicker({ label, yearStart, yearEnd, first, last, onChange }: YearRangePickerProps) {
  const { say } = useSpoken()
  const ids = useId()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState(NO_YEARS)
  const open = (): void => setOpen(true)
  const close = (): void => {
    setOpen(false)
    setPicked(NO_YEARS)
    const range = pickedRange(picked, last)
    if (range !== null) onChange(range)
  }
  useCloseAfterPick(isComplete(picked) ? picked : null, close)
  return (
    <CalendarBox
      label={label}
      chooseLabel={say('years.choose')}
      inputId={`${ids}input`}
      isOpen={isOpen}
      onOpen={open}
      onClose={close}
      input={
        <input
          id={`${ids}input`}
          className="input"
          type="text"
          readOnly
          value={yearStart === yearEnd ? yearStart : say('years.range', { start: yearStart, end: yearEnd })}
          onClick={open}
        />
      }
    >
      <YearGrid
        first={first}
        last={last}
        chosen={picked.start === null ? { start: yearStart, end: yearEnd } : picked}
        onPick={(year) => setPicked((before) => afterYearPicked(before, year))}
      />
    </CalendarBox>
  )
}
