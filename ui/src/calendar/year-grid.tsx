import type { Years } from '@datacentre/catalogue/time/years'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useSpoken } from '../speech.tsx'
import './year-grid.css'

const COLUMNS = 4

type YearGridProps = {
  readonly first: number
  readonly last: number
  readonly chosen: Years
  readonly onPick: (year: number) => void
}

/** The years to pick a range from, the newest last. */
export default function YearGrid({ first, last, chosen, onPick }: YearGridProps) {
  const { say } = useSpoken()
  const ids = useId()
  const [focused, setFocused] = useState(Math.min(Math.max(first, chosen.end ?? last), last))
  const focusedCell = useRef<HTMLTableCellElement>(null)
  useEffect(() => focusedCell.current?.focus())

  const byKey = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (event.key === 'Enter' || event.key === ' ') {
      // A key that is still down opened the calendar, or has picked already.
      if (!event.repeat) onPick(focused)
    } else if (step !== undefined) setFocused(Math.min(Math.max(first, focused + step), last))
    else if (event.key === 'Home') setFocused(first)
    else if (event.key === 'End') setFocused(last)
    else return
    event.preventDefault()
  }
  const until = chosen.end ?? chosen.start
  const isEnd = (year: number): boolean => year === chosen.start || year === until
  const isChosen = (year: number): boolean =>
    chosen.start !== null && until !== null && year >= chosen.start && year <= until
  return (
    <div className="year-grid">
      <p id={`${ids}hint`}>{say('years.hint')}</p>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is
        role="grid"
        aria-label={say('years.label')}
        aria-describedby={`${ids}hint`}
        aria-multiselectable="true"
        onKeyDown={byKey}
      >
        <tbody>
          {rowsOf(first, last).map((years) => (
            <tr key={years[0]}>
              {years.map((year) => (
                <td
                  key={year}
                  ref={year === focused ? focusedCell : undefined}
                  className={isEnd(year) ? 'year year-end' : 'year'}
                  tabIndex={year === focused ? 0 : -1}
                  aria-selected={isChosen(year)}
                  onClick={() => {
                    setFocused(year)
                    onPick(year)
                  }}
                >
                  {year}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function rowsOf(first: number, last: number): number[][] {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return Array.from({ length: Math.ceil(years.length / COLUMNS) }, (_, row) =>
    years.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}
