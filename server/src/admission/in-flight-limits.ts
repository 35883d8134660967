/** Counts what is under way, in all and for each client. */
export class InFlightLimits {
  readonly most: number
  readonly #mostPerClient: number
  readonly #byClient = new Map<string, number>()
  #total = 0

  constructor({ most, mostPerClient }: { readonly most: number; readonly mostPerClient: number }) {
    this.most = most
    this.#mostPerClient = mostPerClient
  }

  /** Why one more of this client has no room; null where it has. */
  fault(client: string): 'all' | 'client' | null {
    if ((this.#byClient.get(client) ?? 0) >= this.#mostPerClient) return 'client'
    return this.#total >= this.most ? 'all' : null
  }

  /** Takes a place, and gives how to leave it, once. */
  enter(client: string): () => void {
    this.#total += 1
    this.#byClient.set(client, (this.#byClient.get(client) ?? 0) + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      this.#total -= 1
      const left = (this.#byClient.get(client) ?? 1) - 1
      if (left === 0) this.#byClient.delete(client)
      else this.#byClient.set(client, left)
    }
  }

  total(): number {
    return this.#total
  }
}
