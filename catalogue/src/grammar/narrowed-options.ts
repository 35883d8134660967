import { isInStratGroup, stratGroups, type StratGroup } from '../codes/stratigraphy.ts'
import type { Filter } from './filter.ts'
import { NO_VALUE, type Option } from './option.ts'
import type { Criteria } from './parameter.ts'
import { codesIn } from './several.ts'

const isStratGroup = (code: string): code is StratGroup => Object.hasOwn(stratGroups, code)

/** The options a filter shows: under chosen stratigraphic groups only the units of these (S4). */
export function narrowedOptions(
  filter: Filter,
  options: readonly Option[],
  criteria: Criteria,
): readonly Option[] {
  if (filter.kind !== 'partOf' || filter.narrowedBy === undefined) return options
  const groups = codesIn(criteria[filter.narrowedBy]).filter(isStratGroup)
  if (groups.length === 0) return options
  return options.filter(
    (option) => option.code !== NO_VALUE && groups.some((group) => isInStratGroup(option.code, group)),
  )
}
