import { sidewaysScroll } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

/** A line over the north-east of the country, where many boreholes lie. */
const LINE = '/datacenter/section?line=6.6,53.2;6.95,53.4&within=3000&unit=ROTLIEGEND'

test('a geologist reads a unit along a line, correlates another and takes the picture home [D35.7]', async ({
  page,
}) => {
  await page.goto(LINE)
  await expect(page.locator('.answer')).toContainText('Rotliegend is gevonden in')
  await page.getByLabel('Verbind een laag').selectOption('ZECHSTEIN')
  await page.getByRole('button', { name: 'Toon', exact: true }).click()
  await expect(page).toHaveURL(/unit=ZECHSTEIN/)
  expect(await page.locator('.section-drawing .band').count()).toBeGreaterThan(0)
  const picture = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download de doorsnede als PNG' }).click()
  expect((await picture).suggestedFilename()).toBe('section.png')
  await page.getByText('Toon als tabel').click()
  await expect(page.getByRole('cell', { name: /\(ROSLU\)/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a hole is turned by keys, by dragging and by its links, and its address keeps the view [D36.3]', async ({
  page,
  request,
}) => {
  const { wells } = await (await request.get(LINE, { headers: { accept: 'application/json' } })).json()
  const measured = wells.find((well: { depthsBy: string }) => well.depthsBy === 'survey')
  await page.goto(`/datacenter/boreholes/${measured.boreholeDbk}/3d?lang=en`)
  const hole = page.locator('.hole-turned')
  const drawn = () => hole.locator('[data-spots]').last().getAttribute('d')
  const before = await drawn()
  await hole.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/turn=35&tilt=25/)
  const byKeys = await drawn()
  expect(byKeys).not.toBe(before)
  const { x = 0, y = 0 } = (await hole.boundingBox()) ?? {}
  await page.mouse.move(x + 100, y + 100)
  await page.mouse.down()
  await page.mouse.move(x + 160, y + 100)
  await page.mouse.up()
  await expect(page).toHaveURL(/turn=5&tilt=25/)
  await page.getByRole('link', { name: 'More from above' }).click()
  await expect(page).toHaveURL(/turn=5&tilt=40/)
  const turned = await drawn()
  // The server draws the same from that address, and so does the file.
  await page.reload()
  expect(await drawn()).toBe(turned)
  await expect(page.getByRole('link', { name: 'Download the drawing as SVG' })).toHaveAttribute(
    'href',
    /turn=5&tilt=40/,
  )
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
})
