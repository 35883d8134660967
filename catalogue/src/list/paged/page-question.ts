import type { Criteria } from '../../grammar/parameter.ts'
import type { Register } from '../../grammar/register.ts'
import { toAddress } from '../address.ts'
import type { RowKey, Selection } from '../selection.ts'

/** The parameters that name rows by their keys, with commas between them: these only, or all but these. */
export const ONLY_KEYS = 'keys'
export const ALL_BUT_KEYS = 'except'
/** Keys that an address may name; more would make it longer than servers take. */
export const MOST_KEYS = 400

/** Keys as such a parameter has them; `keysIn` reads them. */
export const writtenKeys = (keys: Iterable<RowKey>): string =>
  [...keys].map((key) => encodeURIComponent(key)).join(',')

/** What a page is asked, as the address of its call: that of the list, and the keys of what is shown only. */
export function pageQuestion(
  register: Pick<Register, 'orderedBy'>,
  {
    criteria: { columns: _columns, version: _version, ...criteria },
    only,
  }: { criteria: Criteria; only: Selection | null },
): string {
  const parameters = new URLSearchParams(toAddress(criteria, register))
  if (only !== null && (only.keys.size > 0 || !only.isAll))
    parameters.set(only.isAll ? ALL_BUT_KEYS : ONLY_KEYS, writtenKeys(only.keys))
  return parameters.toString()
}

/** What the options of the filters hang on: what narrows the list, and neither its order nor its page. */
export const optionsQuestion = (criteria: Criteria): string => {
  const {
    columns: _columns,
    version: _version,
    order: _order,
    page: _page,
    pageSize: _size,
    ...narrowing
  } = criteria
  return toAddress(narrowing)
}

/** The keys that a parameter names; null where it is not written as one. */
export function keysIn(text: string): string[] | null {
  try {
    return text
      .split(',')
      .filter((key) => key !== '')
      .map((key) => decodeURIComponent(key))
  } catch {
    return null
  }
}
