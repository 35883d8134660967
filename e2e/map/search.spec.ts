import { fields } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test('a field is found by its code and opens, and the map travels there; who types and presses Enter at once gets what was typed [D27.39]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(fields)
  const [field, other] = [rows[40]!, rows[80]!]
  const { search, heading, say, place } = await openMap(page, '?layers=fields', 'en')
  await search.fill(String(field['fieldCode']))
  const option = page.getByRole('option').filter({ hasText: say('map.kind.fields') })
  await expect(option.first()).toBeVisible()
  await option
    .filter({ hasText: String(field['fieldName']) })
    .first()
    .click()
  await expect(heading).toHaveText(String(field['fieldName']))
  await expect.poll(() => place().zoom).toBeGreaterThan(4)

  await search.fill('')
  await search.pressSequentially(String(other['fieldName']))
  await page.keyboard.press('Enter')
  await expect(heading).toContainText(String(other['fieldName']))
})

/** Of two pictures of one size: in each row of the second, where the first dot stands that the first picture does not have. */
const firstChanges = (page: Page, [before, after]: [string, string]): Promise<readonly (number | null)[]> =>
  page.evaluate(`(async () => {
    const read = async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
      paper.drawImage(image, 0, 0)
      return paper.getImageData(0, 0, image.width, image.height)
    }
    const [before, after] = [await read('${before}'), await read('${after}')]
    const isChanged = (dot) =>
      [0, 1, 2].some((part) => Math.abs(after.data[4 * dot + part] - before.data[4 * dot + part]) > 30)
    return Array.from({ length: after.height }, (_, row) => {
      for (let x = 0; x < after.width; x++) if (isChanged(row * after.width + x)) return x
      return null
    })
  })()`)

test('a block at sea comes before the licences of its name, stands out along the lines of the grid, which are not upright, and is shown by its address again [D27.40, D27.59]', async ({
  page,
}) => {
  const { search, say, place, canvas } = await openMap(page, '?layers=boreholes')
  await search.fill('blok K12')
  await expect(page.getByRole('option').first()).toContainText(say('map.block'))
  await page.keyboard.press('Enter')
  await expect.poll(() => place().zoom).toBeGreaterThan(5)
  // Block K12 lies around 3.83° E, 53.42° N: some 52 km east and 604 km north in RD.
  expect(Math.abs(place().x - 52_000)).toBeLessThan(10_000)
  expect(Math.abs(place().y - 604_000)).toBeLessThan(10_000)
  expect(new URL(page.url()).searchParams.get('found')).toBe('K12')
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(search).toHaveValue('K12')
  await page.waitForLoadState('networkidle')

  const picture = async (): Promise<string> => (await canvas.screenshot()).toString('base64')
  const marked = await picture()
  await page.getByRole('button', { name: say('search.clear') }).click()
  expect(new URL(page.url()).searchParams.has('found')).toBe(false)
  const plain = await picture()
  const left = await firstChanges(page, [plain, marked])
  const rows = left.flatMap((x, y) => (x === null ? [] : [{ x, y }]))
  const high = rows.length * 0.6
  const upper = rows[Math.round(rows.length * 0.2)]!
  const lower = rows[Math.round(rows.length * 0.8)]!
  // The meridian of 3°40' leans 450 m east over the 18,540 m of the block.
  expect(rows.length).toBeGreaterThan(300)
  expect((upper.x - lower.x) / high).toBeGreaterThan(0.018)
  expect((upper.x - lower.x) / high).toBeLessThan(0.031)
})

test('on a phone the keyboard goes away once something is chosen [D27.60]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 720 },
  })
  const page = await context.newPage()
  const { search } = await openMap(page)
  await search.fill('Drenthe')
  await page.getByRole('option').first().tap()
  await expect(search).not.toBeFocused()
  await context.close()
})
