import { readFileSync } from 'node:fs'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { readSheet } from 'read-excel-file/node'
import { boreholeWithLog, fetchObject, openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

for (const language of ['nl', 'en'] as const) {
  for (const { id, table, title, page: pageOf, register } of mapLayers) {
    if (register === null) continue
    test(`the panel of ${id} names every column in ${language} [D27.28]`, async ({ page, rowsOf }) => {
      const row = (await rowsOf(register))[3]!
      const { panel, say } = await openMap(page, pageOf(String(row[register.onMap.pageId])), language)
      const terms = await panel.locator('.facts dt').allTextContents()
      const expected = table.columns
        .filter(({ key }) => key !== title)
        .map((column) => say(columnTextKey(table, column)))
      for (const term of expected) expect(terms).toContain(term)
    })
  }
}

test('a borehole shows its layers, path, logs and documents, each drawing with the same in a table or list [D27.32-34]', async ({
  page,
  rowsOf,
  request,
}) => {
  const id = await boreholeWithLog(request, await rowsOf(boreholes))
  const { panel, say } = await openMap(page, `brh/${id}/`)
  const strata = await (await request.post('/mapviewer/rest/brh/stratinterpretations', { data: id })).json()
  const [preferred] = strata.stratIntprts
  const layers = preferred.stratIntvals.length
  await expect(panel.locator('svg .strat-column').first().locator('rect')).toHaveCount(layers)
  const table = panel
    .locator('.panel-section')
    .filter({ has: page.getByRole('heading', { name: say('object.stratigraphy'), exact: true }) })
    .first()
  await table.getByText(say('object.asTable')).click()
  await expect(table.locator('tbody tr')).toHaveCount(layers)
  await expect(panel.getByRole('img', { name: /van boven/ })).toBeVisible()
  await expect(panel.getByRole('img', { name: /van opzij/ })).toBeVisible()
  await expect(panel.locator('.log-drawing path').first()).toBeVisible()
  const file = panel.locator('.file-list a').first()
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).not.toBe('')
})

test('a document is a link where its row says that it has a file, which then is there, and plain text elsewhere [D20.6, D24.15]', async ({
  page,
  rowsOf,
  request,
}) => {
  const id = await boreholeWithLog(request, await rowsOf(boreholes))
  type Listed = {
    readonly assetBfileDbk: number
    readonly fullTitle: string
    readonly fileServed: boolean
  }
  const documents: Listed[] = await (
    await request.post('/mapviewer/rest/brh/documents?all=true', { data: id })
  ).json()
  const { panel, say } = await openMap(page, `brh/${id}/`)
  const items = panel
    .locator('.panel-section')
    .filter({ has: page.getByRole('heading', { name: say('object.documents'), exact: true }) })
    .getByRole('listitem')
  await expect(items).toHaveCount(documents.length)
  expect(new Set(documents.map(({ fileServed }) => fileServed))).toEqual(new Set([true, false]))
  for (const [at, { assetBfileDbk, fullTitle, fileServed }] of documents.entries()) {
    await expect(items.nth(at)).toContainText(fullTitle)
    const file = await request.get(`/mapviewer/rest/brh/document/${assetBfileDbk}`)
    expect(file.status()).toBe(fileServed ? 200 : 404)
    await expect(items.nth(at).getByRole('link')).toHaveCount(fileServed ? 1 : 0)
    const none = items.nth(at).getByText(say('object.noFile'))
    await expect(none).toHaveCount(fileServed ? 0 : 1)
  }
})

test('a borehole gives its place in four systems, as the server does [D27.31]', async ({
  page,
  rowsOf,
  request,
}) => {
  const [row] = await rowsOf(boreholes)
  const object = await fetchObject(request, `boreholes/${row!['boreholeDbk']}`)
  const { panel, say } = await openMap(page, `brh/${object.id}/`)
  const rows = panel
    .locator('.small-table')
    .filter({ hasText: say('map.coordinateSystem') })
    .locator('tbody tr')
  await expect(rows).toHaveCount(4)
  for (const { system, epsg } of object.coordinates) {
    const told = rows.filter({ hasText: say(`coordinateSystem.${system as 'RD'}`) })
    await expect(told.getByRole('rowheader')).toContainText(`EPSG:${epsg}`)
    await expect(told.getByRole('cell')).toHaveText(
      system === 'WGS84' ? [/^\d+,\d{5}° OL$/, /^\d+,\d{5}° NB$/] : [/^\d+,\d m$/, /^\d+,\d m$/],
    )
  }
})

