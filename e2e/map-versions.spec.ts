import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { aFieldFigure } from './support/figures-page.ts'
import { fetchObject, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('a filter shows the right objects also when the dataset was replaced between the calls for the layer and for its list [D27.52]', async ({
  page,
  rowsOf,
}) => {
  const NEXT = '424242-next'
  const wanted = String((await rowsOf(boreholes))[40]!['boreholeName'])
  let isReplaced = false
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The import falls after the layer was answered: from the list on everything is of the next version, in another order.
  await page.route(`**${boreholes.rest.list.path}`, async (route) => {
    isReplaced = true
    const response = await route.fetch()
    const rows: unknown[] = await response.json()
    const headers = { ...response.headers(), [DATASET_VERSION]: NEXT }
    await route.fulfill({ status: 200, headers, json: rows.toReversed() })
  })
  await page.route('**/rest/config', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    if (isReplaced) config.dataset.mapVersion = NEXT
    await route.fulfill({ response, json: config })
  })
  await page.route(`**/rest/map/${NEXT}/boreholes.json`, async (route) => {
    // The layer of the next version is answered as our own: the last address of its redirects has another version.
    const response = await route.fetch()
    await route.fulfill({ status: 200, json: await response.json() })
  })
  const { tool, say, panel } = await openMap(
    page,
    `?layers=boreholes&searchByName=${encodeURIComponent(wanted)}`,
  )
  await tool(say('map.inView')).click()
  await expect(panel.getByRole('link')).toHaveText(new RegExp(wanted))
  const layers = asked.filter((path) => path.includes('/rest/map/'))
  expect(layers.filter((path) => path.includes(NEXT))).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('/rest/config'))).toHaveLength(2)
})

test('a field that was renamed has its whole history on the map, asked by its key [D27.53]', async ({
  page,
  rowsOf,
  request,
}) => {
  const [field] = await rowsOf(fields)
  const object = await fetchObject(request, `fields/${field!['fieldCode']}`)
  const figures = [
    {
      screen: 'field',
      name: 'Nieuw-Oost',
      key: object.key,
      product: 'Gas',
      production: 'Produced',
      yearStart: 2023,
      yearEnd: 2025,
    },
  ]
  await page.route('**/rest/objects/fields/**', (route) => route.fulfill({ json: { ...object, figures } }))
  await page.route(`**${fieldProduction.rest.list.path}`, (route) => {
    const { name, fieldDbk } = route.request().postDataJSON()
    // As the server does: a name finds only what is called so.
    const rows = [
      ['Oost', 2023],
      ['Oost', 2024],
      ['Nieuw-Oost', 2025],
    ] as const
    const found = rows.filter(([called]) => fieldDbk === object.key && (name ?? called) === called)
    return route.fulfill({
      json: found.map(([called, year]) => aFieldFigure({ name: called, fieldDbk, year, jan: 5 })),
    })
  })
  const { panel } = await openMap(page, `field/${field!['fieldCode']}/`)
  await expect(panel.locator('.bars tbody th')).toHaveText([/2023/, /2024/, /2025/])
})
