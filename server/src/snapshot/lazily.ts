/** Makes something at its first use and keeps it. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}
