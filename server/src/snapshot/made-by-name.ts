import type { Snapshot } from './snapshot.ts'

/** Keeps what is made of a version, by name, so that it is made at its first use alone. */
export function madeByName<Made>(): (snapshot: Snapshot, name: string, make: () => Made) => Made {
  const kept = new WeakMap<Snapshot, Map<string, { readonly it: Made }>>()
  return (snapshot, name, make) => {
    const known = kept.get(snapshot) ?? new Map<string, { readonly it: Made }>()
    kept.set(snapshot, known)
    const made = known.get(name) ?? { it: make() }
    known.set(name, made)
    return made.it
  }
}
