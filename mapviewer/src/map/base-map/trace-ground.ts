import type { OnCanvas } from '../picture/seen.ts'

type Canvas = { readonly width: number; readonly height: number }

/** Points nearer to each other than this, in pixels, cannot be told apart. */
const APART = 0.5

/** So many pixels outside of the canvas a line may still reach into it. */
const MARGIN = 10

/** On which sides of the canvas a point lies, as bits; none within it. */
const sideOf = (x: number, y: number, { width, height }: Canvas): number =>
  (x < -MARGIN ? 1 : x > width + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : y > height + MARGIN ? 8 : 0)

/** An area by one of its rings, all around: what lies outside of the canvas still says what is within. */
export function traceRing(path: CanvasPath, ring: readonly number[], on: OnCanvas): void {
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  for (let at = 0; at < ring.length; at += 2) {
    const x = on.left + ring[at]! * on.scale
    const y = on.bottom - ring[at + 1]! * on.scale
    if (Math.abs(x - lastX) < APART && Math.abs(y - lastY) < APART) continue
    if (at === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
    lastX = x
    lastY = y
  }
  path.closePath()
}

/** A line, without what lies beside the canvas: to dash a whole coast of which a bay is seen takes long. */
export function traceLine(path: CanvasPath, line: readonly number[], { on, canvas }: On): void {
  const last = line.length - 2
  let [penX, penY] = [Number.NaN, Number.NaN]
  let [lastX, lastY, lastSide] = [0, 0, 0]
  for (let at = 0; at <= last; at += 2) {
    const x = on.left + line[at]! * on.scale
    const y = on.bottom - line[at + 1]! * on.scale
    const side = sideOf(x, y, canvas)
    const isSeen = at > 0 && (side & lastSide) === 0
    const isNear = Math.abs(x - penX) < APART && Math.abs(y - penY) < APART && at < last
    if (isSeen && !isNear) {
      if (Number.isNaN(penX)) path.moveTo(lastX, lastY)
      path.lineTo(x, y)
      penX = x
      penY = y
    } else if (!isSeen) penX = Number.NaN
    lastX = x
    lastY = y
    lastSide = side
  }
}

type On = { readonly on: OnCanvas; readonly canvas: Canvas }
