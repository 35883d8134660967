import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { openingCriteria } from '@datacentre/catalogue/list/restore'
import { currentAddress, type Address } from './address.ts'
import { sessionStore } from './session-store.ts'

const opened = new WeakMap<Address, Criteria>()

/** What a screen opens with. Stored criteria are gone once read, and React may render a screen's first time twice: so
 *  they are read once for each address, however often they are asked. */
export function criteriaAtOpening(): Criteria {
  const address = currentAddress()
  const known = opened.get(address)
  if (known !== undefined) return known
  const criteria = openingCriteria(sessionStore, address.query)
  opened.set(address, criteria)
  return criteria
}
