import { expect, it } from 'vitest'
import { asBitmap, createKeepingSurface, keeping, type Surface } from './surface.ts'

/** The colour of a pixel of what is on the screen. */
function shownAt({ shown }: Surface, x: number, y: number): readonly number[] {
  const copy = new OffscreenCanvas(shown.width, shown.height).getContext('2d')
  copy?.drawImage(shown, 0, 0)
  return [...(copy?.getImageData(x, y, 1, 1).data ?? [])]
}

function paint({ context, show }: Surface, colour: string): void {
  if (context === null) throw new Error('nothing to draw on')
  context.canvas.width = 40
  context.canvas.height = 20
  context.fillStyle = colour
  context.fillRect(10, 5, 10, 10)
  show()
}

const [RED, GREEN, NOTHING] = [
  [255, 0, 0, 255],
  [0, 128, 0, 255],
  [0, 0, 0, 0],
]

it('a picture that begins to move shows what it showed, in its place [D27.94]', () => {
  const surface = createKeepingSurface()
  document.body.append(surface.shown)
  paint(surface, 'red')
  surface.shown.style.transform = 'translate(3px, 4px)'
  const moved = asBitmap(surface)
  expect(surface.shown.isConnected).toBe(false)
  expect(moved.shown.isConnected).toBe(true)
  expect(moved.shown.style.transform).toBe('translate(3px, 4px)')
  expect([moved.shown.width, moved.shown.height]).toEqual([40, 20])
  expect(shownAt(moved, 12, 8)).toEqual(RED)
  expect(shownAt(moved, 2, 2)).toEqual(NOTHING)
  moved.shown.remove()
})

it('a picture that was moved is drawn anew, and can keep steps of the year after that [D27.94]', () => {
  const first = createKeepingSurface()
  document.body.append(first.shown)
  paint(first, 'red')
  const moved = asBitmap(first)
  paint(moved, 'green')
  expect(shownAt(moved, 12, 8)).toEqual(GREEN)
  const kept = keeping(moved)
  paint(kept, 'red')
  kept.context?.clearRect(12, 8, 1, 1)
  expect(shownAt(kept, 12, 8)).toEqual(NOTHING)
  expect(shownAt(kept, 14, 8)).toEqual(RED)
  kept.shown.remove()
})
