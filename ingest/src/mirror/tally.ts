/** Enough to find the cause by. */
const MOST_EXAMPLES = 3

type Counted = { count: number; readonly examples: string[] }

/** Things that may happen thousands of times: how often each did, with its first examples. */
export class Tally {
  private readonly counted = new Map<string, Counted>()

  add(what: string, example: string): void {
    const known = this.counted.get(what) ?? { count: 0, examples: [] }
    known.count += 1
    if (known.examples.length < MOST_EXAMPLES) known.examples.push(example)
    this.counted.set(what, known)
  }

  get total(): number {
    return [...this.counted.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /** A line for what happened once; a count with examples below it for what happened more often. */
  toLines(): string[] {
    return [...this.counted].flatMap(([what, { count, examples }]) =>
      count === 1
        ? [`- ${what}: ${examples.join()}`]
        : [`- ${what}: ${count.toLocaleString('en')} times, such as`, ...examples.map((one) => `  - ${one}`)],
    )
  }
}
