import { optionAt } from '../grammar/choices.ts'
import type { ReadyFilter } from '../grammar/filter-kinds.ts'
import { FIRST_VALUE, NO_VALUE } from '../grammar/option.ts'
import type { Criteria, DayParameter } from '../grammar/parameter.ts'
import type { ListIndex } from '../list/list.ts'
import { readDay, writeDay } from '../time/days.ts'
import { EARLIEST_PERIOD_YEAR } from '../time/period.ts'
import type { CriteriaBody } from './export-body.ts'
import type { Fault } from './figure-faults.ts'

/** A fault tells so many of the values offered; a register has at most some hundred operators. */
const VALUES_TOLD = 60

const isAsked = (value: string | undefined): value is string => value !== undefined && value !== FIRST_VALUE

/** What is wrong with criteria whose keys and types are right: every value must be offered, every day must exist. */
export const criteriaFaults = (index: ListIndex, asked: Asked): Fault[] =>
  index.filters.flatMap((ready) => faultsOf(ready, asked))

type Asked = { readonly body: CriteriaBody; readonly today: number }

function faultsOf({ filter, options }: ReadyFilter, asked: Asked): Fault[] {
  if ('parameter' in filter) {
    const value = asked.body[filter.parameter]
    // Asking for rows without a value is always allowed; it may find none.
    if (!isAsked(value) || value === NO_VALUE || optionAt(options, value) !== null) return []
    const codes = options.map((option) => option.code).filter((code) => code !== NO_VALUE)
    const more = codes.length > VALUES_TOLD ? ' and others that the list call gives' : ''
    return [
      { key: filter.parameter, message: `must be one of ${codes.slice(0, VALUES_TOLD).join(', ')}${more}` },
    ]
  }
  if (filter.kind === 'yearIn') return []
  return periodFaults(filter, asked)
}

type Period = { readonly start: DayParameter; readonly end: DayParameter }

function periodFaults({ start, end }: Period, { body, today }: Asked): Fault[] {
  const earliest = Date.UTC(EARLIEST_PERIOD_YEAR, 0, 1)
  const faults = [start, end].flatMap((key): Fault[] => {
    const text = body[key]
    if (text === undefined) return []
    const day = readDay(text)
    if (day !== null && day >= earliest && day <= today) return []
    const bounds = `from ${writeDay(earliest)} to ${writeDay(today)}`
    return [{ key, message: `must be a day of the calendar as yyyy-MM-dd, ${bounds}` }]
  })
  const [from, to] = [body[start], body[end]]
  if (faults.length === 0 && from !== undefined && to !== undefined && from > to)
    faults.push({ key: start, message: `must not be after ${end} (${to})` })
  return faults
}

/** A body without faults as the criteria of a list. */
export function criteriaOf(index: ListIndex, body: CriteriaBody): Criteria {
  const read: Record<string, string | number> = {}
  if (body.searchByName !== undefined && body.searchByName !== '') read['searchByName'] = body.searchByName
  if (body.order !== undefined) read['order'] = body.order
  for (const { filter, options } of index.filters) {
    if ('parameter' in filter) {
      const value = body[filter.parameter]
      if (!isAsked(value)) continue
      const place = optionAt(options, value)
      read[filter.parameter] = place === null ? value : options[place]!.code
    } else if (filter.kind !== 'yearIn') {
      for (const key of [filter.start, filter.end]) {
        const day = body[key] === undefined ? null : readDay(body[key])
        if (day !== null) read[key] = day
      }
    }
  }
  return read
}
