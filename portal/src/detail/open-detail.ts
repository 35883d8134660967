import { closeOpened, currentAddress, pushOpened, writePending } from '../address/address.ts'
import { withOpened } from '../address/page-query.ts'

const queryWith = (detail: readonly string[]): string => {
  // What was changed a moment ago must be in the address before it is read.
  writePending()
  return withOpened(currentAddress().query, { detail, detailStep: [], detailSum: [], detailQuantity: [] })
}

/** Opens the page of an object over the screen; Back closes it (D4). */
export const openDetail = (id: string): void => pushOpened(queryWith([id]))

export const closeDetail = (): void => closeOpened(queryWith([]))
