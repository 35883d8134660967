/** Makes something at its first use and keeps it; what it is made of is let go then. */
export function memoize<T>(make: () => T): () => T {
  let waiting: (() => T) | null = make
  let made: { readonly it: T } | undefined
  return () => {
    if (made === undefined && waiting !== null) {
      made = { it: waiting() }
      waiting = null
    }
    return made!.it
  }
}
