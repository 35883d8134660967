import { fields, licences } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { expectNothingForAxe } from './support/complaints.ts'
import { languages } from './support/list-screen.ts'
import { openMap } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('a field is found by its code and opens, and the map travels there [D27.39]', async ({
  page,
  rowsOf,
}) => {
  const field = (await rowsOf(fields))[40]!
  const { search, heading, say, place } = await openMap(page)
  await search.fill(String(field['fieldCode']))
  const option = page.getByRole('option').filter({ hasText: say('map.kind.fields') })
  await option
    .filter({ hasText: String(field['fieldName']) })
    .first()
    .click()
  await expect(heading).toHaveText(String(field['fieldName']))
  await expect.poll(() => place().zoom).toBeGreaterThan(4)
})

test('a block at sea is found and shown [D27.40]', async ({ page }) => {
  const { search, say, place } = await openMap(page)
  await search.fill('K12')
  await page
    .getByRole('option')
    .filter({ hasText: say('map.block') })
    .first()
    .click()
  await expect.poll(() => place().zoom).toBeGreaterThan(5)
  // Block K12 lies around 3.83° E, 53.42° N: some 52 km east and 604 km north in RD.
  expect(Math.abs(place().x - 52_000)).toBeLessThan(10_000)
  expect(Math.abs(place().y - 604_000)).toBeLessThan(10_000)
})

test('a block comes before the licences of its name, stands in the address, and is shown by that address again [D27.59]', async ({
  page,
}) => {
  const { search, say, place } = await openMap(page)
  await search.fill('blok K12')
  await expect(page.getByRole('option').first()).toContainText(say('map.block'))
  await page.keyboard.press('Enter')
  await expect.poll(() => place().zoom).toBeGreaterThan(5)
  expect(new URL(page.url()).searchParams.get('found')).toBe('K12')
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(search).toHaveValue('K12')
  await page.getByRole('button', { name: say('search.clear') }).click()
  expect(new URL(page.url()).searchParams.has('found')).toBe(false)
})

test('an operator is found, and what is theirs is left on the map [D27.57]', async ({ page, rowsOf }) => {
  const operator = String(
    (await rowsOf(fields)).find((row) => row['fieldOperator'] !== null)!['fieldOperator'],
  )
  const { search, say } = await openMap(page)
  await search.fill(operator)
  await page
    .getByRole('option')
    .filter({ hasText: say('map.operator') })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]operator=/)
  expect(new URL(page.url()).searchParams.get('layers')).toContain('fields')
})

test('a municipality and a province are found, and a coordinate in the system that is named [D27.58]', async ({
  page,
}) => {
  const { search, say, place } = await openMap(page)
  const options = page.getByRole('option')
  await search.fill('Eemsdelta')
  await expect(options.filter({ hasText: say('map.area.municipality') })).toHaveCount(1)
  await search.fill('Drenthe')
  await options.filter({ hasText: say('map.area.province') }).click()
  await expect.poll(() => Math.abs(place().x - 240_000)).toBeLessThan(40_000)
  await search.fill('ED50 529271 6129260')
  await expect(options).toHaveCount(1)
  await expect(options).toContainText('ED50')
})

test('on a phone the keyboard goes away once something is chosen [D27.60]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 720 },
  })
  const page = await context.newPage()
  const { search } = await openMap(page)
  await search.fill('Drenthe')
  await page.getByRole('option').first().tap()
  await expect(search).not.toBeFocused()
  await context.close()
})

/** Of two pictures of one size: in each row of the second, where the first dot stands that the first picture does not have. */
const firstChanges = (page: Page, [before, after]: [string, string]): Promise<readonly (number | null)[]> =>
  page.evaluate(`(async () => {
    const read = async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
      paper.drawImage(image, 0, 0)
      return paper.getImageData(0, 0, image.width, image.height)
    }
    const [before, after] = [await read('${before}'), await read('${after}')]
    const isChanged = (dot) =>
      [0, 1, 2].some((part) => Math.abs(after.data[4 * dot + part] - before.data[4 * dot + part]) > 30)
    return Array.from({ length: after.height }, (_, row) => {
      for (let x = 0; x < after.width; x++) if (isChanged(row * after.width + x)) return x
      return null
    })
  })()`)

test('a block that was found stands out along the lines of the grid, which are not upright [D27.40]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { search, say, place, canvas } = await openMap(page, '?layers=boreholes')
  const option = page.getByRole('option').filter({ hasText: say('map.block') })
  const picture = async (): Promise<string> => (await canvas.screenshot()).toString('base64')
  await search.fill('K12')
  await option.first().click()
  await expect.poll(() => place().zoom).toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')
  const marked = await picture()
  await page.getByRole('button', { name: say('search.clear') }).click()
  const plain = await picture()
  const left = await firstChanges(page, [plain, marked])
  const rows = left.flatMap((x, y) => (x === null ? [] : [{ x, y }]))
  const high = rows.length * 0.6
  const upper = rows[Math.round(rows.length * 0.2)]!
  const lower = rows[Math.round(rows.length * 0.8)]!
  // The meridian of 3°40' leans 450 m east over the 18,540 m of the block.
  expect(rows.length).toBeGreaterThan(300)
  expect((upper.x - lower.x) / high).toBeGreaterThan(0.018)
  expect((upper.x - lower.x) / high).toBeLessThan(0.031)
})

