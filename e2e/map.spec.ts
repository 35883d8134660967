import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, licences, registers } from '@datacentre/catalogue/registers/index'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { mapLayers, wireNames } from '@datacentre/catalogue/geography/map-layers'
import { inTurn, openList } from './support/list-screen.ts'
import { expectDrawn, fetchObject, held, mapScreen, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

const languages = ['nl', 'en'] as const

for (const register of registers as readonly Register[]) {
  for (const language of languages) {
    test(`${register.id} in ${language}: an object has a page with its name, its columns in words and a map, with and without the last slash [D27.1]`, async ({
      page,
      rowsOf,
    }) => {
      const row = (await rowsOf(register))[7]!
      const path = register.onMap.page(String(row[register.onMap.pageId]))
      const { heading, panel, say } = await openMap(page, path.slice(0, -1), language)
      const name = String(row[register.name])
      await expect(heading).toHaveText(name)
      await expect(page).toHaveTitle(say('site.pageTitle', { page: name }))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(panel.getByText(say('object.general'), { exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === `/mapviewer/${path}`)
    })
  }
}

test('a mining facility has a page too, linked with its boreholes [D27.1, D27.29]', async ({
  page,
  rowsOf,
  request,
}) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['facilityCode'] !== null)!
  const { heading, panel, say } = await openMap(page, `facility/${borehole['facilityCode']}/`)
  await expect(panel.getByText(say('map.kind.facilities'), { exact: true })).toBeVisible()
  const found = await request.get(`/mapviewer/rest/objects/${facilities.id}/${borehole['facilityCode']}`)
  await expect(heading).toHaveText((await found.json()).name)
  await panel.getByRole('link', { name: String(borehole['boreholeName']), exact: true }).click()
  await expect(heading).toHaveText(String(borehole['boreholeName']))
})

for (const language of languages) {
  test(`an id that nothing has says so kindly in ${language}, and shows the map [D27.2]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/)
    const { heading, panel, say, canvas } = await openMap(page, 'brh/1/', language)
    await expect(heading).toHaveText(say('object.unknown'))
    await expect(panel).toContainText(say('object.unknown.text', { id: '1' }))
    await expect(canvas).toBeVisible()
  })
}

test('place, zoom, layers and base map live in the address [D27.3, D27.21]', async ({ page }) => {
  const address = '?layers=fields,licences&x=200000&y=550000&z=6&base=coast&lapsed=true'
  const { legend, say } = await openMap(page, address)
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
  expect(mapScreen(page).place()).toEqual({ x: 200_000, y: 550_000, zoom: 6 })
})

test('the place stands in the address also when the map is drawn before its object is known [D27.3]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  const letObjectCome = await held(page, /rest\/objects\/boreholes/)
  await page.goto('/mapviewer/brh/1/?lang=nl')
  await expectDrawn(page)
  letObjectCome()
  await expect(page).toHaveURL(/[?&]z=/)
})

test('the place stands in the address also when another object lies where the map already is [D27.3]', async ({
  page,
  rowsOf,
  request,
}) => {
  const sidetrack = (await rowsOf(boreholes)).find((row) => row['boreholeType'] === 'STR')!
  const object = await fetchObject(request, `boreholes/${sidetrack['boreholeDbk']}`)
  const [parent] = object.links['parent']!
  const { panel, heading } = await openMap(page, `brh/${object.id}/`)
  await panel.getByRole('link', { name: parent!.name, exact: true }).first().click()
  await expect(heading).toHaveText(parent!.name)
  await expect(page).toHaveURL(new RegExp(`/brh/${parent!.id}/.*[?&]z=`))
})

test('another object is another page: Back leads to the one before [D27.5]', async ({ page, rowsOf }) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const { heading, panel } = await openMap(page, `brh/${borehole['boreholeDbk']}/`)
  await expect(heading).toHaveText(String(borehole['boreholeName']))
  await panel.locator('.linked-objects a').first().click()
  await expect(page).toHaveURL(/\/field\//)
  await expect(heading).not.toHaveText(String(borehole['boreholeName']))
  await page.goBack()
  await expect(heading).toHaveText(String(borehole['boreholeName']))
  await expect(page).toHaveURL(new RegExp(`/brh/${borehole['boreholeDbk']}/`))
})

test('selected rows are highlighted, listed, and the map shows all of them [D27.6]', async ({
  page,
  rowsOf,
}) => {
  const rows = (await rowsOf(boreholes)).slice(100, 103)
  const ids = rows.map((row) => row['boreholeDbk'])
  const { heading, panel, say } = await openMap(page, `?layers=boreholes#ids=${ids.join(',')},1`)
  await expect(heading).toHaveText(say('map.selection', { count: 3 }))
  await expect(panel).toContainText(say('map.selection.missing', { count: 1 }))
  await expect(panel.getByRole('link')).toHaveText(rows.map((row) => String(row['boreholeName'])))
})

test('a selection of which nothing is found says so, and shows the map', async ({ page }) => {
  const { heading, panel, say, canvas } = await openMap(page, '?layers=fields#ids=1,2')
  await expect(heading).toHaveText(say('map.selection', { count: 0 }))
  await expect(panel).toContainText(say('map.selection.missing', { count: 2 }))
  await expect(canvas).toBeVisible()
})

test('alone the map has a slim header, embedded it has none [D27.4]', async ({ page }) => {
  await openMap(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await openMap(page, '?datacenter=true')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('the language link keeps the page', async ({ page, rowsOf }) => {
  const [borehole] = await rowsOf(boreholes)
  const { heading } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(heading).toHaveText(String(borehole!['boreholeName']))
})

test('nothing is asked of another host, and no WebGL is needed [D27.13]', async ({ page, baseURL }) => {
  await page.addInitScript(`
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.includes('webgl') ? null : getContext.call(this, kind, ...rest)
    }
  `)
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
  await openMap(page, '?layers=boreholes,fields,licences,lines,surveys,surveys3d,facilities')
  expect([...hosts]).toEqual([baseURL])
})

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: the modal of its list shows the object on the map, with its panel [D27.7]`, async ({
    page,
  }) => {
    const { names, say } = await openList(page, register, { language })
    const name = (await names.nth(1).textContent()) ?? ''
    await names.nth(1).click()
    const frame = page.frameLocator('.detail-modal iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(frame.locator('#map canvas').first()).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await frame.getByRole('button', { name: say('map.zoomIn') }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
  })
}

test('the legend says of every layer how many objects it has, and of those that are on what their signs mean [D27.21]', async ({
  page,
  request,
  rowsOf,
}) => {
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
})

test('an address with a base map that is not configured here shows our own [D27.19]', async ({ page }) => {
  const { legend, say } = await openMap(page, '?layers=boreholes&base=configured')
  await expect(legend.getByRole('radio')).toHaveCount(2)
  await expect(legend.getByRole('radio', { name: say('map.baseMap.atlas') })).toBeChecked()
})
