/** How long requests may keep the event loop in one go: those that are answered, and as long those that are refused. */
const SLICE_MS = 5
/** How many of each may begin in one turn: what they leave to be done later in the turn is not in the slice. */
const MOST_A_TURN = 16
/** Turns in a row in which no answer begins because connections come, of which each turn takes one. */
const MOST_FOR_ARRIVALS = 32

type Begin = () => void

/**
 * Lets requests begin a few milliseconds' worth at a time, and among those that wait each client in turn. Node takes one new
 * connection with each turn of its event loop, and first hands over what all open connections ask: without turns of our own, five
 * hundred busy ones let in four new visitors a second. While connections come, turns go by in which no answer begins: those that
 * wait outside are lost when there are too many of them, and can only be told to come back once they are in.
 */
export class FairTurns {
  readonly #answers = new Lane()
  /** Who is refused waits for no answer of another, or would hear of it when there is room again. */
  readonly #refusals = new Lane()
  #isTurning = false
  #hasArrival = false
  #turnsForArrivals = 0

  /** A new connection was taken. */
  arrive(): void {
    this.#hasArrival = true
  }

  /** Calls `begin` at once where the turn has time left and nobody waits, and otherwise when its turn comes. */
  take(client: string, begin: Begin): void {
    this.#take(this.#answers, client, begin)
  }

  /** The same for telling somebody to come back. */
  refuse(client: string, begin: Begin): void {
    this.#take(this.#refusals, client, begin)
  }

  /** How many wait for their turn. */
  waiting(): number {
    return this.#answers.length + this.#refusals.length
  }

  #take(lane: Lane, client: string, begin: Begin): void {
    const isFirst = this.waiting() === 0 && lane.hasTime()
    if (!isFirst) lane.push(client, begin)
    this.#turn()
    if (isFirst) begin()
  }

  #turn(): void {
    if (this.#isTurning) return
    this.#isTurning = true
    setImmediate(this.#endTurn)
  }

  readonly #endTurn = (): void => {
    this.#isTurning = false
    const isForArrivals = this.#hasArrival && this.#turnsForArrivals < MOST_FOR_ARRIVALS
    this.#turnsForArrivals = isForArrivals ? this.#turnsForArrivals + 1 : 0
    this.#hasArrival = false
    this.#refusals.endSlice()
    this.#answers.endSlice()
    this.#refusals.beginSome()
    if (!isForArrivals) this.#answers.beginSome()
    if (this.waiting() > 0) this.#turn()
  }
}

/** Who waits: each client in turn, and the requests of one in the order in which they came. */
class Lane {
  /** The first in the map is next. */
  readonly #byClient = new Map<string, Begin[]>()
  #length = 0
  #sliceEnds: number | null = null

  get length(): number {
    return this.#length
  }

  push(client: string, begin: Begin): void {
    const mine = this.#byClient.get(client)
    if (mine === undefined) this.#byClient.set(client, [begin])
    else mine.push(begin)
    this.#length += 1
  }

  hasTime(): boolean {
    const now = performance.now()
    this.#sliceEnds ??= now + SLICE_MS
    return now < this.#sliceEnds
  }

  endSlice(): void {
    this.#sliceEnds = null
  }

  /** Lets some of those that wait begin in the next turn. */
  beginSome(): void {
    // Each by itself: Node does what one of them leaves to be done at once before it calls the next, so that the slice knows of it.
    for (let nr = Math.min(this.#length, MOST_A_TURN); nr > 0; nr--) setImmediate(this.#beginNext)
  }

  readonly #beginNext = (): void => {
    if (this.hasTime()) this.#next()?.()
  }

  #next(): Begin | undefined {
    const first = this.#byClient.entries().next()
    if (first.done === true) return undefined
    const [client, waiting] = first.value
    const begin = waiting.shift()
    this.#byClient.delete(client)
    if (waiting.length > 0) this.#byClient.set(client, waiting)
    this.#length -= 1
    return begin
  }
}
