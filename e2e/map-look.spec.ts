import { boreholes } from '@datacentre/catalogue/registers/index'
import { expectNothingForAxe } from './support/complaints.ts'
import { openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1400, 375]) {
    test(`axe has nothing to report at ${width} px in ${colorScheme} colours, with legend, tools and panel open [D27.47]`, async ({
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

test('on a phone the panel comes from below and nothing is wider than 320 px [D27.48]', async ({
  page,
  rowsOf,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [borehole] = await rowsOf(boreholes)
  const { panel, canvas } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  const [map, sheet] = [(await canvas.boundingBox())!, (await panel.boundingBox())!]
  expect(sheet.y).toBeGreaterThanOrEqual(map.y + map.height)
  expect(sheet.width).toBe(320)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
})
