import type { Store } from './store.ts'
import { currentVersion, type Version } from './versions.ts'

/**
 * Calls `onChange` with the version that stands and then with each newer one, until the returned function is
 * called. It begins with the one that stands so that nothing slips in between reading a dataset and watching
 * for the next. `onTrouble` hears once of each outage of the store.
 */
export const watchVersion = (
  store: Store,
  onChange: (version: Version) => void,
  onTrouble: (error: unknown) => void = () => {},
): (() => void) => {
  let seen: number | null = null
  let away = false
  let stopped = false
  const look = async (): Promise<void> => {
    if (stopped) return
    // A store that is away for a while is looked at again with the next call; an outage is told once.
    const version = await currentVersion(store).catch((error: unknown) => {
      if (!away && !stopped) onTrouble(error)
      away = true
      return null
    })
    if (version !== null) away = false
    if (stopped || version === null || version.id === seen) return
    seen = version.id
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
