import { boreholes } from '@datacentre/catalogue/registers/index'
import { listScreen, openList } from '../support/list-screen.ts'
import { fetchObject, mapScreen, openMap, rdOf } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test("what a list's filters leave opens as a map, where they filter its layer and are changed, and the map leads back to that list [D27.26, D27.27]", async ({
  page,
  context,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const atSea = rows.filter((row) => row['onOffshore'] === 'OFF')
  const gasAtSea = atSea.filter((row) => row['resultCode'] === 'GAS')
  const list = await openList(page, boreholes, { query: 'onOffshore=OFF&result=GAS' })
  await list.expectCount(gasAtSea.length)
  // A selection would go to the map by its keys.
  await list.selectAll.uncheck()
  await expect(list.mapButton).toHaveAccessibleName(
    list.say('register.boreholes.mapFound', { count: gasAtSea.length }),
  )
  const opened = context.waitForEvent('page')
  await list.mapButton.click()
  const map = await opened
  const { entry, say } = mapScreen(map)
  const layer = entry(say('register.boreholes.title'))
  const count = layer.locator('.legend-count')
  const numbers = new Intl.NumberFormat('nl')
  const left = (kept: readonly unknown[]): string =>
    say('map.filters.left', { left: numbers.format(kept.length), total: numbers.format(rows.length) })
  await expect(count).toHaveText(left(gasAtSea))

  await layer.getByRole('button', { name: say('filters.show') }).click()
  const result = layer
    .locator('.dropdown')
    .filter({ has: map.getByText(say('filter.result'), { exact: true }) })
  await result.locator('.dropdown-button').click()
  await map
    .getByRole('option', { name: say('filter.none') })
    .first()
    .click()
  await expect(count).toHaveText(left(atSea))
  await expect(map).not.toHaveURL(/result=/)

  await layer.getByRole('link', { name: say('map.filters.list') }).click()
  await expect(map).toHaveURL(/\/datacenter\/brh-overview\?onOffshore=OFF/)
  await listScreen(map, boreholes, 'nl').expectCount(atSea.length)
})

/** Block K12 lies around here in metres RD, and is some 20 km wide. */
const K12 = { x: 52_000, y: 604_000 }

test('an address with filters and no place opens on what they leave, embedded too: many objects, one, or the whole country for none [D27.50]', async ({
  page,
  request,
  rowsOf,
}) => {
  const { place, tool, say } = await openMap(page, '?layers=boreholes&searchByName=K12&datacenter=true')
  expect(Math.abs(place().x - K12.x)).toBeLessThan(15_000)
  expect(Math.abs(place().y - K12.y)).toBeLessThan(15_000)
  expect(place().zoom).toBeGreaterThan(5)
  await tool(say('map.zoomAll')).click()
  await expect.poll(() => place().zoom).toBeLessThan(3)

  const rows = await rowsOf(boreholes)
  const names = rows.map((row) => String(row['boreholeName']))
  const at = names.findIndex((name) => names.filter((other) => other.includes(name)).length === 1)
  const there = rdOf(await fetchObject(request, `boreholes/${String(rows[at]!['boreholeDbk'])}`))
  const one = await openMap(page, `?layers=boreholes&searchByName=${encodeURIComponent(names[at]!)}`)
  expect(Math.abs(one.place().x - there.x)).toBeLessThan(2)
  expect(Math.abs(one.place().y - there.y)).toBeLessThan(2)
  // A scale that shows where it is.
  expect(one.place().zoom).toBe(7.5)

  const none = await openMap(page, '?layers=boreholes&searchByName=zzzzzz')
  await expect(none.legend.locator('.legend-count').first()).toHaveText(/^0 /)
  expect(none.place().zoom).toBeLessThan(3)
})

test('an address with a place keeps it whatever its filters leave, and so do Back and Forward [D27.50]', async ({
  page,
}) => {
  const filtered = '?layers=boreholes&searchByName=K12'
  const kept = await openMap(page, `${filtered}&x=150000&y=450000&z=6`)
  expect(kept.place()).toEqual({ x: 150_000, y: 450_000, zoom: 6 })

  const { place, search, heading, canvas } = await openMap(page, filtered)
  const first = place()
  const width = async (): Promise<number | undefined> => (await canvas.boundingBox())?.width
  const wide = await width()
  expect(Math.abs(first.x - K12.x)).toBeLessThan(15_000)
  expect(first.zoom).toBeGreaterThan(5)
  const started = await heading.textContent()
  await search.fill('L10')
  await page.getByRole('option').filter({ hasText: 'Boring' }).first().click()
  await expect(heading).not.toHaveText(started ?? '')
  await expect.poll(() => place()).not.toEqual(first)
  await expect(page).toHaveURL(/[?&]z=7.5/)
  const there = place()
  const narrow = await width()
  expect(narrow).toBeLessThan(wide ?? 0)
  for (const [go, expected, room] of [
    ['goBack', first, wide],
    ['goForward', there, narrow],
  ] as const) {
    await page[go]()
    await expect.poll(width).toBe(room)
    // The address follows the map when it has come to rest.
    await page.evaluate('new Promise((rested) => setTimeout(rested, 600))')
    expect(place()).toEqual(expected)
  }
})
