/** How long we wait for the other side of a connection, in milliseconds. */
export type Timeouts = {
  /** For a whole request to come in. */
  readonly requestMs: number
  /** For a caller to take the next bytes of an answer. */
  readonly stallMs: number
  /** The same, once we are told to stop. */
  readonly drainMs: number
  /** For all answers under way then, however well they go on. */
  readonly longestDrainMs: number
}

/**
 * A request is at most 16 MB (D16), which a slow line sends in half a minute. Who takes nothing of an answer when we stop is
 * given up within the 30 s that Kubernetes gives; who goes on may have two minutes, in which sixty spreadsheets at once are
 * done on two cores.
 */
export const defaultTimeouts: Timeouts = {
  requestMs: 30_000,
  stallMs: 60_000,
  drainMs: 20_000,
  longestDrainMs: 120_000,
}

/** The timeouts as options of Fastify. */
export const fastifyTimeouts = ({ requestMs, stallMs }: Timeouts) => ({
  requestTimeout: requestMs,
  // A socket's timeout starts anew whenever the other side takes bytes (Node's net.Socket, kLastWriteQueueSize).
  connectionTimeout: stallMs,
})

/** The timeouts as options of Node's server below it. */
export const nodeTimeouts = ({ requestMs }: Timeouts) => ({
  requestTimeout: requestMs,
  // Node waits for the longer of the two, and its own limit for headers is 60 s.
  headersTimeout: requestMs,
  // How often Node looks: its own 30 s would double our limit.
  connectionsCheckingInterval: Math.ceil(requestMs / 6),
})
