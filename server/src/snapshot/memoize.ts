/** Makes something at its first use and keeps it. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}
