import { monthKeys } from '@datacentre/catalogue/wording/long-dates'
import { calendarEnds, monthsOn, monthStart } from '@datacentre/catalogue/time/calendar-keys'
import { yearOf } from '@datacentre/catalogue/time/days'
import { EARLIEST_PERIOD_YEAR, type PickerBounds } from '@datacentre/catalogue/time/period'
import { IconButton } from '../controls/button.tsx'
import { useSpoken } from '../speech.tsx'

type CalendarHeadProps = {
  /** The day that has the focus: its month is shown. */
  readonly day: number
  readonly today: number
  readonly bounds: PickerBounds['start']
  /** Turns to the page of another day. */
  readonly onTurn: (day: number) => void
}

/** Turns the pages of a calendar: one month back or on, or to a month and a year. */
export function CalendarHead({ day, today, bounds, onTurn }: CalendarHeadProps) {
  const { say } = useSpoken()
  const thisYear = yearOf(today)
  const month = new Date(day).getUTCMonth()
  const year = yearOf(day)
  const { first, last } = calendarEnds(thisYear)
  const turn = (months: number): void => onTurn(Math.min(Math.max(first, monthsOn(day, months)), last))
  return (
    <div className="calendar-head">
      <IconButton
        icon="chevron-left"
        label={say('calendar.previousMonth')}
        isDisabled={monthStart(day) <= bounds.earliest}
        onPress={() => turn(-1)}
      />
      <select
        className="input"
        aria-label={say('calendar.month')}
        value={month}
        onChange={(event) => turn(Number(event.currentTarget.value) - month)}
      >
        {monthKeys.map((name, at) => (
          <option key={name} value={at}>
            {say(`calendar.monthNames.${name}`)}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={say('calendar.year')}
        value={year}
        onChange={(event) => turn((Number(event.currentTarget.value) - year) * monthKeys.length)}
      >
        {Array.from({ length: thisYear - EARLIEST_PERIOD_YEAR + 1 }, (_, back) => (
          <option key={back}>{thisYear - back}</option>
        ))}
      </select>
      <IconButton
        icon="chevron-right"
        label={say('calendar.nextMonth')}
        isDisabled={monthStart(monthsOn(day, 1)) > bounds.latest}
        onPress={() => turn(1)}
      />
    </div>
  )
}
