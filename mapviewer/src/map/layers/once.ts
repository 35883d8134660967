/** Made when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly is: Made } | null = null
  return () => (made ??= { is: make() }).is
}

/** Made when a key is first asked for, and kept for that key. */
export function onceForEach<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return (key) => {
    const made = kept.get(key) ?? make(key)
    kept.set(key, made)
    return made
  }
}
