import { boreholes } from '@datacentre/catalogue/registers/index'
import { openList } from '../support/list-screen.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

type Frame = {
  readonly made: number
  readonly hidden: number
  readonly seenTo: number
  readonly height: number
}

/** Notes at the first frame after a key which rows are laid out, how far down they reach, and how high the page is. */
const NOTE_FRAMES = `(() => {
  window.frames_ = []
  const rows = () => [...document.querySelectorAll('.result-row')]
  const isHidden = (row) => row.style.display === 'none'
  addEventListener('input', () => requestAnimationFrame(() => {
    const shown = rows().filter((row) => !isHidden(row))
    if (rows().length > 0) frames_.push({
      made: rows().length,
      hidden: rows().length - shown.length,
      seenTo: shown.at(-1).getBoundingClientRect().bottom - innerHeight,
      height: document.documentElement.scrollHeight,
    })
  }), { capture: true })
})()`

test('rows in the window are painted before those below it, the page keeps its height, and all rows are there a moment later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const screen = await openList(page, boreholes)
  await expect(screen.rows).toHaveCount(30)
  const before = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.evaluate(NOTE_FRAMES)
  await page.getByRole('main').getByRole('searchbox').fill('a')
  await expect.poll(() => page.evaluate<number>('frames_.length')).toBe(1)
  const [frame] = await page.evaluate<Frame[]>('frames_')
  expect(frame!.hidden).toBeGreaterThan(5)
  expect(frame!.seenTo).toBeGreaterThanOrEqual(0)
  expect(Math.abs(frame!.height - before)).toBeLessThan(before / 4)
  await expect(screen.rows.last()).toBeVisible()
  await expect(screen.rows).toHaveCount(30)

  // Where there were none, no more are made at first than are seen.
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('~~nothing')
  await expect(screen.rows).toHaveCount(0)
  await search.fill('a')
  await expect.poll(() => page.evaluate<number>('frames_.length')).toBe(2)
  const [, again] = await page.evaluate<Frame[]>('frames_')
  expect(again!.made).toBeLessThan(25)
  expect(again!.seenTo).toBeGreaterThanOrEqual(0)
  expect(Math.abs(again!.height - before)).toBeLessThan(before / 4)
  await expect(screen.rows).toHaveCount(30)
})
