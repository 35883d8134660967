import { boreholes } from '@datacentre/catalogue/registers/index'
import { openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('the filters of a list filter its layer, by address and by hand, and lead back to the list', async ({
  page,
  rowsOf,
}) => {
  const gasAtSea = (await rowsOf(boreholes)).filter(
    (row) => row['onOffshore'] === 'OFF' && row['resultCode'] === 'GAS',
  ).length
  const atSea = (await rowsOf(boreholes)).filter((row) => row['onOffshore'] === 'OFF').length
  const { legend, say } = await openMap(page, '?layers=boreholes&onOffshore=OFF&result=GAS')
  const count = legend.locator('.legend-count').first()
  const numbers = new Intl.NumberFormat('nl')
  const left = (rows: number): string =>
    say('map.filters.left', { left: numbers.format(rows), total: numbers.format(6740) })
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
