import type { RateLimit } from '../settings/load-limits.ts'

/** So many clients are remembered; of a flood of addresses those are forgotten that asked the longest ago. */
const MOST_CLIENTS = 20_000

type Bucket = { tokens: number; at: number }

/** How often each client may ask: as many as the burst at once, and then as many as come back each second. */
export class TokenBuckets {
  readonly #limit: RateLimit
  readonly #mostClients: number
  readonly #isTold: boolean
  readonly #now: () => number
  /** By client; who asked last stands last. */
  readonly #buckets = new Map<string, Bucket>()
  /** What was taken here since it was last told. */
  #taken = new Map<string, number>()

  constructor(
    limit: RateLimit,
    { mostClients = MOST_CLIENTS, isTold = false, now = () => performance.now() } = {},
  ) {
    this.#limit = limit
    this.#isTold = isTold
    this.#mostClients = mostClients
    this.#now = now
  }

  /** Takes a token; where there is none, in how many seconds there will be. */
  take(client: string): number {
    const bucket = this.#filled(client)
    if (bucket.tokens < 1) return (1 - bucket.tokens) / this.#limit.perSecond
    bucket.tokens -= 1
    if (this.#isTold) this.#taken.set(client, (this.#taken.get(client) ?? 0) + 1)
    return 0
  }

  /** What each client took here since this was asked last, for the other processes. */
  taken(): readonly (readonly [string, number])[] {
    const taken = [...this.#taken]
    this.#taken = new Map()
    return taken
  }

  /** What clients took from another process counts here too. */
  takenElsewhere(taken: readonly (readonly [string, number])[]): void {
    for (const [client, tokens] of taken) {
      const bucket = this.#filled(client)
      bucket.tokens = Math.max(0, bucket.tokens - tokens)
    }
  }

  clients(): number {
    return this.#buckets.size
  }

  #filled(client: string): Bucket {
    const { perSecond, burst } = this.#limit
    const now = this.#now()
    const known = this.#buckets.get(client)
    const tokens =
      known === undefined ? burst : Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond)
    const bucket = { tokens, at: now }
    this.#buckets.delete(client)
    this.#buckets.set(client, bucket)
    if (this.#buckets.size > this.#mostClients) this.#forgetOldest()
    return bucket
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next()
    if (oldest.done !== true) this.#buckets.delete(oldest.value)
  }
}
