import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { inTurn, listScreen, openList } from './support/list-screen.ts'
import { mapScreen, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('the filters of a list filter its layer, by address and by hand, and lead back to the list [D27.26]', async ({
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

test('each layer has filters of its own, and takes them along when it goes [D27.26]', async ({
  page,
  rowsOf,
}) => {
  const numbers = new Intl.NumberFormat('nl')
  const atSea = (await rowsOf(boreholes)).filter((row) => row['onOffshore'] === 'OFF').length
  const producing = (await rowsOf(fields)).filter((row) => row['fieldStatus'] === 'W').length
  const { entry, say } = await openMap(page, '?layers=boreholes,fields&onOffshore=OFF&fields.status=W')
  const [holes, areas] = [entry(say('register.boreholes.title')), entry(say('register.fields.title'))]
  const left = (rows: number, total: number): string =>
    say('map.filters.left', { left: numbers.format(rows), total: numbers.format(total) })
  await expect(holes.locator('.legend-count')).toHaveText(left(atSea, 6740))
  await expect(areas.locator('.legend-count')).toHaveText(left(producing, 610))

  await holes.getByRole('button', { name: say('filters.show') }).click()
  await holes.getByRole('button', { name: say('filters.clearAll') }).click()
  await expect(holes.locator('.legend-count')).toHaveText(numbers.format(6740))
  await expect(areas.locator('.legend-count')).toHaveText(left(producing, 610))
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('fields.status') === 'W' && !searchParams.has('onOffshore'),
  )

  await holes.getByRole('checkbox', { name: say('register.boreholes.title') }).uncheck()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('status') === 'W')
  await page.reload()
  await expect(areas.locator('.legend-count')).toHaveText(left(producing, 610))
})

test('filters that are folded away are counted on their button and on that of the legend, and the list of an object keeps them [D27.63]', async ({
  page,
}) => {
  const { legend, say, tool } = await openMap(
    page,
    '?layers=boreholes,fields&onOffshore=OFF&result=GAS&fields.status=W',
  )
  const ofBoreholes = legend.getByRole('button', { name: say('filters.show') }).first()
  await expect(ofBoreholes).toHaveAccessibleName(
    `${say('filters.show')} ${say('filters.active', { count: 2 })}`,
  )
  await expect(ofBoreholes.locator('.badge')).toBeVisible()
  await ofBoreholes.click()
  await expect(legend.locator('.badge')).toHaveCount(1)
  await legend.getByRole('button', { name: say('map.closeLegend') }).click()
  await expect(tool(say('map.legend'))).toHaveAccessibleName(
    `${say('map.legend')} (${say('filters.active', { count: 3 })})`,
  )

  await tool(say('map.inView')).click()
  await page.locator('.object-list a[href*="/brh/"]').first().click()
  const list = page.getByRole('link', { name: say('object.backToList') })
  await expect(list).toHaveAttribute('href', /brh-overview\?(?=.*onOffshore=OFF)(?=.*result=GAS)/)
})

/** Some filters of each register. */
const filtered = {
  boreholes: 'onOffshore=OFF&result=GAS',
  fields: 'status=W&mineral=G',
  licences: 'licenceType=PRD',
  'seismic-lines': 'yearStart=1984&yearEnd=1986',
  'seismic-surveys-2d': 'yearStart=1984&yearEnd=1986',
  'seismic-surveys-3d': 'yearStart=1990&yearEnd=2000',
} as const

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: what a list's filters leave opens as a map, and the map leads back to that list [D27.27]`, async ({
    page,
    context,
  }) => {
    const query = filtered[register.id as keyof typeof filtered]
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
