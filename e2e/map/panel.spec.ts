import { readFileSync } from 'node:fs'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { readSheet } from 'read-excel-file/node'
import { boreholeWithLog, fetchObject, openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test('a borehole shows its place, layers, path, logs and documents, each drawing with the same in a table or list, and a link where there is a file [D20.6, D24.15, D27.31-34]', async ({
  page,
  rowsOf,
  request,
}) => {
  const id = await boreholeWithLog(request, await rowsOf(boreholes))
  const post = async (part: string) =>
    (await request.post(`/mapviewer/rest/brh/${part}`, { data: id })).json()
  const { panel, say } = await openMap(page, `brh/${id}/?layers=`)
  const section = (title: string) =>
    panel
      .locator('.panel-section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .first()

  const { coordinates } = await fetchObject(request, `boreholes/${id}`)
  const places = panel.locator('.small-table').filter({ hasText: say('map.coordinateSystem') })
  await expect(places.locator('tbody tr')).toHaveCount(coordinates.length)

  const layers = (await post('stratinterpretations')).stratIntprts[0].stratIntvals.length
  await expect(panel.locator('svg .strat-column').first().locator('rect')).toHaveCount(layers)
  const strata = section(say('object.stratigraphy'))
  await strata.getByText(say('object.asTable')).click()
  await expect(strata.locator('tbody tr')).toHaveCount(layers)
  await expect(panel.getByRole('img', { name: /van boven/ })).toBeVisible()
  await expect(panel.getByRole('img', { name: /van opzij/ })).toBeVisible()
  await expect(panel.locator('.log-drawing path').first()).toBeVisible()

  type Listed = {
    readonly assetBfileDbk: number
    readonly fullTitle: string
    readonly fileServed: boolean
  }
  const documents: Listed[] = await post('documents?all=true')
  const items = section(say('object.documents')).getByRole('listitem')
  await expect(items).toHaveCount(documents.length)
  expect(new Set(documents.map(({ fileServed }) => fileServed))).toEqual(new Set([true, false]))
  for (const [at, { assetBfileDbk, fullTitle, fileServed }] of documents.entries()) {
    await expect(items.nth(at)).toContainText(fullTitle)
    const file = await request.get(`/mapviewer/rest/brh/document/${assetBfileDbk}`)
    expect(file.status()).toBe(fileServed ? 200 : 404)
    await expect(items.nth(at).getByRole('link')).toHaveCount(fileServed ? 1 : 0)
    await expect(items.nth(at).getByText(say('object.noFile'))).toHaveCount(fileServed ? 0 : 1)
  }
  const download = page.waitForEvent('download')
  await panel.locator('.file-list a').first().click()
  expect((await download).suggestedFilename()).not.toBe('')
})

test('a field draws what it produced by year, with a table [D27.35, D28.22]', async ({
  page,
  rowsOf,
  request,
}) => {
  for (const row of await rowsOf(fields)) {
    const object = await fetchObject(request, `fields/${encodeURIComponent(String(row['fieldCode']))}`)
    if (object.figures.length === 0 || object.figures.some(({ yearEnd }) => yearEnd !== 2026)) continue
    const { panel, say } = await openMap(page, `${fields.onMap.page(object.id)}?layers=`)
    const section = panel.locator('.panel-section').filter({ hasText: say('object.figures') })
    await expect(section.locator('.bars svg > rect').first()).toBeVisible()
    await section.getByText(say('object.asTable')).click()
    expect(await section.locator('tbody tr').count()).toBe(await section.locator('.bars svg > rect').count())
    // Figures run to September 2026: that year is hatched, and says so.
    await expect(section.locator('tbody tr').last().locator('th')).toHaveText('2026 t/m sep')
    await expect(section.locator('.bars svg > rect.is-partial')).toHaveCount(1)
    await expect(section.locator('figcaption')).toHaveText(
      say('year.partialNote', { year: 2026, month: 'september' }),
    )
    await expect(section.locator('.bars svg > text').first()).toHaveText(
      /: [\d.,]{1,6}\s((duizend|miljoen|miljard)\s)?[NS]m³ \(/,
    )
    return
  }
  throw new Error('no field has figures')
})

test('an object can be shared, downloaded as JSON and as a spreadsheet, and reported [D27.37]', async ({
  page,
  context,
  rowsOf,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [row] = await rowsOf(boreholes)
  const name = String(row!['boreholeName'])
  const { panel, say } = await openMap(page, `brh/${row!['boreholeDbk']}/?layers=&datacenter=true`)
  await panel.getByRole('button', { name: say('object.copyLink') }).click()
  await expect(panel.getByText(say('object.linkCopied'))).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toContain(`/mapviewer/brh/${row!['boreholeDbk']}/?lang=nl`)
  expect(copied).not.toContain('datacenter')

  const saved = page.waitForEvent('download')
  await panel.getByRole('link', { name: say('object.geoJson') }).click()
  const geoJson = await saved
  expect(geoJson.suggestedFilename()).toBe(`${name}.geojson`)
  const feature = JSON.parse(readFileSync(await geoJson.path(), 'utf8')) as Record<string, unknown>
  expect(feature).toMatchObject({ type: 'Feature', dataset: { demonstration: true } })

  const file = page.waitForEvent('download')
  await panel.getByRole('button', { name: say('object.spreadsheet') }).click()
  const spreadsheet = await file
  expect(spreadsheet.suggestedFilename()).toBe(boreholes.spreadsheet)
  const rows = await readSheet(await spreadsheet.path())
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(name)

  const report = panel.getByRole('link', { name: say('reportError') })
  await expect(report).toHaveAttribute('href', say('reportErrorUrl', { name: encodeURIComponent(name) }))
})
