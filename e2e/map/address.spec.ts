import { mapLayers, wireNames } from '@datacentre/catalogue/geography/map-layers'
import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import { expectDrawn, mapScreen, openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test('place, zoom, layers and base map live in the address, in every language, below a slim header [D27.3, D27.4, D27.21]', async ({
  page,
}) => {
  const address = '?layers=fields,licences&x=200000&y=550000&z=6&base=coast&lapsed=true'
  const { legend, say } = await openMap(page, address)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(legend.getByRole('checkbox', { name: say('register.fields.title') })).toBeChecked()
  await expect(legend.getByRole('checkbox', { name: say('register.boreholes.title') })).not.toBeChecked()
  await expect(legend.getByRole('checkbox', { name: say('map.showLapsed') })).toBeChecked()
  await expect(legend.getByRole('radio', { name: say('map.baseMap.coast') })).toBeChecked()
  await legend.getByRole('checkbox', { name: say('register.fields.title') }).uncheck()
  await legend.getByRole('checkbox', { name: say('register.boreholes.title') }).check()
  await legend.getByRole('radio', { name: say('map.baseMap.atlas') }).check()
  await expect(page).toHaveURL((url) => url.searchParams.get('layers') === 'licences,boreholes')
  await expect(page).not.toHaveURL(/base=/)
  await page.reload()
  await expect(legend.getByRole('checkbox', { name: say('register.boreholes.title') })).toBeChecked()
  const place = { x: 200_000, y: 550_000, zoom: 6 }
  expect(mapScreen(page).place()).toEqual(place)

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const english = mapScreen(page, 'en')
  await expect(
    english.legend.getByRole('checkbox', { name: english.say('register.boreholes.title') }),
  ).toBeChecked()
  expect(english.place()).toEqual(place)
})

test('selected rows are highlighted, listed, and the map shows all of them; those that are not there are counted [D27.6]', async ({
  page,
  rowsOf,
}) => {
  const rows = (await rowsOf(boreholes)).slice(100, 103)
  const ids = rows.map((row) => row['boreholeDbk'])
  const { heading, panel, say } = await openMap(page, `?layers=boreholes#ids=${ids.join(',')},1`)
  await expect(heading).toHaveText(say('map.selection', { count: 3 }))
  await expect(panel).toContainText(say('map.selection.missing', { count: 1 }))
  await expect(panel.locator('.object-list').getByRole('link')).toHaveText(
    rows.map((row) => String(row['boreholeName'])),
  )
  const none = await openMap(page, '?layers=fields#ids=1,2', 'en')
  await expect(none.heading).toHaveText(none.say('map.selection', { count: 0 }))
  await expect(none.panel).toContainText(none.say('map.selection.missing', { count: 2 }))
  await expect(none.canvas).toBeVisible()
})

test('all layers are drawn without another host and without WebGL, and the legend counts their objects and says what their signs mean [D27.13, D27.21]', async ({
  page,
  request,
  rowsOf,
  baseURL,
}) => {
  await page.addInitScript(`
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.includes('webgl') ? null : getContext.call(this, kind, ...rest)
    }
  `)
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
  const { dataset } = await (await request.get('/mapviewer/rest/config')).json()
  const numbers = new Intl.NumberFormat('nl')
  const inForce = (await rowsOf(licences)).filter((row) => row['status'] !== 'EXPIRED').length
  const { legend, say } = await openMap(page, `?layers=${wireNames.join(',')}`)
  const entries = legend.locator('.legend-layer')
  await expect(entries.locator('.legend-count')).toHaveText(
    mapLayers.map(({ id, table }) => {
      const total = numbers.format(dataset.rows[table.id])
      // Licences that have lapsed are not drawn until the visitor asks for them.
      return id === 'licences' ? say('map.filters.left', { left: numbers.format(inForce), total }) : total
    }),
  )
  for (const entry of await entries.all()) {
    await expect(entry.locator('.legend-signs li').first()).toHaveText(/\S/)
    await expect(entry.locator('.legend-signs canvas').first()).toBeVisible()
  }
  await legend.getByRole('checkbox', { name: say('map.showLapsed') }).check()
  await expect(entries.nth(mapLayers.findIndex(({ id }) => id === 'licences'))).toContainText(
    numbers.format(dataset.rows[licences.id]),
  )
  await expectDrawn(page)
  expect([...hosts]).toEqual([baseURL])
})
