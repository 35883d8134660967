type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [key: string]: unknown
}

/** An error as the log tells it. Pino adds the message of every cause, which our sentences tell already: it stands below the stack. */
export function loggedError(error: Error): LoggedError {
  // Anything may be thrown.
  return error instanceof Error ? told(error) : error
}

const told = (error: Error): LoggedError => ({
  ...error,
  ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(loggedError) }),
  type: error.constructor.name,
  message: error.message,
  stack: stackOf(error, new Set()),
})

/** A cause may lead back to what it caused. */
function stackOf(error: Error, before: Set<unknown>): string {
  before.add(error)
  const { stack = '', cause } = error
  return cause instanceof Error && !before.has(cause)
    ? `${stack}\ncaused by: ${stackOf(cause, before)}`
    : stack
}
