import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import { expectNothingForAxe, expectNothingForAxeLightOrDark } from '../support/axe.ts'
import { openMap, openMapInPart } from '../support/map-screen.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

test('axe has nothing to report of a borehole, with legend, tools and panel open, in light and in dark colours [D27.47]', async ({
  page,
  rowsOf,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const [borehole] = await rowsOf(boreholes)
  const { tool, say, legend } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`, 'en')
  await tool(say('map.measure')).click()
  await tool(say('map.legend')).click()
  await expect(legend).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
})

test('axe has nothing to report of a licence on a phone, held either way, in windows as low as text four times as large makes them [D27.47, D27.48]', async ({
  page,
  rowsOf,
}) => {
  const [licence] = await rowsOf(licences)
  await page.setViewportSize({ width: 740, height: 360 })
  const { tool, say, legend } = await openMap(page, licences.onMap.page(String(licence!['gdnrCollectionId'])))
  await tool(say('map.measure')).click()
  for (const [width, height] of [
    [740, 360],
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNothingForAxe(page)
  }
  await tool(say('map.legend')).click()
  await expect(legend).toBeVisible()
  await expectNothingForAxe(page)
  await page.setViewportSize({ width: 375, height: 667 })
  await expectNothingForAxeLightOrDark(page)
})

test('axe has nothing to report of what does not come: a layer, and parts of a borehole [D27.47, D27.66]', async ({
  page,
  rowsOf,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const failing = /rest\/(map\/.*fields\.json|brh\/(stratinterpretations|documents))/
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }))
  const [borehole] = await rowsOf(boreholes)
  await page.clock.install()
  const { panel, say } = await openMapInPart(page, `brh/${borehole!['boreholeDbk']}/`)
  const told = say('map.layerFailed', { layer: say('register.fields.title') })
  await passRetries(page.locator('.map-status').filter({ hasText: told }))
  await expect(panel.getByRole('alert')).toHaveCount(2)
  await expectNothingForAxe(page)
})
