import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Locator } from '@playwright/test'
import { expectNothingForAxe } from './support/complaints.ts'
import { openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

/** A phone on its side, a window with its text four times as large, and two phones. */
const windows = [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]

const LEAST_MAP_PX = 120

const boxOf = async (shown: Locator) => (await shown.boundingBox())!

for (const size of windows) {
  const window = `${size.width} by ${size.height} px`

  test(`in a window of ${window} every tool can be used, and there is a map [D27.48]`, async ({
    page,
    rowsOf,
  }) => {
    await page.setViewportSize(size)
    const [borehole] = await rowsOf(boreholes)
    const { tool, say, canvas, search, panel } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
    expect((await boxOf(canvas)).height).toBeGreaterThanOrEqual(LEAST_MAP_PX)
    expect((await boxOf(panel)).height).toBeGreaterThanOrEqual(LEAST_MAP_PX)
    // A trial click fails where something else lies on top, or where it cannot be brought into view.
    for (const button of await page.locator('.tools button').all()) await button.click({ trial: true })
    await search.click({ trial: true })
    await panel.getByRole('button', { name: say('map.closePanel') }).click({ trial: true })
    await tool(say('map.legend')).click()
    const base = page.getByRole('radio', { name: say('map.baseMap.coast') })
    await base.check()
    await expect(base).toBeChecked()
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNothingForAxe(page)
  })

  test(`in a window of ${window} measuring covers neither search nor tools [D27.48]`, async ({
    page,
    rowsOf,
  }) => {
    await page.setViewportSize(size)
    const [borehole] = await rowsOf(boreholes)
    const { tool, say } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
    await tool(say('map.measure')).click()
    const card = page.getByRole('region', { name: say('map.measure') })
    const [above, below] = [await boxOf(page.locator('.tools')), await boxOf(card)]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    await expectNothingForAxe(page)
    for (const key of ['map.measure.undo', 'map.measure.clear', 'map.measure.stop'] as const) {
      const button = card.getByRole('button', { name: say(key) })
      const [edge, inner] = [await boxOf(card), await boxOf(button)]
      expect(inner.x + inner.width).toBeLessThanOrEqual(edge.x + edge.width)
    }
    await card.getByRole('button', { name: say('map.measure.stop') }).click()
    await expect(card).toHaveCount(0)
  })
}

test('in a window of 320 px with a scroll bar beside the page the tools are not cut off [D27.48]', async ({
  page,
  rowsOf,
}) => {
  // A bar of 15 px leaves so much for the page.
  await page.setViewportSize({ width: 305, height: 640 })
  const [borehole] = await rowsOf(boreholes)
  await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  const { x, width } = await boxOf(page.locator('.tools'))
  expect(x + width).toBeLessThanOrEqual(305)
  for (const button of await page.locator('.tools button').all())
    expect((await boxOf(button)).width).toBeGreaterThanOrEqual(32)
})
