import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, seismicLines } from '@datacentre/catalogue/registers/index'
import type { Language } from '@datacentre/catalogue/texts/index'
import { listScreen, openList } from '../support/list-screen.ts'
import { fetchObject, mapScreen, openMap, rdOf } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test('the filters of a list filter its layer, by address and by hand, and lead back to the list [D27.26]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const atSea = rows.filter((row) => row['onOffshore'] === 'OFF')
  const gasAtSea = atSea.filter((row) => row['resultCode'] === 'GAS')
  const { legend, say } = await openMap(page, '?layers=boreholes&onOffshore=OFF&result=GAS')
  const count = legend.locator('.legend-count').first()
  const numbers = new Intl.NumberFormat('nl')
  const left = (kept: readonly unknown[]): string =>
    say('map.filters.left', { left: numbers.format(kept.length), total: numbers.format(rows.length) })
  await expect(count).toHaveText(left(gasAtSea))

  await legend
    .getByRole('button', { name: say('filters.show') })
    .first()
    .click()
  const result = legend
    .locator('.dropdown')
    .filter({ has: page.getByText(say('filter.result'), { exact: true }) })
  await result.locator('.dropdown-button').click()
  await page
    .getByRole('option', { name: say('filter.none') })
    .first()
    .click()
  await expect(count).toHaveText(left(atSea))
  await expect(page).not.toHaveURL(/result=/)

  await legend.getByRole('link', { name: say('map.filters.list') }).click()
  await expect(page).toHaveURL(/\/datacenter\/brh-overview\?onOffshore=OFF/)
})

const lists: readonly { readonly register: Register; readonly language: Language; readonly query: string }[] =
  [
    { register: boreholes, language: 'nl', query: 'onOffshore=OFF&result=GAS' },
    { register: seismicLines, language: 'en', query: 'yearStart=1984&yearEnd=1986' },
  ]

for (const { register, language, query } of lists) {
  test(`${register.id} in ${language}: what a list's filters leave opens as a map, and the map leads back to that list [D27.27]`, async ({
    page,
    context,
  }) => {
    const list = await openList(page, register, { language, query })
    const [told = ''] = /^[\d.,]+/.exec((await list.count.textContent()) ?? '') ?? []
    const rows = Number(told.replace(/[.,]/g, ''))
    const opened = context.waitForEvent('page')
    // A selection would go to the map by its keys.
    await list.selectAll.uncheck()
    await expect(list.mapButton).toHaveAccessibleName(
      list.say(`register.${register.id}.mapFound`, { count: rows }),
    )
    await list.mapButton.click()
    const { entry, say } = mapScreen(await opened, language)
    const layer = entry(say(`register.${register.id}.title`))
    const left = new Intl.NumberFormat(language).format(rows)
    await expect(layer.locator('.legend-count')).toHaveText(new RegExp(`^${left} `))
    await layer.getByRole('button', { name: say('filters.show') }).click()
    await layer.getByRole('link', { name: say('map.filters.list') }).click()
    const back = await opened
    await expect(back).toHaveURL(
      ({ pathname, search }) => pathname.endsWith(register.route) && search.includes(query),
    )
    await listScreen(back, register, language).expectCount(rows)
  })
}

/** Block K12 lies around here in metres RD, and is some 20 km wide. */
const K12 = { x: 52_000, y: 604_000 }

test('an address with filters and no place opens on what they leave, embedded too: many objects, one, or the whole country for none [D27.50]', async ({
  page,
  request,
  rowsOf,
}) => {
  for (const marker of ['', '&datacenter=true']) {
    const { place, tool, say } = await openMap(page, `?layers=boreholes&searchByName=K12${marker}`)
    expect(Math.abs(place().x - K12.x)).toBeLessThan(15_000)
    expect(Math.abs(place().y - K12.y)).toBeLessThan(15_000)
    expect(place().zoom).toBeGreaterThan(5)
    await tool(say('map.zoomAll')).click()
    await expect.poll(() => place().zoom).toBeLessThan(3)
  }

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
