import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './store.ts'
import { currentVersion, isSameVersion, type Version } from './versions.ts'

/** A store that answers does so in milliseconds. One that is frozen must not keep us from looking again when it is back. */
const LONGEST_LOOK_MS = 10_000

const versionSoon = async (store: Store): Promise<Version | null> => {
  const done = new AbortController()
  const tooLong = async (): Promise<never> => {
    await pause(LONGEST_LOOK_MS, undefined, { signal: done.signal, ref: false })
    throw new Error(`the store did not answer within ${LONGEST_LOOK_MS} ms`)
  }
  try {
    return await Promise.race([currentVersion(store), tooLong()])
  } finally {
    done.abort()
  }
}

/**
 * Calls `onChange` with the version that stands and then with each other one, until the returned function is
 * called. It begins with the one that stands so that nothing slips in between reading a dataset and watching
 * for the next. `onTrouble` hears once of each outage of the store.
 */
export const watchVersion = (
  store: Store,
  onChange: (version: Version) => void,
  onTrouble: (error: unknown) => void = () => {},
): (() => void) => {
  let seen: Version | null = null
  let away = false
  let stopped = false
  const look = async (): Promise<void> => {
    if (stopped) return
    // A store that is away for a while is looked at again with the next call; an outage is told once.
    const version = await versionSoon(store).catch((error: unknown) => {
      if (!away && !stopped) onTrouble(error)
      away = true
      return null
    })
    if (version !== null) away = false
    if (stopped || version === null || (seen !== null && isSameVersion(version, seen))) return
    seen = version
    onChange(version)
  }
  // One look after the other: two at once could report the same version twice.
  let looking = look()
  const stop = store.whenChanged(() => {
    looking = looking.then(look, look)
  }, onTrouble)
  return () => {
    stopped = true
    stop()
  }
}
