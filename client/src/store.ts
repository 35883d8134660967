import { useSyncExternalStore } from 'react'

/** A value that components follow and that code outside of React can set. */
export type Store<Value> = {
  readonly current: () => Value
  /** Sets another value and tells everybody who follows it. */
  readonly set: (value: Value) => void
  /** Sets another value that its followers know of already. */
  readonly setUntold: (value: Value) => void
  readonly follow: (listener: () => void) => () => void
  /** The value, in a component. */
  readonly use: () => Value
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  const current = (): Value => value
  const follow = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    current,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    setUntold: (next) => {
      value = next
    },
    follow,
    use: () => useSyncExternalStore(follow, current),
  }
}
