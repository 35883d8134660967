import type { Track } from './plane-shape.ts'

/** How far a place lies from the straight line between two others, in metres. */
function offLine(track: Track, at: number, from: number, to: number): number {
  const [ax, ay, bx, by] = [track[2 * from]!, track[2 * from + 1]!, track[2 * to]!, track[2 * to + 1]!]
  const [dx, dy] = [bx - ax, by - ay]
  const [x, y] = [track[2 * at]! - ax, track[2 * at + 1]! - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length))
  return Math.hypot(x - along * dx, y - along * dy)
}

/** A track with as few of its places as leave it within so many metres of where it was (Douglas and Peucker); first and last stay. */
export function simplified(track: Track, withinM: number): Int32Array {
  const count = track.length / 2
  const isKept = new Uint8Array(count)
  if (count > 0) isKept[0] = isKept[count - 1] = 1
  const waiting: [number, number][] = [[0, count - 1]]
  for (let span = waiting.pop(); span !== undefined; span = waiting.pop()) {
    const [from, to] = span
    let [furthest, off] = [-1, withinM]
    for (let at = from + 1; at < to; at++) {
      const distance = offLine(track, at, from, to)
      if (distance > off) [furthest, off] = [at, distance]
    }
    if (furthest === -1) continue
    isKept[furthest] = 1
    waiting.push([from, furthest], [furthest, to])
  }
  const kept: number[] = []
  for (let at = 0; at < count; at++)
    if (isKept[at] === 1) kept.push(Math.round(track[2 * at]!), Math.round(track[2 * at + 1]!))
  return Int32Array.from(kept)
}
