import { closeOpened, currentAddress, pushOpened, writePending } from '../address/address.ts'

const queryWith = (detail: string | null): string => {
  // What was changed a moment ago must be in the address before it is read.
  writePending()
  const query = new URLSearchParams(currentAddress().query)
  query.delete('detail')
  if (detail !== null) query.set('detail', detail)
  return query.toString()
}

/** Opens the page of an object over the screen; Back closes it (D4). */
export const openDetail = (id: string): void => pushOpened(queryWith(id))

export const closeDetail = (): void => closeOpened(queryWith(null))
