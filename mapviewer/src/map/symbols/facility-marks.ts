import type { facilityType } from '@datacentre/catalogue/codes/facilities'
import type { Mark } from '@datacentre/catalogue/signs/mark'

type FacilityType = (typeof facilityType)[number]

const paint = 'production-mining'

/** By type: a platform stands on legs, a location on land is a house, what lies on the sea floor hangs down. */
export const facilityMarks: Readonly<Record<FacilityType, Mark>> = {
  PLF: { paint, body: 'M-5-5H5V1H-5Z', rays: 'M-3.5 1V6.5M3.5 1V6.5' },
  SAT: { paint, body: 'M-3.5-4H3.5V0H-3.5Z', rays: 'M0 0V6.5' },
  SUB: { paint, body: 'M-5 4.5L-3-2H3L5 4.5Z' },
  LOC: { paint, body: 'M0-6L5-1.5V5H-5V-1.5Z' },
  GEO: { paint, body: 'M0-6L5-1.5V5H-5V-1.5Z', spot: true },
  UGS: { paint, body: 'M-4.5-4.5Q0-7.5 4.5-4.5V4.5Q0 7.5-4.5 4.5Z' },
  SLT: { paint, body: 'M-2.8-5H2.8L5.6 0L2.8 5H-2.8L-5.6 0Z' },
  TER: { paint, body: 'M-4-6.5L5-3.5L-4-0.5Z', rays: 'M-4-6.5V6.5' },
  TAP: { paint, body: 'M-3-3H3V3H-3Z', rays: 'M-7 0H-3M3 0H7M0 3V7' },
}

const marks = new Map<string | null, Mark>(Object.entries(facilityMarks))

const made = new Map<Mark, { readonly inUse: Mark; readonly notInUse: Mark }>()

/** What is in use is full; what stands still, is gone or not there yet is hollow. The same one for all that have it. */
export function facilityMark(type: string | null, status: string | null): Mark {
  const plain = marks.get(type) ?? facilityMarks.LOC
  const both = made.get(plain) ?? { inUse: { ...plain, solid: true }, notInUse: { ...plain, solid: false } }
  made.set(plain, both)
  return status === 'USE' ? both.inUse : both.notInUse
}
