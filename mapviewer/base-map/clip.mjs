/** The part of a ring inside a box of degrees (Sutherland and Hodgman). */
export function clipRing(ring, { west, south, east, north }) {
  const sides = [
    { axis: 0, bound: west, sign: 1 },
    { axis: 0, bound: east, sign: -1 },
    { axis: 1, bound: south, sign: 1 },
    { axis: 1, bound: north, sign: -1 },
  ]
  return sides.reduce(cut, ring)
}

function cut(ring, { axis, bound, sign }) {
  const depth = (point) => sign * (point[axis] - bound)
  return ring.flatMap((point, at) => {
    const previous = ring.at(at - 1)
    const [now, before] = [depth(point), depth(previous)]
    const share = before / (before - now)
    const crossing = previous.map((from, axisAt) => from + share * (point[axisAt] - from))
    if (now >= 0) return before < 0 ? [crossing, point] : [point]
    return before >= 0 ? [crossing] : []
  })
}

/** The lines of a ring that are coast: not those that run along the side of a box where land was cut off. */
export function linesOff(ring, boxes) {
  const onSide = (value, side) => Math.abs(value - side) < 1e-9
  const along = (a, b) =>
    boxes.some(
      ({ west, south, east, north }) =>
        [west, east].some((side) => onSide(a[0], side) && onSide(b[0], side)) ||
        [south, north].some((side) => onSide(a[1], side) && onSide(b[1], side)),
    )
  const lines = []
  let line = []
  for (let at = 1; at < ring.length; at++) {
    if (along(ring[at - 1], ring[at])) {
      if (line.length > 0) lines.push(line)
      line = []
    } else {
      if (line.length === 0) line.push(ring[at - 1])
      line.push(ring[at])
    }
  }
  return line.length > 0 ? [...lines, line] : lines
}
