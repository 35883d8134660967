/** The store does not answer: it is away, or takes too long. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  constructor(cause: unknown) {
    super('the store cannot be read', { cause })
  }
}

/** When it is worth asking again, in seconds. */
export const STORE_RETRY_S = 5