test('two numbers are a place, in each system they can be meant in [D27.41]', async ({ page }) => {
  const { search, place } = await openMap(page, '', 'en')
  await search.fill('52.155172, 5.387203')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('WGS84')
  await page.keyboard.press('Enter')
  await expect.poll(() => Math.abs(place().x - 155_000)).toBeLessThan(3)
  expect(Math.abs(place().y - 463_000)).toBeLessThan(3)
  await search.fill('600000 5800000')
  await expect(options.filter({ hasText: 'ED50' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'ETRS89' })).toHaveCount(1)
})

test('a coordinate that the map shows is found again as it stands there', async ({ page }) => {
  const { search, place } = await openMap(page, '?x=131951&y=491611&z=8')
  await search.fill((await page.locator('.pointer-coordinate output').textContent()) ?? '')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => place()).toEqual({ x: 131_951, y: 491_611, zoom: 7.5 })
})

test('what nothing is called is told [D27.42]', async ({ page }) => {
  const { search, say } = await openMap(page)
  await search.fill('zzzzzz')
  await expect(page.locator('.search').getByRole('status')).toHaveText(say('map.search.found', { count: 0 }))
})

test('who types and presses Enter at once gets what was typed [D27.39]', async ({ page, rowsOf }) => {
  const field = (await rowsOf(fields))[40]!
  const { search, page: opened } = await openMap(page)
  await search.pressSequentially(String(field['fieldName']))
  await opened.keyboard.press('Enter')
  await expect(opened).not.toHaveURL(/\/mapviewer\/\?/)
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(String(field['fieldName']))
})

test('licences of one name are told apart by type and status, in a search and in a list of choice [D27.25]', async ({
  page,
  rowsOf,
}) => {
  const [licence] = await rowsOf(licences)
  const name = String(licence!['licenceName'])
  const type = `licenceType.${licence!['licenceTypeCode'] as 'PRD'}` as const
  const status = `licenceStatus.${licence!['status'] as 'EFFECTIVE'}` as const
  const { search, panel, say } = await openMap(
    page,
    `?layers=licences#ids=${encodeURIComponent(String(licence!['gdnrCollectionId']))}`,
  )
  const told = `${say(type)} · ${say(status)}`
  await expect(panel.getByRole('listitem')).toContainText(told)
  await search.fill(name)
  await expect(page.getByRole('option').filter({ hasText: name }).filter({ hasText: told })).not.toHaveCount(
    0,
  )
})

for (const language of languages) {
  test(`a town is found among the places without regard to case and diacritics, by keyboard, and the map goes there and says so, in ${language} [D27.49]`, async ({
    page,
  }) => {
    const { search, say, place } = await openMap(page, '', language)
    await search.fill('OUDÉWATER')
    const towns = page.getByRole('group', { name: { nl: 'Plaatsen', en: 'Places' }[language] })
    await expect(towns.getByRole('option')).toHaveText([/^Oudewater\s*Utrecht$/])
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      (await towns.getByRole('option').getAttribute('id')) ?? '',
    )
    await expectNothingForAxe(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('.search').getByRole('status')).toHaveText(
      { nl: 'U ziet nu Oudewater op de kaart.', en: 'The map now shows Oudewater.' }[language],
    )
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    // Oudewater lies at 4.868° E, 52.025° N: some 119.5 km east and 448.7 km north in RD.
    await expect.poll(() => Math.abs(place().x - 119_500)).toBeLessThan(500)
    expect(Math.abs(place().y - 448_700)).toBeLessThan(500)
    expect(place().zoom).toBe(7.5)
    await search.fill('zzzzzz')
    await expect(page.locator('.search').getByRole('status')).toHaveText(
      say('map.search.found', { count: 0 }),
    )
  })
}

test('towns of one name are told apart by their province and municipality [D27.49]', async ({ page }) => {
  const { search } = await openMap(page)
  const towns = page.getByRole('group', { name: 'Plaatsen' }).getByRole('option')
  await search.fill('Hengelo')
  await expect(towns.filter({ hasText: 'Overijssel' })).toHaveCount(1)
  await expect(towns.filter({ hasText: 'Gelderland' })).toContainText('Gemeente Bronckhorst')
})

test('an object that is called as what was typed goes before the towns [D27.49]', async ({
  page,
  rowsOf,
}) => {
  const names = (await rowsOf(fields)).map((row) => String(row['fieldName']))
  const { search, say } = await openMap(page)
  await search.fill(names[40]!)
  await expect(page.getByRole('option').first()).toContainText(names[40]!)
  await expect(page.getByRole('option').first()).toContainText(say('map.kind.fields'))
})
