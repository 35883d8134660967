import type { AnyRow } from '@datacentre/catalogue/grammar/column'

/** Whether a licence is in force on a day: from the day it was granted up to and including the day it expires. */
export const isInForce = ({ grantedDate, expiryDate }: AnyRow, day: number): boolean =>
  typeof grantedDate === 'number' &&
  grantedDate <= day &&
  (typeof expiryDate !== 'number' || expiryDate >= day)
