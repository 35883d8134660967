/** The seed of this run: that of SEED, to try a run again, or one of the clock. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 32)

/** Random numbers from 0 to 1 that a seed gives in the same order each time (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
