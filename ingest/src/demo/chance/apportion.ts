/** Divides a whole number over weights so that the parts are whole and add up (largest remainders). */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((so, weight) => so + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const short = total - parts.reduce((so, part) => so + part, 0)
  exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
    .slice(0, short)
    .forEach(({ at }) => (parts[at] = (parts[at] ?? 0) + 1))
  return parts
}

/** The same for a table: every name gets its whole part of the total. */
export function apportionTable<Name extends string>(
  total: number,
  weights: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const names = Object.keys(weights) as Name[]
  const parts = apportion(
    total,
    names.map((name) => weights[name]),
  )
  return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? 0])) as Record<Name, number>
}

/** The same, but no part is empty while there is enough to go round. */
export function apportionAtLeastOne(total: number, weights: readonly number[]): number[] {
  if (total < weights.length) return apportion(total, weights)
  return apportion(total - weights.length, weights).map((part) => part + 1)
}
