/** A request that is tried, and what it was made from. */
export type Question = {
  readonly method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Names the call or page it is a variant of: its cost is compared with that of a valid request there. */
  readonly of: string
  /** The one parameter that is wrong, where there is one. */
  readonly parameter?: string
}

export type Answered = {
  readonly status: number
  readonly type: string
  readonly retryAfter: string | undefined
  readonly text: string
}

/** Asks a server one question. */
export type Ask = (question: Question) => Promise<Answered>
