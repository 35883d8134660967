import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  {
    what: 'the first row of a list',
    path: 'brh-overview',
    before: '.first-row',
    after: '.result-table[aria-busy="false"] tbody',
  },
  {
    what: 'the first row of a list below tabs',
    path: 'smc-lines',
    before: '.first-row',
    after: '.result-table[aria-busy="false"] tbody',
  },
  {
    what: 'the first survey of a list below tabs',
    path: 'smc-surveys',
    before: '.first-row',
    after: '.result-table[aria-busy="false"] tbody',
  },
  {
    what: 'the answer of figures',
    path: 'prodfigures/fields',
    before: '.first-paint-answer',
    after: '.selection-answer',
  },
] as const

/** Comes when the letters of the page have come; `fonts.ready` comes too soon where none was asked for yet. */
const FONT = `document.fonts.load('1em "Source Sans 3"').then(() => undefined)`

/** Below this a reader does not lose the line. */
const ABOUT = 4

for (const { what, path, before, after } of pages) {
  for (const width of [360, 412, 900, 1280, 1600])
    test(`${what} stands where it will when the program has come, in a window of ${width} px [D29.48]`, async ({
      page,
    }) => {
      const top = async (selector: string): Promise<number> =>
        (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
      await page.setViewportSize({ width, height: 900 })
      const letScripts = await holdRequests(page, '**/assets/*.js')
      await page.goto(`/datacenter/${path}`, { waitUntil: 'commit' })
      await expect(page.locator(before).first()).toBeVisible()
      await page.evaluate(FONT)
      const first = await top(before)
      const name = await top('h1')
      letScripts()
      await expect(page.locator('.first-paint')).toHaveCount(0)
      await expect(page.locator(after).first()).toBeVisible()
      await expect.poll(async () => Math.abs((await top(after)) - first)).toBeLessThan(ABOUT)
      expect(await top('h1')).toBeCloseTo(name, 0)
    })
}
