type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [key: string]: unknown
}

/** An error as the log tells it. Pino adds the message of every cause, which our sentences tell already: it stands below the stack. */
export function loggedError(error: Error): LoggedError {
  return {
    ...error,
    ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(loggedError) }),
    type: error.constructor.name,
    message: error.message,
    stack: stackOf(error),
  }
}

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack
