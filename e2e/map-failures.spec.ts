import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { expectNothingForAxe } from './support/complaints.ts'
import { boreholeWithLog, fetchObject, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

/** Lets calls fail until it is told to stop. */
async function failing(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  return () => page.unroute(address)
}

test.beforeEach(({ complaints }) => complaints.allow(/status of 500/))

test('each part of a borehole that does not come says so, and comes when asked again', async ({
  page,
  rowsOf,
  request,
}) => {
  const id = await boreholeWithLog(request, await rowsOf(boreholes))
  const mend = await failing(page, /rest\/brh\/(stratinterpretations|documents|logdocument\/)/)
  const { panel, say } = await openMap(page, `brh/${id}/`)
  const alerts = panel.getByRole('alert')
  await expect(alerts).toHaveCount(3)
  await expectNothingForAxe(page)
  await mend()
  for (const left of [2, 1, 0]) {
    await alerts
      .first()
      .getByRole('button', { name: say('list.failed.tryAgain') })
      .click()
    await expect(alerts).toHaveCount(left)
  }
  await expect(panel.locator('.log-drawing')).not.toHaveCount(0)
})

test('a log that is not what its name says is told, and can still be had', async ({
  page,
  rowsOf,
  request,
}) => {
  const id = await boreholeWithLog(request, await rowsOf(boreholes))
  await page.route(/rest\/brh\/logdocument\//, (route) => route.fulfill({ body: 'no curves here' }))
  const { panel, say } = await openMap(page, `brh/${id}/`)
  const [start = ''] = say('object.log.unreadable', { file: '|' }).split('|')
  await expect(panel.getByText(start)).not.toHaveCount(0)
  await expect(panel.getByRole('link', { name: /\.LAS$/i })).not.toHaveCount(0)
})

test('figures that do not come say so, and come when asked again', async ({ page, rowsOf, request }) => {
  let code = ''
  for (const row of await rowsOf(fields)) {
    code = encodeURIComponent(String(row['fieldCode']))
    if ((await fetchObject(request, `fields/${code}`)).figures.length > 0) break
  }
  const mend = await failing(page, /rest\/prodfigures\/field$/)
  const { panel, say } = await openMap(page, `field/${code}/`)
  const again = panel.getByRole('alert').getByRole('button', { name: say('list.failed.tryAgain') })
  await expect(again).toBeVisible()
  await mend()
  await again.click()
  await expect(panel.locator('.bars rect')).not.toHaveCount(0)
})

test('a layer that does not come is told on the map, and comes when asked again [D27.66]', async ({
  page,
}) => {
  const mend = await failing(page, /rest\/map\/.*fields\.json/)
  const { say } = await openMap(page, '?layers=fields&datacenter=true')
  const told = page.locator('.map-status')
  await expect(told).toContainText(say('map.layerFailed', { layer: say('register.fields.title') }))
  await mend()
  await told.getByRole('button', { name: say('list.failed.tryAgain') }).click()
  await expect(told).toHaveCount(0)
})

test('a list that filters a layer and does not come is told on the map and in the legend, and comes when asked again [D27.26]', async ({
  page,
}) => {
  const mend = await failing(page, /rest\/field\/fields$/)
  const { say, legend } = await openMap(page, '?layers=fields&searchByName=a')
  const told = page.locator('.map-status')
  await expect(told).toContainText(say('map.layerFailed', { layer: say('register.fields.title') }))
  await expect(legend.getByRole('alert')).toContainText(
    say('map.layerFailed', { layer: say('register.fields.title') }),
  )
  await mend()
  await told.getByRole('button', { name: say('list.failed.tryAgain') }).click()
  await expect(told).toHaveCount(0)
  await expect(legend.getByRole('alert')).toHaveCount(0)
  await expect(legend.locator('.legend-count').nth(1)).toContainText(' van ')
})

test('a search that fails says so, also when Enter comes first', async ({ page }) => {
  await failing(page, /rest\/search\/suggest/)
  const { search, say } = await openMap(page)
  await search.fill('k12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('map.search.failed'))).toBeVisible()
})
