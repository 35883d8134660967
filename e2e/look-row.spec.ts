import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import { boreholeMark } from '@datacentre/catalogue/signs/borehole-marks'
import { openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

test('the name of a row is a target of at least 32 px, and makes the row no higher [D29.40]', async ({
  page,
}) => {
  const screen = await openList(page, licences)
  for (const name of (await screen.names.all()).slice(0, 5))
    expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(32)
})

test('before a result stands the sign that the map draws, on paper and in forced colours too [D29.38]', async ({
  page,
}) => {
  await openList(page, boreholes)
  const labels = page.locator('.result-row .code-label')
  const drawn = await labels.evaluateAll((all) =>
    all.map((label) => ({
      code: label.getAttribute('title'),
      paths: [...label.querySelectorAll('.sign path')].map((path) => path.getAttribute('d')),
    })),
  )
  expect(new Set(drawn.map(({ code }) => code)).size).toBeGreaterThan(2)
  for (const { code, paths } of drawn) {
    const { body, rays } = boreholeMark(code)
    expect(paths).toEqual(expect.arrayContaining([body, rays].filter((path) => path !== undefined)))
  }
  const sign = labels.first().locator('.sign')
  await page.emulateMedia({ media: 'print' })
  await expect(sign).toBeVisible()
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  const [colour, words] = await sign.evaluate((element) => {
    const styleOf = (one: typeof element | null) =>
      one?.ownerDocument.defaultView?.getComputedStyle(one).color
    return [styleOf(element), styleOf(element.parentElement)]
  })
  expect(colour).toBe(words)
})

test('on paper every licensee is listed, and none is counted [D29.39]', async ({ page, rowsOf }) => {
  const screen = await openList(page, licences, { query: 'pageSize=200' })
  const row = screen.rows.filter({ has: page.locator('.cell-names-rest') }).first()
  const [id] = await readIds(row)
  const licence = (await rowsOf(licences)).find((one) => String(one[licences.onMap.pageId]) === id)
  const names = licence?.['licensees'] as readonly string[]
  const listed = row.locator('.cell-name-on-paper')
  await expect(listed.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(listed).toHaveText(names.slice(2))
  await expect(listed.first()).toBeVisible()
  await expect(row.locator('.cell-names-rest')).toBeHidden()
})
