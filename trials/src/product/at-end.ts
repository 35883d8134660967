import { onTestFinished } from 'vitest'

type Work = () => void | Promise<void>

let collecting: Work[] | null = null

/** Does work when the test ends, the last first; what is made before the tests ends with `collectEnds`. */
export function atEnd(work: Work): void {
  if (collecting === null) onTestFinished(work)
  else collecting.unshift(work)
}

/** Does something that no test is about, and ends what it started. */
export async function collectEnds<Made>(make: () => Promise<Made>): Promise<Made> {
  collecting = []
  try {
    return await make()
  } finally {
    for (const work of collecting) await work()
    collecting = null
  }
}
