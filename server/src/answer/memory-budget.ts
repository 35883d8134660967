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
  /** It is made: it holds so many bytes from now on, such as after packing, for the caller to take. */
  readonly become: (bytes: number) => void
  /** The caller took some. */
  readonly moved: () => void
  readonly release: () => void
}

/** For whom room is taken. */
type Caller = {
  /** Whom it counts for. */
  readonly client: string
  /** Gives up on a caller that takes nothing. */
  readonly cutOff: () => void
  /** It can take nothing before we have made something: until then it is not to blame for waiting. */
  readonly waitsForUs?: boolean
}

/** When the caller last took or sent something; null while it waits for us. */
type Holder = Caller & { bytes: number; movedAt: number | null }

type Limits = {
  readonly mostHeld?: number
  /** The same of one client; without it one may hold all. */
  readonly mostHeldPerClient?: number
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
  readonly #mostHeldPerClient: number
  readonly #stalledMs: number
  readonly #waitMs: number
  readonly #mostWaiting: number
  readonly #now: () => number
  #waiting = 0

  constructor(limits: Limits = {}) {
    this.mostHeld = limits.mostHeld ?? MOST_HELD
    this.#mostHeldPerClient = limits.mostHeldPerClient ?? Number.POSITIVE_INFINITY
    this.#stalledMs = limits.stalledMs ?? STALLED_MS
    this.#waitMs = limits.waitMs ?? WAIT_MS
    this.#mostWaiting = limits.mostWaiting ?? MOST_WAITING
    this.#now = limits.now ?? (() => performance.now())
  }

  /** Takes room for an answer; throws `TooBusy` when there is none. An answer that is alone always has room. */
  take(bytes: number, caller: Caller): Hold {
    if (!this.#hasRoom(bytes, caller)) throw new TooBusy()
    const holder: Holder = { ...caller, bytes, movedAt: caller.waitsForUs === true ? null : this.#now() }
    this.#holders.add(holder)
    return {
      become: (now) => {
        holder.bytes = now
        holder.movedAt ??= this.#now()
      },
      moved: () => {
        holder.movedAt = this.#now()
      },
      release: () => void this.#holders.delete(holder),
    }
  }

  /** As `take`, but waits a while for room, among a few others at most: what takes seconds anyway is worth waiting for. */
  async takeSoon(bytes: number, caller: Caller): Promise<Hold> {
    const until = performance.now() + this.#waitMs
    this.#waiting++
    try {
      while (!this.#hasRoom(bytes, caller) && this.#waiting <= this.#mostWaiting && performance.now() < until)
        await setTimeout(LOOK_AGAIN_MS)
    } finally {
      this.#waiting--
    }
    return this.take(bytes, caller)
  }

  #hasRoom(bytes: number, { client }: Caller): boolean {
    const ofClient = (holder: Holder): boolean => holder.client === client
    return (
      this.#hasRoomWithin({ bytes, most: this.#mostHeldPerClient, among: ofClient }) &&
      this.#hasRoomWithin({ bytes, most: this.mostHeld, among: () => true })
    )
  }

  /** Whether there is room among some holders, after those were cut off that stopped reading, where that is needed. */
  #hasRoomWithin({ bytes, most, among }: Room): boolean {
    if (most === Number.POSITIVE_INFINITY) return true
    const holders = (): Holder[] => [...this.#holders].filter(among)
    const stalledSince = this.#now() - this.#stalledMs
    const movedAt = (holder: Holder): number => holder.movedAt ?? Number.POSITIVE_INFINITY
    for (const holder of holders().toSorted((a, b) => movedAt(a) - movedAt(b))) {
      if (sumOf(holders()) + bytes <= most || movedAt(holder) > stalledSince) break
      this.#holders.delete(holder)
      holder.cutOff()
    }
    const left = holders()
    return left.length === 0 || sumOf(left) + bytes <= most
  }

  /** How many answers wait for room. */
  waiting(): number {
    return this.#waiting
  }

  total(): number {
    return sumOf([...this.#holders])
  }
}

type Room = {
  readonly bytes: number
  readonly most: number
  readonly among: (holder: Holder) => boolean
}

const sumOf = (holders: readonly Holder[]): number => holders.reduce((sum, { bytes }) => sum + bytes, 0)
