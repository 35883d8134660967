import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { expectNothingForAxe, expectNothingForAxeLightOrDark } from '../support/axe.ts'
import { openList } from '../support/list-screen.ts'
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

test('axe has nothing to report of a year on the map and of what a search of the map offers, in light and in dark colours [D27.47, D27.73]', async ({
  page,
}) => {
  const { search, say } = await openMap(page, '?layers=boreholes,fields&year=1985', 'en')
  await expect(page.getByRole('region', { name: say('map.time') }).getByRole('slider')).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '.time-bar')
  await expectNothingForAxe(page)
  await search.fill('k12')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothingForAxeLightOrDark(page, 'search')
})

test('axe has nothing to report of an area and of the card that draws it, in light and in dark colours [D27.47, D27.71]', async ({
  page,
}) => {
  const [west, south, east, north] = [6.75, 53.25, 6.95, 53.35] as const
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const { tool, heading, panel, say } = await openMap(page, '?layers=fields,boreholes')
  await tool(say('map.measure')).click()
  await expectNothingForAxeLightOrDark(page, '.measure-card')
  await page.locator('.measure-card input[type=file]').setInputFiles({
    name: 'area.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'Polygon', coordinates: [corners] })),
  })
  await expect(heading).toBeVisible()
  await expect(panel.locator('.area-text')).toContainText(/boring/)
  await expect(panel.getByRole('list', { name: say('place.companies') })).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '.side-panel')
})

test('axe has nothing to report of the modal with a way back to the object before, and where its map does not come [D26.1, D29.21]', async ({
  page,
  rowsOf,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const name = String(borehole['boreholeName'])
  const query = `searchByName=${encodeURIComponent(name)}`
  const { names, say } = await openList(page, boreholes, { language: 'en', query })
  const modal = page.locator('.detail-modal')
  await names.filter({ hasText: name }).first().click()
  await page
    .frameLocator('.detail-modal iframe')
    .getByRole('link', { name: String(field['fieldName']), exact: true })
    .first()
    .click()
  await expect(modal.getByRole('button', { name: say('detail.backTo', { name }) })).toBeVisible()
  await expectNothingForAxe(page, '.detail-modal')
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await page.route('**/mapviewer/**', (route) => route.abort('internetdisconnected'))
  await names.first().click()
  await expect(modal.getByRole('alert')).toBeVisible()
  await expectNothingForAxe(page, '.detail-modal')
})
