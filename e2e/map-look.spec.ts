import { boreholes } from '@datacentre/catalogue/registers/index'
import { expectNothingForAxe } from './support/complaints.ts'
import { openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1400, 375]) {
    test(`axe has nothing to report at ${width} px in ${colorScheme} colours, with legend, tools and panel open`, async ({
      page,
      rowsOf,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const [borehole] = await rowsOf(boreholes)
      const { tool, say, legend } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
      await expectNothingForAxe(page)
      await tool(say('map.measure')).click()
      await tool(say('map.legend')).click()
      await expect(legend).toBeVisible()
      await expectNothingForAxe(page)
    })
  }
}

test('on a phone the panel comes from below and nothing is wider than 320 px', async ({ page, rowsOf }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [borehole] = await rowsOf(boreholes)
  const { panel, canvas } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  const [map, sheet] = [(await canvas.boundingBox())!, (await panel.boundingBox())!]
  expect(sheet.y).toBeGreaterThanOrEqual(map.y + map.height)
  expect(sheet.width).toBe(320)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
})

test('on paper the map is light and as wide as the page, and after that as it was on the screen', async ({
  page,
  rowsOf,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const [borehole] = await rowsOf(boreholes)
  const { canvas } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  // Measured at once: what comes in a later frame is too late for paper.
  const seen = (event: string): Promise<readonly [water: string, width: number, drawn: number]> =>
    page.evaluate(`
      window.dispatchEvent(new Event('${event}'));
      [
        document.documentElement.style.getPropertyValue('--map-water'),
        document.getElementById('map').clientWidth,
        document.querySelector('#map canvas').width,
      ]`)
  const wide = (await canvas.boundingBox())!.width
  const [paperWater, paperWidth, drawnWidth] = await seen('beforeprint')
  expect(paperWidth).toBe(640)
  expect(drawnWidth).toBe(640)
  const [screenWater, screenWidth] = await seen('afterprint')
  expect(screenWidth).toBe(wide)
  expect(screenWater).not.toBe(paperWater)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect
    .poll(() => page.evaluate('document.documentElement.style.getPropertyValue("--map-water")'))
    .toBe(paperWater)
})

test('on paper there is the map with its scale and sources, and the panel without buttons', async ({
  page,
  rowsOf,
}) => {
  const [borehole] = await rowsOf(boreholes)
  const { canvas, panel, say } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  await page.emulateMedia({ media: 'print' })
  await expect(canvas).toBeVisible()
  await expect(page.getByText('© OpenStreetMap')).toBeVisible()
  await expect(panel.getByRole('button', { name: say('object.copyLink') })).toBeHidden()
  await expect(page.getByRole('button', { name: say('map.zoomIn') })).toBeHidden()
})
