/** How long requests may keep the event loop in one go. */
const SLICE_MS = 5
/** How many of those that wait may begin in one turn: what they leave to be done later in the turn is not in the slice. */
const MOST_A_TURN = 16

type Begin = () => void

/**
 * Lets requests begin a few milliseconds' worth at a time, and among those that wait each client in turn. Node takes one new
 * connection with each turn of its event loop, and first hands over what all open connections ask: without turns of our own, five
 * hundred busy ones let in four new visitors a second.
 */
export class FairTurns {
  /** Who waits, by client; the first in the map is next. */
  readonly #waiting = new Map<string, Begin[]>()
  #count = 0
  #sliceEnds: number | null = null
  #isTurning = false

  /** Calls `begin` at once where the turn has time left and nobody waits, and otherwise when its turn comes. */
  take(client: string, begin: Begin): void {
    if (this.#count === 0 && this.#hasTime()) {
      this.#turn()
      begin()
      return
    }
    const mine = this.#waiting.get(client)
    if (mine === undefined) this.#waiting.set(client, [begin])
    else mine.push(begin)
    this.#count += 1
    this.#turn()
  }

  /** How many wait for their turn. */
  waiting(): number {
    return this.#count
  }

  #hasTime(): boolean {
    const now = performance.now()
    this.#sliceEnds ??= now + SLICE_MS
    return now < this.#sliceEnds
  }

  #turn(): void {
    if (this.#isTurning) return
    this.#isTurning = true
    setImmediate(this.#endTurn)
  }

  readonly #endTurn = (): void => {
    this.#isTurning = false
    this.#sliceEnds = null
    if (this.#count === 0) return
    // Each by itself: Node does what one of them leaves to be done at once before it calls the next, so that the slice knows of it.
    for (let nr = Math.min(this.#count, MOST_A_TURN); nr > 0; nr--) setImmediate(this.#beginNext)
    this.#turn()
  }

  readonly #beginNext = (): void => {
    if (!this.#hasTime()) return
    const next = this.#waiting.entries().next()
    if (next.done === true) return
    const [client, waiting] = next.value
    const begin = waiting.shift()
    this.#waiting.delete(client)
    if (waiting.length > 0) this.#waiting.set(client, waiting)
    this.#count -= 1
    begin?.()
  }
}
