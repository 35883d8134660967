/** How long work may keep others waiting in one go; a body of 64 KB takes a tenth of it. */
const SLICE_MS = 5

const waiting: (() => void)[] = []

function workForAWhile(): void {
  const end = performance.now() + SLICE_MS
  while (waiting.length > 0 && performance.now() < end) waiting.shift()!()
  if (waiting.length > 0) setImmediate(workForAWhile)
}

/**
 * Does a piece of work when its turn comes, a few milliseconds of such work at a time: bodies that come in together from
 * hundreds of callers would otherwise be read one after the other, with everybody else waiting for all of them.
 */
export function inTimeSlices<Done>(work: () => Done): Promise<Done> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    })
    if (waiting.length === 1) setImmediate(workForAWhile)
  })
}
