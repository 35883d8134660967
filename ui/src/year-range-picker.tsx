import {
  afterYearPicked,
  isComplete,
  NO_YEARS,
  pickedRange,
} from '@datacentre/catalogue/time/year-range-picking'
import type { YearRange } from '@datacentre/catalogue/time/years'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { IconButton } from './button.tsx'
import './day-box.css'
import './input.css'
import './popover.css'
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
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState(NO_YEARS)
  const close = (): void => {
    setOpen(false)
    setPicked(NO_YEARS)
    const range = pickedRange(picked, last)
    if (range !== null) onChange(range)
  }
  useCloseAfterPick(isComplete(picked) ? picked : null, close)
  return (
    <div className="day-box">
      <label className="input-label" htmlFor={`${ids}input`}>
        {label}
      </label>
      <div className="day-box-control">
        <input
          id={`${ids}input`}
          className="input"
          type="text"
          readOnly
          value={yearStart === yearEnd ? yearStart : say('years.range', { start: yearStart, end: yearEnd })}
          onClick={() => setOpen(true)}
        />
        <IconButton
          ref={button}
          icon="calendar"
          label={say('years.choose')}
          onPress={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      </div>
      <Popover
        className="popover"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && close()}
        placement="bottom end"
        offset={4}
        containerPadding={4}
        aria-label={say('years.choose')}
      >
        <Suspense fallback={<p className="day-box-loading">{say('loading')}</p>}>
          <YearGrid
            first={first}
            last={last}
            chosen={picked.start === null ? { start: yearStart, end: yearEnd } : picked}
            onPick={(year) => setPicked((before) => afterYearPicked(before, year))}
          />
        </Suspense>
      </Popover>
    </div>
  )
}
