import type { Fault } from '../../grammar/fault.ts'
import { criteriaRules } from '../../grammar/filter-kinds.ts'
import type { Criteria, CriteriaBody } from '../../grammar/parameter.ts'
import type { ListIndex } from '../../list/list.ts'

type Asked = { readonly body: CriteriaBody; readonly today: number }

/** What is wrong with criteria whose keys and types are right. */
export const criteriaFaults = ({ filters }: ListIndex, asked: Asked): Fault[] =>
  filters.flatMap(({ filter, options }) => criteriaRules(filter).faults({ ...asked, options }))

/** A body without faults as the criteria of a list. */
export function criteriaOf({ filters }: ListIndex, body: CriteriaBody): Criteria {
  const { searchByName, order } = body
  return filters.reduce<Criteria>(
    (read, { filter, options }) => ({ ...read, ...criteriaRules(filter).read({ body, options }) }),
    {
      ...(searchByName !== undefined && searchByName !== '' && { searchByName }),
      ...(order !== undefined && { order }),
    },
  )
}
