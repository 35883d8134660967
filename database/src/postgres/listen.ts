import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** The channel on which a load tells the id of the new version. */
export const VERSION_CHANNEL = 'datacentre_version'

const CONNECT_TIMEOUT_MS = 10_000
const RECONNECT_AFTER_MS = 1_000
/** A connection can be dead without either end knowing, and a pooler can swallow LISTEN. */
const LOOK_ANYWAY_EVERY_MS = 15_000

type Heard = {
  readonly look: () => void
  /** Hears once of each time that listening failed, until it works again. */
  readonly onTrouble: (error: unknown) => void
}

type Listener = {
  readonly look: () => void
  readonly onListening: () => void
  readonly signal: AbortSignal
}

const listenUntilLost = async (
  connectionString: string,
  { look, onListening, signal }: Listener,
): Promise<void> => {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  let leave = (): void => {}
  let fail = (_error: unknown): void => {}
  const lost = new Promise<void>((resolve, reject) => {
    leave = resolve
    fail = reject
  })
  // Whoever waits for it below hears of it; a connection that fails before that must not end the process.
  lost.catch(() => undefined)
  client.on('error', fail)
  client.on('end', leave)
  signal.addEventListener('abort', leave)
  try {
    await client.connect()
    client.on('notification', look)
    await client.query(`listen ${VERSION_CHANNEL}`)
    onListening()
    // Whatever came before we listened was not heard.
    look()
    await lost
  } finally {
    signal.removeEventListener('abort', leave)
    // Not awaited: a connection whose other end is gone may never finish saying goodbye.
    client.end().catch(() => undefined)
  }
}

/** Calls `look` on every notification, connecting again as often as it takes, until it is stopped. */
export const listen = (connectionString: string, { look, onTrouble }: Heard): (() => void) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const timer = setInterval(look, LOOK_ANYWAY_EVERY_MS)
  let told = false
  const onListening = (): void => {
    told = false
  }
  const tellOnce = (error: unknown): void => {
    if (!told && !signal.aborted) onTrouble(error)
    told = true
  }
  const keepListening = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenUntilLost(connectionString, { look, onListening, signal }).catch(tellOnce)
      await pause(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  void keepListening()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
