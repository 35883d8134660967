/** So long a turn of work may be, in milliseconds: on a phone that is four times as slow a touch still waits less than 50. */
const TURN_MS = 8

/** What ends a turn may take most of it, but some of the work is always done. */
const SHORTEST_MS = 1

/** How much longer the steps of the next turn may take. */
const GROWTH_MS = 0.5

/** The work of so many steps is done between two looks at the clock. */
const STEPS = 8

const waiting: (() => void)[] = []
const channel = new MessageChannel()
// A message is handled after what else the page has to do, and sooner than a timer.
channel.port1.addEventListener('message', () => waiting.shift()?.())
channel.port1.start()

function soon(work: () => void): void {
  waiting.push(work)
  channel.port2.postMessage(null)
}

/** Whether there is a next step. One that may take a turn by itself says that it was long. */
type Step = () => boolean | 'long'

type Turns = {
  /** Told at the end of each turn, and counted in how long it takes. */
  readonly turnEnds?: () => void
  readonly done: () => void
}

/** Long work in turns, between which the page answers its visitor. It ends when there is no next step; tells how to stop it before. */
export function workInTurns(step: Step, { turnEnds = () => undefined, done }: Turns): () => void {
  let isWanted = true
  /** How long the steps of a turn may take, so that with its end it lasts as long as it may. Of the first it is not known, and it grows
   *  slowly: what makes ready has no end to speak of, what is painted after that has. */
  let room = TURN_MS / 2
  /** Whether there is more to do after this turn. */
  const work = (): boolean => {
    const end = performance.now() + room
    do {
      for (let at = 0; at < STEPS; at++) {
        const more = step()
        if (more === false) return false
        if (more === 'long') break
      }
    } while (performance.now() < end)
    return true
  }
  const turn = (): void => {
    if (!isWanted) return
    const began = performance.now()
    const isMore = work()
    const worked = performance.now() - began
    turnEnds()
    const took = performance.now() - began
    // What is put off until the end of a turn grows with what was done in it.
    if (took > 0) room = Math.max(SHORTEST_MS, Math.min(room + GROWTH_MS, (TURN_MS * worked) / took))
    soon(isMore ? turn : () => isWanted && done())
  }
  soon(turn)
  return () => {
    isWanted = false
  }
}
