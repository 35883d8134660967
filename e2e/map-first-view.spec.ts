import { boreholes } from '@datacentre/catalogue/registers/index'
import { fetchObject, mapScreen, openMap, rdOf } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

/** Block K12 lies around here in metres RD, and is some 20 km wide. */
const K12 = { x: 52_000, y: 604_000 }

for (const { where, marker } of [
  { where: 'alone', marker: '' },
  { where: 'embedded', marker: '&datacenter=true' },
]) {
  test(`an address with filters and no place opens on what they leave, ${where} [D27.50]`, async ({
    page,
  }) => {
    const { place, say } = await openMap(page, `?layers=boreholes&searchByName=K12${marker}`)
    expect(Math.abs(place().x - K12.x)).toBeLessThan(15_000)
    expect(Math.abs(place().y - K12.y)).toBeLessThan(15_000)
    expect(place().zoom).toBeGreaterThan(5)

    await mapScreen(page).tool(say('map.zoomAll')).click()
    await expect.poll(() => place().zoom).toBeLessThan(3)
  })
}

test('the one object that filters leave is in the middle, at a scale that shows where it is [D27.50]', async ({
  page,
  request,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const names = rows.map((row) => String(row['boreholeName']))
  const at = names.findIndex((name) => names.filter((other) => other.includes(name)).length === 1)
  const there = rdOf(await fetchObject(request, `boreholes/${String(rows[at]!['boreholeDbk'])}`))
  const { place } = await openMap(page, `?layers=boreholes&searchByName=${encodeURIComponent(names[at]!)}`)
  expect(Math.abs(place().x - there.x)).toBeLessThan(2)
  expect(Math.abs(place().y - there.y)).toBeLessThan(2)
  expect(place().zoom).toBe(7.5)
})

test('an address with a place keeps it whatever its filters leave, and so do Back and Forward [D27.50]', async ({
  page,
}) => {
  const asked = '?layers=boreholes&searchByName=K12&x=150000&y=450000&z=6'
  const { place, search, heading, canvas } = await openMap(page, asked)
  expect(place()).toEqual({ x: 150_000, y: 450_000, zoom: 6 })

  await page.goto('/mapviewer/?lang=nl&layers=boreholes&searchByName=K12')
  await expect(page).toHaveURL(/[?&]z=/)
  const first = place()
  const width = async (): Promise<number | undefined> => (await canvas.boundingBox())?.width
  const wide = await width()
  expect(Math.abs(first.x - K12.x)).toBeLessThan(15_000)
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

test('filters that leave nothing show the whole country [D27.50]', async ({ page }) => {
  const { place, legend } = await openMap(page, '?layers=boreholes&searchByName=zzzzzz')
  await expect(legend.locator('.legend-count').first()).toHaveText(/^0 /)
  expect(place().zoom).toBeLessThan(3)
})
