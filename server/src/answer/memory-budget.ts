import { setTimeout } from 'node:timers/promises'

const MEGABYTE = 1024 * 1024

/** What answers made for one caller, and long bodies under way, may hold all together; what it makes Node take is thrice that. */
const MOST_HELD = 24 * MEGABYTE
/** A caller that takes nothing for so long makes room, when somebody else needs it. */
const STALLED_MS = 5000

/** How long a spreadsheet waits for room, and how many may. */
const WAIT_MS = 20_000
const MOST_WAITING = 30
const LOOK_AGAIN_MS = 100

/** When it is worth asking again, in seconds. */
export const BUSY_RETRY_S = 5

/** Too many answers are under way for another one. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
  constructor() {
    super('the answers under way hold all the memory that is set apart for them')
  }
}

/** What one answer holds. */
export type Hold = {
  /** It holds another number of bytes from now on, such as after packing. */
  readonly become: (bytes: number) => void
  /** The caller took some. */
  readonly moved: () => void
  readonly release: () => void
}

type Holder = { bytes: number; movedAt: number; readonly cutOff: () => void }

type Limits = {
  readonly mostHeld?: number
  readonly stalledMs?: number
  readonly waitMs?: number
  readonly mostWaiting?: number
  readonly now?: () => number
}

/**
 * Keeps count of the bytes that answers hold for one caller each. Answers that are the same for everybody do not count:
 * their bytes are there once, however many callers take them.
 */
export class MemoryBudget {
  readonly #holders = new Set<Holder>()
  readonly mostHeld: number
  readonly #stalledMs: number
  readonly #waitMs: number
  readonly #mostWaiting: number
  readonly #now: () => number
  #waiting = 0

  constructor(limits: Limits = {}) {
    this.mostHeld = limits.mostHeld ?? MOST_HELD
    this.#stalledMs = limits.stalledMs ?? STALLED_MS
    this.#waitMs = limits.waitMs ?? WAIT_MS
    this.#mostWaiting = limits.mostWaiting ?? MOST_WAITING
    this.#now = limits.now ?? (() => performance.now())
  }

  /** Takes room for an answer; throws `TooBusy` when there is none. An answer that is alone always has room. */
  take(bytes: number, cutOff: () => void): Hold {
    this.expectRoom(bytes)
    const holder: Holder = { bytes, movedAt: this.#now(), cutOff }
    this.#holders.add(holder)
    return {
      become: (now) => {
        holder.bytes = now
      },
      moved: () => {
        holder.movedAt = this.#now()
      },
      release: () => void this.#holders.delete(holder),
    }
  }

  /** As `take`, but waits a while for room, among a few others at most: what takes seconds anyway is worth waiting for. */
  async takeSoon(bytes: number, cutOff: () => void): Promise<Hold> {
    const until = performance.now() + this.#waitMs
    this.#waiting++
    try {
      while (!this.#hasRoom(bytes) && this.#waiting <= this.#mostWaiting && performance.now() < until)
        await setTimeout(LOOK_AGAIN_MS)
    } finally {
      this.#waiting--
    }
    return this.take(bytes, cutOff)
  }

  /** Throws `TooBusy` when there is no room for an answer of so many bytes. */
  expectRoom(bytes: number): void {
    if (!this.#hasRoom(bytes)) throw new TooBusy()
  }

  #hasRoom(bytes: number): boolean {
    this.#makeRoom(bytes)
    return this.#holders.size === 0 || this.total() + bytes <= this.mostHeld
  }

  /** How many answers wait for room. */
  waiting(): number {
    return this.#waiting
  }

  total(): number {
    let total = 0
    for (const { bytes } of this.#holders) total += bytes
    return total
  }

  /** Cuts off callers that stopped reading, the longest ago first, until there is room. */
  #makeRoom(bytes: number): void {
    const stalledSince = this.#now() - this.#stalledMs
    for (const holder of [...this.#holders].toSorted((a, b) => a.movedAt - b.movedAt)) {
      if (this.total() + bytes <= this.mostHeld || holder.movedAt > stalledSince) return
      this.#holders.delete(holder)
      holder.cutOff()
    }
  }
}
