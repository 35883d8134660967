import { measureOf, type Column } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { columnTextKey } from '../texts/keys.ts'
import type { Say } from '../texts/speak-from.ts'

/** Counted things say in their name what is counted. */
const unitOf = (column: Column, say: Say): string | null => {
  const measure = measureOf(column)
  if (measure === undefined || measure === 'lines') return null
  return say('shownIn' in column ? 'measure.km' : `measure.${measure}`)
}

/** The name of a column, with the unit of a number. */
export function columnName(register: Register, column: Column, say: Say): string {
  const name = say(columnTextKey(register, column))
  const unit = unitOf(column, say)
  return unit === null ? name : `${name} (${unit})`
}
