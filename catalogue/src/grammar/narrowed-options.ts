import { isInStratGroup, stratGroups, type StratGroup } from '../codes/stratigraphy.ts'
import type { Filter } from './filter.ts'
import { NO_VALUE, type Option } from './option.ts'
import type { Criteria } from './parameter.ts'

const isStratGroup = (code: string): code is StratGroup => Object.hasOwn(stratGroups, code)

/** The options a filter shows: under a chosen stratigraphic group only that group's units (S4). */
export function narrowedOptions(
  filter: Filter,
  options: readonly Option[],
  criteria: Criteria,
): readonly Option[] {
  if (filter.kind !== 'partOf' || filter.narrowedBy === undefined) return options
  const group = criteria[filter.narrowedBy]
  if (group === undefined || !isStratGroup(group)) return options
  return options.filter((option) => option.code !== NO_VALUE && isInStratGroup(option.code, group))
}
