import type Style from 'ol/style/Style'
import type { PixelBox, RowsInView } from './rows-in-view.ts'
import type { PictureContext } from './surface.ts'

/** How each row in view looks; nothing where it is not drawn. */
export type Looks = readonly (Style | undefined)[]

type Step = { readonly view: RowsInView; readonly before: Looks; readonly after: Looks }

/** Of the squares that a canvas is parted in, a side in pixels. */
const SQUARE = 16

/** Where more than this part of the squares changes, all of it is drawn anew. */
const MOST_CHANGED = 0.4

/** The squares of a canvas that have to be drawn anew. */
class Stale {
  readonly #columns: number
  readonly #rows: number
  readonly #isStale: Uint8Array
  #count = 0

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.#columns = Math.ceil(width / SQUARE)
    this.#rows = Math.ceil(height / SQUARE)
    this.#isStale = new Uint8Array(this.#columns * this.#rows)
  }

  #within([left, top, right, bottom]: PixelBox): PixelBox {
    const clamp = (value: number, most: number): number =>
      Math.min(Math.max(Math.floor(value / SQUARE), 0), most)
    return [
      clamp(left, this.#columns),
      clamp(top, this.#rows),
      clamp(right, this.#columns - 1),
      clamp(bottom, this.#rows - 1),
    ]
  }

  add(box: PixelBox): void {
    const [left, top, right, bottom] = this.#within(box)
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const at = row * this.#columns + column
        if (this.#isStale[at] === 0) this.#count++
        this.#isStale[at] = 1
      }
  }

  meets(box: PixelBox): boolean {
    const [left, top, right, bottom] = this.#within(box)
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (this.#isStale[row * this.#columns + column] === 1) return true
    return false
  }

  get areMany(): boolean {
    return this.#count > MOST_CHANGED * this.#isStale.length
  }

  /** The squares, those beside each other as one. */
  *strips(): Generator<PixelBox> {
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const start = column
        while (column < this.#columns && this.#isStale[row * this.#columns + column] === 1) column++
        if (column > start) yield [start * SQUARE, row * SQUARE, column * SQUARE, (row + 1) * SQUARE]
      }
  }
}

/** Paints only what differs from the year before; false where that is too much, and nothing was done. */
export function paintStep(context: PictureContext, { view, before, after }: Step): boolean {
  const { rows, boxIn, painterOn } = view
  const stale = new Stale(context.canvas)
  let isSame = true
  for (let at = 0; at < rows.length; at++) {
    const [was, is] = [before[at], after[at]]
    if (was === is) continue
    isSame = false
    if (was) stale.add(boxIn(rows[at]!, was))
    if (is) stale.add(boxIn(rows[at]!, is))
  }
  if (isSame) return true
  if (stale.areMany) return false
  const part = new Path2D()
  for (const [left, top, right, bottom] of stale.strips()) part.rect(left, top, right - left, bottom - top)
  context.save()
  context.clip(part)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  const paint = painterOn(context)
  for (let at = 0; at < rows.length; at++) {
    const look = after[at]
    if (look && stale.meets(boxIn(rows[at]!, look))) paint(rows[at]!, look)
  }
  context.restore()
  return true
}
