/** The middle of several timings; noise on a shared machine is not averaged in. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const atMost = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

/** 95 of a hundred are at most this. */
export const p95 = (values: readonly number[]): number => atMost(values, 0.95)

/** All but one of a hundred are at most this. */
export const p99 = (values: readonly number[]): number => atMost(values, 0.99)

/** Milliseconds of each run, after some that warm the engine up. */
export function timeRuns(
  run: (round: number) => unknown,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): number[] {
  for (let round = 0; round < warmUp; round++) run(round)
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    run(round)
    return performance.now() - start
  })
}

export type Result = {
  readonly what: string
  readonly measured: number
  /** The least and the most of what the measured value is made of. */
  readonly spread?: readonly [number, number]
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | '×' | ''
  /** What the measured value must not go over, or must reach where the most is the best. */
  readonly limit: number
  readonly isScore?: true
}

/** What several runs gave, by their median or their percentile, and how far they lie apart. */
export const ofRuns = (
  values: readonly number[],
  by: (values: readonly number[]) => number,
): Required<Pick<Result, 'measured' | 'spread'>> => ({
  measured: by(values),
  spread: [Math.min(...values), Math.max(...values)],
})

/** Not a number is a measurement that failed, so it does not hold. */
export const holds = ({
  measured,
  limit,
  isScore,
}: Pick<Result, 'measured' | 'limit' | 'isScore'>): boolean =>
  isScore ? measured >= limit : measured <= limit
