/** The name that occurs most; of equals the first. Empty for none. */
export function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  let [most, count] = ['', 0]
  for (const [name, times] of counts) if (times > count) [most, count] = [name, times]
  return most
}