test('the age a borehole ends in and how its path was worked out are told in words', async ({
  page,
  rowsOf,
  request,
}) => {
  for (const row of await rowsOf(boreholes)) {
    const id = Number(row['boreholeDbk'])
    const object = await fetchObject(request, `boreholes/${id}`)
    const answer = await request.post('/mapviewer/rest/brh/dirsurveys', { data: id })
    const method = answer.status() === 200 ? (await answer.json()).dirSurveys[0].procMethodCode : null
    const age: unknown = Reflect.get(object.row, 'chronostratCode')
    if (method !== 'MC' || typeof age !== 'string') continue
    const { panel } = await openMap(page, `brh/${id}/`)
    const fact = (term: string) => panel.locator('.facts > div').filter({ hasText: term }).locator('dd')
    await expect(fact('Chronostratigrafie')).toHaveText(sayCode('nl', 'chronostrat', age))
    await expect(fact('Rekenmethode')).toHaveText('Minimale kromming (MC)')
    return
  }
  throw new Error('no borehole with an age has a deviation survey')
})

test('a field draws what it produced by year, with a table [D27.35, D28.22]', async ({
  page,
  rowsOf,
  request,
}) => {
  for (const row of await rowsOf(fields)) {
    const object = await fetchObject(request, `fields/${encodeURIComponent(String(row['fieldCode']))}`)
    if (object.figures.length === 0 || object.figures.some(({ yearEnd }) => yearEnd !== 2026)) continue
    const { panel, say } = await openMap(page, fields.onMap.page(object.id))
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
    await expect(section.locator('.bars svg > text').first()).toHaveText(/: [\d.,]+\s(duizend|Sm³)/)
    return
  }
  throw new Error('no field has figures')
})

test('a licence says how large its areas are and who holds it [D27.36]', async ({ page, rowsOf }) => {
  const row = (await rowsOf(licences)).find((one) => (one['licensees'] as readonly string[]).length > 1)!
  const { panel, say } = await openMap(page, licences.onMap.page(String(row['gdnrCollectionId'])))
  for (const licensee of row['licensees'] as readonly string[]) await expect(panel).toContainText(licensee)
  await expect(panel.getByText(say('object.areaTotal'))).toBeVisible()
})

test('an object can be shared, downloaded as JSON and as a spreadsheet, and reported [D27.37]', async ({
  page,
  context,
  rowsOf,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [row] = await rowsOf(boreholes)
  const name = String(row!['boreholeName'])
  const { panel, say } = await openMap(page, `brh/${row!['boreholeDbk']}/?datacenter=true`)
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

test('a vertical depth that was not reported is told from the deviation that is drawn below it [D27.65]', async ({
  page,
  rowsOf,
  request,
}) => {
  const [borehole] = await rowsOf(boreholes)
  const object = await fetchObject(request, `boreholes/${borehole!['boreholeDbk']}`)
  const row = { ...object.row, tvdInMeters: null }
  await page.route('**/rest/objects/boreholes/**', (route) => route.fulfill({ json: { ...object, row } }))
  const points = [0, 1234].map((tvDepth) => ({
    ahDepth: tvDepth,
    devAngle: 0,
    azimuth: 0,
    tvDepth,
    dx: 0,
    dy: 0,
  }))
  await page.route('**/rest/brh/dirsurveys', (route) =>
    route.fulfill({ json: { dirSurveys: [{ dirSurveyPoints: points }] } }),
  )
  const { panel, say } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  await expect(panel.getByText(say('object.tvdMeasured', { depth: '1.234' }))).toBeVisible()
})
