/** Waiting for a disk costs more than reading from it: this many files are read at the same time. */
const AT_ONCE = 8

/** Does something with each, some of them at the same time; the answers keep the order. A failure is told when nothing runs on. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const settled = await Promise.allSettled(items.slice(start, start + AT_ONCE).map(work))
    for (const one of settled) {
      if (one.status === 'rejected') throw one.reason
      results.push(one.value)
    }
  }
  return results
}
