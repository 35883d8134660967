import { boreholes } from '@datacentre/catalogue/registers/index'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const EXPLORATION = ['EXP-HC', 'EXP', 'EXP-S', 'EXP-W', 'EXP-C'] as const

/** The first bytes of every GeoPackage, which is an SQLite file. */
const SQLITE = 'SQLite format 3'

test('a geologist takes every dry exploration well of a block before 1980 home as a GeoPackage', async ({
  page,
  request,
  rowsOf,
}) => {
  const explored: readonly string[] = EXPLORATION
  const before1980 = Date.UTC(1980, 0, 1)
  const dry = (await rowsOf(boreholes)).filter(
    ({ resultCode, purposeCd, startDate, blockCd }) =>
      resultCode === 'DRY' &&
      explored.includes(String(purposeCd)) &&
      typeof startDate === 'number' &&
      startDate < before1980 &&
      blockCd !== null,
  )
  const ofBlock = (block: unknown) => dry.filter(({ blockCd }) => blockCd === block)
  // The block with the most of them.
  const block = dry
    .map(({ blockCd }) => String(blockCd))
    .reduce((most, other) => (ofBlock(other).length > ofBlock(most).length ? other : most))
  const wanted = ofBlock(block)
  expect(wanted.length).toBeGreaterThan(1)

  const screen = await openList(page, boreholes, { language: 'en' })
  const { say } = screen
  await screen.choose(say('filter.result'), say('boreholeResult.DRY'))
  await screen.dropdown(say('filter.purpose')).click()
  for (const code of EXPLORATION) {
    const option = page
      .locator('.option')
      .filter({ has: page.getByText(say(`boreholePurpose.${code}`), { exact: true }) })
    if ((await option.count()) > 0) await option.first().click()
  }
  await page.keyboard.press('Escape')
  await page.getByText(say('filters.more')).click()
  await screen.choose(say('filter.block'), block)
  await page.getByLabel(say('filter.endDate'), { exact: true }).fill('31-12-1979')
  await page.keyboard.press('Enter')
  await screen.expectCount(wanted.length)
  await expect(screen.selected).toHaveText(say('selection.allFound', { count: wanted.length }))

  await page.getByText(say('takeHome.titleWithPlaces')).click()
  const link = page.locator('.take-home-files a', { hasText: say('fileFormat.gpkg') })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/boreholes\.gpkg\?purpose=EXP-HC&purpose=.*result=DRY.*block=/)
  const file = await request.get(address)
  expect((await file.body()).subarray(0, SQLITE.length).toString()).toBe(SQLITE)
  const rows = (await (await request.get(address.replace('.gpkg', '.json'))).json()) as {
    data: { boreholeDbk: number }[]
  }
  expect(rows.data.map(({ boreholeDbk }) => boreholeDbk).sort()).toEqual(
    wanted.map(({ boreholeDbk }) => boreholeDbk).sort(),
  )
})
