/** The first restart comes soon; one that fails at once must not take all of a core. */
const SHORTEST_MS = 500
const LONGEST_MS = 30_000
/** Who lived so long failed for a reason of its own. */
const SETTLED_MS = 60_000

type Death = {
  /** How often in a row it had died soon before. */
  readonly before: number
  readonly livedMs: number
}

/** How long to wait before a worker is started again, twice as long each time that it died soon, and how often that is by now. */
export function restartAfter({ before, livedMs }: Death): {
  readonly pauseMs: number
  readonly deaths: number
} {
  const deaths = livedMs >= SETTLED_MS ? 1 : before + 1
  return { pauseMs: Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (deaths - 1)), deaths }
}
