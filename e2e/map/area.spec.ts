import { readFileSync } from 'node:fs'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import type { Download, Page } from '@playwright/test'
import { fetchObject, openMap, rdOf } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

/** About four kilometres, so that an area has more than the hole in its middle. */
const HALF_DEGREES = 0.03

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')

/** What a browser sends: addresses and bodies. */
function sentBy(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

test('an area from a file of GeoJSON is told, with who works there and what it produces, and taken home; nothing of it is sent [D27.71, D27.78, D27.79]', async ({
  page,
  rowsOf,
  request,
}) => {
  const producing = new Set(
    (await rowsOf(fields)).filter((row) => row['fieldStatus'] === 'W').map((row) => row['fieldCode']),
  )
  const hole = (await rowsOf(boreholes)).find((row) => producing.has(row['fieldCode'] ?? null))!
  const { coordinates } = await fetchObject(request, `boreholes/${hole['boreholeDbk']}`)
  const { x, y } = coordinates.find(({ system }) => system === 'WGS84')!
  const [west, south, east, north] = [x - HALF_DEGREES, y - HALF_DEGREES, x + HALF_DEGREES, y + HALF_DEGREES]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const area = {
    type: 'Feature',
    properties: { name: 'Achtertuin' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
  const sent = sentBy(page)
  const { tool, heading, panel, say } = await openMap(page, '?layers=fields,boreholes', 'en')
  await tool(say('map.measure')).click()
  await page.locator('.measure-card input[type=file]').setInputFiles({
    name: 'tuin.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify(area)),
  })
  await expect(heading).toHaveText('Achtertuin')
  await expect(panel.locator('.area-text')).toContainText(/borehole/)
  await expect(
    panel
      .getByRole('list', { name: say('place.companies') })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /\/datacenter\/companies\/[^/]+\?lang=en$/)
  await expect(panel).toContainText(/In \d{4}[^.]* produced .*That is [\d.]+% of what the country produced/)

  // Of one version nothing changed, which is known once the versions were asked for.
  await expect(panel.getByText(say('place.noChanges'))).toBeVisible()

  const parts = panel.getByRole('navigation', { name: say('map.panel.parts') })
  await parts.getByRole('link', { name: say('map.area.downloads'), exact: true }).click()
  await expect(panel.getByRole('heading', { name: say('map.area.downloads'), exact: true })).toBeFocused()
  const listed = page.waitForEvent('download')
  await panel.getByRole('button', { name: say('map.area.csv') }).click()
  const lines = (await textOf(await listed)).trim().split('\r\n')
  expect(lines.some((line) => line.includes(`,boreholes,${hole['boreholeDbk']},`))).toBe(true)
  const whole = page.waitForEvent('download')
  await panel.getByRole('button', { name: say('map.area.geojson') }).click()
  const { features } = JSON.parse(await textOf(await whole)) as { features: { id: unknown }[] }
  expect(features).toHaveLength(lines.length - 1)
  expect(features.map(({ id }) => id)).toContain(hole['boreholeDbk'])

  for (const text of [
    'Achtertuin',
    'tuin.geojson',
    ...[west, south, east, north].map((degrees) => degrees.toFixed(4)),
  ])
    expect(sent.filter((one) => one.includes(text))).toEqual([])
  // Figures are those of the country: no body has the key of a field.
  expect(sent.filter((one) => one.includes('fieldDbk'))).toEqual([])
})

test('an area that is drawn is told, and a link in it leads to an object, from where closing leads back [D27.71]', async ({
  page,
  rowsOf,
  request,
}) => {
  const hole = (await rowsOf(boreholes)).find((row) => row['onOffshore'] === 'ON')!
  const { x, y } = rdOf(await fetchObject(request, `boreholes/${hole['boreholeDbk']}`))
  const { tool, say, middle, heading, panel } = await openMap(page, `?layers=&x=${x}&y=${y}&z=9`)
  await tool(say('map.measure')).click()
  const at = await middle()
  for (const [dx, dy] of [
    [-100, -100],
    [100, -100],
    [100, 100],
    [-100, 100],
  ] as const)
    await page.mouse.click(at.x + dx, at.y + dy)
  await page.getByRole('button', { name: say('map.area.here') }).click()
  await expect(heading).toHaveText(say('map.area.drawn'))
  const name = String(hole['boreholeName'])
  await panel.getByRole('link', { name, exact: true }).first().click()
  await expect(heading).toHaveText(name)
  await panel.getByRole('button', { name: say('map.closePanel') }).click()
  await expect(heading).toHaveText(say('map.area.drawn'))
  await panel.getByRole('button', { name: say('map.closePanel') }).click()
  await expect(panel).toHaveCount(0)
})
