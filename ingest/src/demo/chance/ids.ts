/** A prime: numbers handed out in order are scattered over the range by it, as in a register that grew for decades. */
const STRIDE = 7919

/** The ids of a number of objects between two bounds: none twice, in no order. */
export type IdRange = { readonly count: number; readonly low: number; readonly high: number }

export function scatteredIds({ count, low, high }: IdRange): (nr: number) => number {
  const size = count % STRIDE === 0 ? count + 1 : count
  const room = Math.floor((high - low) / size)
  return (nr) => low + ((nr * STRIDE) % size) * room + (((nr + 1) * 2_654_435) % room)
}
