/** Work that is done once at a time: who wants it while it is done waits for the same end. */
export function joined(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () =>
    (running ??= work().finally(() => {
      running = null
    }))
}
