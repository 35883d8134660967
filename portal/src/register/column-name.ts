import type { Column } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import type { Say } from '@datacentre/catalogue/texts/speak-from'

/** Counted things say in their name what is counted. */
const unitOf = (column: Column, say: Say): string | null => {
  if (column.kind !== 'number' || column.measure === undefined || column.measure === 'lines') return null
  return say(column.shownIn === 'km' ? 'measure.km' : `measure.${column.measure}`)
}

/** The name of a column, with the unit of a number. */
export function columnName(register: Register, column: Column, say: Say): string {
  const name = say(columnTextKey(register, column))
  const unit = unitOf(column, say)
  return unit === null ? name : `${name} (${unit})`
}
