import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** Long enough that a short burst of the system itself does not count for much. */
const SAMPLE_MS = 2000

const totalTimes = (): { readonly busy: number; readonly all: number } =>
  cpus().reduce(
    ({ busy, all }, { times: { idle, ...work } }) => {
      const worked = Object.values(work).reduce((sum, time) => sum + time, 0)
      return { busy: busy + worked, all: all + worked + idle }
    },
    { busy: 0, all: 0 },
  )

/** The part of all cores that other work takes while we do nothing, from 0 to 1. */
export async function otherWork(): Promise<number> {
  const before = totalTimes()
  await setTimeout(SAMPLE_MS)
  const after = totalTimes()
  return (after.busy - before.busy) / Math.max(1, after.all - before.all)
}

/** How many cores there are, and how busy they were over the last minute, this bench included. */
export const machine = (): string =>
  `${cpus().length} cores, load average ${(loadavg()[0] ?? Number.NaN).toFixed(2)}`
