import type { Filter, FilterKind } from '@datacentre/catalogue/grammar/filter'
import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import { codesIn, withCodeToggled } from '@datacentre/catalogue/grammar/several'
import { changeBounds, changeList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { rowsInYears, shownOptions } from '@datacentre/catalogue/list/shown-options'
import { periodTextKey } from '@datacentre/catalogue/texts/keys'
import { LATEST_DAY } from '@datacentre/catalogue/time/period'
import { yearOf } from '@datacentre/catalogue/time/days'
import type { ComponentType } from 'react'
import { MultiDropdown } from './dropdown/dropdown.tsx'
import { PeriodPicker } from './calendar/period-picker.tsx'
import { useSpoken } from './speech.tsx'
import { YearPair } from './calendar/year-pair.tsx'

type ControlProps<F extends Filter> = {
  readonly filter: F
  /** Its place among the filters of the register. */
  readonly place: number
  readonly screen: ListScreen
  readonly change: (next: (screen: ListScreen) => ListScreen) => void
  readonly today: number
}

function Choice({ filter, place, screen, change }: ControlProps<Extract<Filter, { parameter: unknown }>>) {
  const { say } = useSpoken()
  const { index, view, criteria } = screen
  const { parameter } = filter
  const codes = codesIn(criteria[parameter])
  return (
    <MultiDropdown
      label={say(`filter.${parameter}`)}
      options={shownOptions(place, { index, view, criteria, none: say(FIRST_VALUE) })}
      values={codes.length === 0 ? [FIRST_VALUE] : codes}
      onToggle={(code) =>
        change((now) => {
          const value = code === FIRST_VALUE ? undefined : withCodeToggled(now.criteria[parameter], code)
          return changeList(now, { parameter, value })
        })
      }
    />
  )
}

type Bounds = { readonly start: number | null; readonly end: number | null }

/** What the two controls with a start and an end have in common. */
function useBounds({ filter, screen, change }: ControlProps<Extract<Filter, { start: unknown }>>) {
  const { say } = useSpoken()
  return {
    title: say(periodTextKey(screen.index.register, filter)),
    labels: { start: say(`filter.${filter.start}`), end: say(`filter.${filter.end}`) },
    start: screen.criteria[filter.start] ?? null,
    end: screen.criteria[filter.end] ?? null,
    onChange: ({ start, end }: Bounds): void =>
      change((now) =>
        changeBounds(now, [
          { parameter: filter.start, value: start ?? undefined },
          { parameter: filter.end, value: end ?? undefined },
        ]),
      ),
  }
}

function Period(props: ControlProps<Extract<Filter, { kind: 'period' | 'dated' }>>) {
  const isAhead = props.filter.kind === 'dated' && props.filter.isAhead === true
  return (
    <PeriodPicker {...useBounds(props)} today={props.today} latest={isAhead ? LATEST_DAY : props.today} />
  )
}

function Years(props: ControlProps<Extract<Filter, { kind: 'yearIn' }>>) {
  const { place, screen, today } = props
  return <YearPair {...useBounds(props)} thisYear={yearOf(today)} rowsIn={rowsInYears(place, screen)} />
}

/** The control of each kind of filter: a kind without one does not compile. */
const controls: { readonly [K in FilterKind]: ComponentType<ControlProps<Extract<Filter, { kind: K }>>> } = {
  oneOf: Choice,
  partOf: Choice,
  groupOf: Choice,
  flagged: Choice,
  period: Period,
  dated: Period,
  yearIn: Years,
}

/** What a visitor narrows a list with, in the portal and on the map. */
export function FilterControl(props: ControlProps<Filter>) {
  // A filter and its control belong to the same kind.
  const Control = controls[props.filter.kind] as ComponentType<ControlProps<Filter>>
  return <Control {...props} />
}
