/** Nobody drilled here before, and no licence lasts until then. */
const FIRST = Date.UTC(1850, 0, 1)
const LAST = Date.UTC(2200, 0, 1)

/** Whether a day is there because the real one is not known. */
export const standsForUnknown = (day: number): boolean => day < FIRST || day >= LAST

/** A day as a register has it; null where it is missing, or stands for one that is not known. */
export const dayIfTold = (day: unknown): number | null =>
  typeof day === 'number' && !standsForUnknown(day) ? day : null

type Drilled = { readonly startDate?: unknown; readonly endDate?: unknown }

/** Whether drilling ended before it began; of a day that stands for an unknown one that cannot be said. */
export const endedBeforeStart = ({ startDate, endDate }: Drilled): boolean =>
  typeof startDate === 'number' &&
  typeof endDate === 'number' &&
  endDate < startDate &&
  !standsForUnknown(startDate) &&
  !standsForUnknown(endDate)
