import { calendarWeeks } from '@datacentre/catalogue/time/calendar'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { dayAfterKey } from '@datacentre/catalogue/time/calendar-keys'
import type { PickerBounds } from '@datacentre/catalogue/time/period'
import { yearOf } from '@datacentre/catalogue/time/days'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../controls/button.tsx'
import './calendar.css'
import { CalendarHead } from './calendar-head.tsx'
import { sayLongDay, weekDays } from './calendar-words.ts'
import { useSpoken } from '../speech.tsx'

type CalendarProps = {
  readonly day: number | null
  readonly bounds: PickerBounds['start']
  readonly today: number
  readonly onPick: (day: number | null) => void
}

/** A page of a calendar to choose a day from; its weeks start on Sunday and carry their number (S9). */
export default function Calendar({ day, bounds, today, onPick }: CalendarProps) {
  const { say } = useSpoken()
  const ids = useId()
  const [focused, setFocused] = useState(day ?? Math.min(Math.max(bounds.earliest, today), bounds.latest))
  const focusedCell = useRef<HTMLTableCellElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(true)
  useLayoutEffect(() => {
    if (isByKey.current) focusedCell.current?.focus()
    isByKey.current = false
  })
  // The popover takes the focus for itself when it opens, and the day then takes it over.
  useEffect(() => focusedCell.current?.focus(), [])

  const isAllowed = (one: number): boolean => one >= bounds.earliest && one <= bounds.latest
  const turn = (to: number): void => {
    // The page that is turned away takes its focused day with it; some browsers do not focus a clicked button.
    isByKey.current = grid.current?.contains(document.activeElement) ?? false
    setFocused(to)
  }
  const pick = (one: number): void => {
    if (isAllowed(one)) onPick(one)
  }
  const byKey = (event: KeyboardEvent): void => {
    const to = dayAfterKey(focused, event, yearOf(today))
    if (event.key === 'Enter' || event.key === ' ') pick(focused)
    else if (to === null) return
    else {
      isByKey.current = true
      setFocused(to)
    }
    event.preventDefault()
  }

  const month = new Date(focused).getUTCMonth()
  return (
    <div className="calendar">
      <CalendarHead day={focused} today={today} bounds={bounds} onTurn={turn} />
      <p id={`${ids}month`} className="visually-hidden" aria-live="polite">
        {showLongMonth(focused, say)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is */}
      <table ref={grid} role="grid" aria-labelledby={`${ids}month`} onKeyDown={byKey}>
        <thead>
          <tr>
            <th scope="col" className="calendar-week">
              {say('calendar.weekHeader')}
            </th>
            {weekDays.map((name) => (
              <th key={name} scope="col" abbr={say(`calendar.longDayNames.${name}`)}>
                {say(`calendar.dayNames.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(yearOf(focused), month + 1).map((week) => (
            <tr key={week.days[0]}>
              <th
                scope="row"
                className="calendar-week"
                aria-label={say('calendar.week', { week: week.number })}
              >
                {week.number}
              </th>
              {week.days.map((one) => (
                <td
                  key={one}
                  ref={one === focused ? focusedCell : undefined}
                  className={
                    new Date(one).getUTCMonth() === month ? 'calendar-day' : 'calendar-day calendar-other'
                  }
                  tabIndex={one === focused ? 0 : -1}
                  aria-label={sayLongDay(one, say)}
                  aria-selected={one === day}
                  aria-current={one === today ? 'date' : undefined}
                  aria-disabled={!isAllowed(one) || undefined}
                  onClick={() => pick(one)}
                >
                  {new Date(one).getUTCDate()}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="calendar-foot">
        <Button look="quiet" isDisabled={!bounds.todayAllowed} onPress={() => onPick(today)}>
          {say('calendar.today')}
        </Button>
        <Button look="quiet" onPress={() => onPick(null)}>
          {say('calendar.clear')}
        </Button>
      </div>
    </div>
  )
}
