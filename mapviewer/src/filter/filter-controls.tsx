import type { Filter, FilterKind } from '@datacentre/catalogue/grammar/filter'
import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import { changeBounds, changeList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { shownOptions } from '@datacentre/catalogue/list/shown-options'
import { periodTextKey } from '@datacentre/catalogue/texts/keys'
import { yearOf } from '@datacentre/catalogue/time/days'
import { Dropdown } from '@datacentre/ui/dropdown'
import { PeriodPicker } from '@datacentre/ui/period-picker'
import { useSpoken } from '@datacentre/ui/speech'
import { YearPair } from '@datacentre/ui/year-pair'
import type { ComponentType } from 'react'
import { today, type LayerFilter } from './use-layer-filter.ts'

type ControlProps<F extends Filter> = Pick<LayerFilter, 'change'> & {
  readonly filter: F
  /** Its place among the filters of the register. */
  readonly place: number
  readonly screen: ListScreen
}

function Choice({ filter, place, screen, change }: ControlProps<Extract<Filter, { parameter: unknown }>>) {
  const { say } = useSpoken()
  const { index, view, criteria } = screen
  const { parameter } = filter
  return (
    <Dropdown
      label={say(`filter.${parameter}`)}
      options={shownOptions(place, { index, view, criteria, none: say(FIRST_VALUE) })}
      value={criteria[parameter] ?? FIRST_VALUE}
      onChange={(code) =>
        change((now) => changeList(now, { parameter, value: code === FIRST_VALUE ? undefined : code }))
      }
    />
  )
}

/** What the two controls with a start and an end have in common. */
function useBounds({ filter, screen, change }: ControlProps<Extract<Filter, { start: unknown }>>) {
  const { say } = useSpoken()
  return {
    title: say(periodTextKey(screen.index.register, filter)),
    labels: { start: say(`filter.${filter.start}`), end: say(`filter.${filter.end}`) },
    start: screen.criteria[filter.start] ?? null,
    end: screen.criteria[filter.end] ?? null,
    onChange: ({ start, end }: { readonly start: number | null; readonly end: number | null }): void =>
      change((now) =>
        changeBounds(now, [
          { parameter: filter.start, value: start ?? undefined },
          { parameter: filter.end, value: end ?? undefined },
        ]),
      ),
  }
}

function Period(props: ControlProps<Extract<Filter, { kind: 'period' | 'dated' }>>) {
  return <PeriodPicker {...useBounds(props)} today={today} />
}

function Years(props: ControlProps<Extract<Filter, { kind: 'yearIn' }>>) {
  return <YearPair {...useBounds(props)} thisYear={yearOf(today)} />
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

export function FilterControl(props: ControlProps<Filter>) {
  // A filter and its control belong to the same kind.
  const Control = controls[props.filter.kind] as ComponentType<ControlProps<Filter>>
  return <Control {...props} />
}
