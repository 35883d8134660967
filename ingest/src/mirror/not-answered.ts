/** An answer that did not come, or was none, after every try. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered'
  /** Whether the service does not have the call. */
  readonly isAbsent: boolean

  constructor(message: string, { isAbsent = false } = {}) {
    super(message)
    this.isAbsent = isAbsent
  }
}

/** One call after another failed: it is no use to go on. */
export class ServiceGone extends Error {
  override readonly name = 'ServiceGone'

  constructor(last: string) {
    super(`the service does not answer any more: ${last}; run the same command again to go on`)
  }
}
