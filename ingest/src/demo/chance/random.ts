/** A seeded source of chance: Chris Doty-Humphrey's sfc32, 128 bits of state, passes PractRand. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(state: readonly [number, number, number]) {
    ;[this.#a, this.#b, this.#c] = state
    // The author's advice: fifteen rounds before the first use, so that near seeds part ways.
    for (let round = 0; round < 15; round++) this.next()
  }

  /** From 0 up to and not including 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor((high - low + 1) * this.next())
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  /** Picks an item as often as its weight says. */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item {
    let total = 0
    for (const item of items) total += weight(item)
    let rest = this.next() * total
    for (const item of items) {
      rest -= weight(item)
      if (rest < 0) return item
    }
    return this.pick(items)
  }

  /** Picks a name from a table of weights. */
  from<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name {
    const names = Object.keys(weights) as Name[]
    return this.weighted(names, (name) => weights[name] ?? 0)
  }

  /** The bell curve (Box and Muller). */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  /** Sizes of natural things: `spread` is the deviation of the logarithm. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(this.normal(0, spread))
  }
}

/** A source of its own for every purpose and every object, so that adding one shifts no other. */
export type Streams = (purpose: string, nr?: number) => Random

export function streams(seed: number): Streams {
  const states = new Map<string, readonly [number, number, number]>()
  return (purpose, nr = 0) => {
    const known = states.get(purpose) ?? stateOf(`${seed} ${purpose}`)
    states.set(purpose, known)
    return new Random([known[0] ^ nr, known[1] ^ Math.imul(nr, 0x9e3779b1), known[2] + nr])
  }
}

/** FNV-1a over the text, three times with other starts. */
function stateOf(text: string): readonly [number, number, number] {
  const hash = (start: number): number => {
    let value = start
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    return value ^ (value >>> 15)
  }
  return [hash(0x811c9dc5), hash(0x1b873593), hash(0x85ebca6b)]
}
