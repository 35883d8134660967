import { boreholes } from '@datacentre/catalogue/registers/index'
import { walkTo } from './support/by-keyboard.ts'
import { openList } from './support/list-screen.ts'
import { fetchObject, openMap, rdOf } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

test('dragging moves the map and the wheel zooms it [D27.8]', async ({ page }) => {
  const { middle, place } = await openMap(page, '?x=150000&y=550000&z=5')
  const { x, y } = await middle()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y + 50, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => place().x).toBeGreaterThan(155_000)
  expect(place().y).toBeGreaterThan(551_000)
  await page.mouse.wheel(0, -240)
  await expect.poll(() => place().zoom).toBeGreaterThan(5.2)
})

test('buttons zoom in and out, and show the whole country [D27.8]', async ({ page }) => {
  const { tool, say, place } = await openMap(page, '?x=150000&y=550000&z=5')
  await tool(say('map.zoomIn')).click()
  await expect.poll(() => place().zoom).toBeCloseTo(6)
  await tool(say('map.zoomOut')).click()
  await expect.poll(() => place().zoom).toBeCloseTo(5)
  await tool(say('map.zoomAll')).click()
  await expect.poll(() => place().zoom).toBeLessThan(3)
})

for (const language of ['nl', 'en'] as const) {
  test(`who cannot drag moves the map with a button for each side, in ${language} [D27.8, D27.46]`, async ({
    page,
  }) => {
    const { say, place } = await openMap(page, '?layers=&x=150000&y=550000&z=5', language)
    const step = async (side: 'north' | 'east' | 'south' | 'west'): Promise<void> => {
      const before = place()
      await page.getByRole('button', { name: say(`map.move.${side}`) }).click()
      await expect.poll(place).not.toEqual(before)
    }
    await step('north')
    expect(place().y).toBeGreaterThan(550_000)
    expect(place().x).toBe(150_000)
    await step('east')
    expect(place().x).toBeGreaterThan(150_000)
    await step('south')
    await step('west')
    expect(place()).toEqual({ x: 150_000, y: 550_000, zoom: 5 })
  })
}

test('a click chooses what lies there, and what else lies there is one step away [D27.24]', async ({
  page,
  rowsOf,
  request,
}) => {
  const borehole = (await rowsOf(boreholes)).find(
    (row) => row['fieldCode'] !== null && row['boreholeType'] === 'BRH',
  )!
  const { x, y } = rdOf(await fetchObject(request, `boreholes/${borehole['boreholeDbk']}`))
  const { middle, heading, panel, say } = await openMap(page, `?layers=boreholes,fields&x=${x}&y=${y}&z=13`)
  const at = await middle()
  await page.mouse.move(at.x, at.y)
  await expect(page.locator('.hover-label')).toContainText(String(borehole['boreholeName']))
  await page.mouse.click(at.x, at.y)
  await expect(heading).toHaveText(String(borehole['boreholeName']))
  await expect(page).toHaveURL(new RegExp(`/brh/${borehole['boreholeDbk']}/`))
  await panel.getByText(say('map.alsoHere', { count: 1 })).click()
  await panel.locator('.also-here').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/field\//)
})

test('where objects overlap a click gives a list to choose from [D27.25]', async ({
  page,
  rowsOf,
  request,
}) => {
  const licence = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const { x, y } = rdOf(await fetchObject(request, `boreholes/${licence['boreholeDbk']}`))
  const { middle, heading, panel, say } = await openMap(
    page,
    `?layers=fields,licences,surveys,surveys3d&x=${x}&y=${y}&z=9`,
  )
  const at = await middle()
  await page.mouse.click(at.x, at.y)
  const entries = panel.locator('.object-list a')
  await expect(entries.nth(1)).toBeVisible()
  await expect(heading).toHaveText(say('map.choice', { count: await entries.count() }))
  const name = (await entries.first().textContent()) ?? ''
  await entries.first().click()
  await expect(heading).toHaveText(name)
})

test('a distance is measured over the ground, by pointer and by keyboard [D27.12]', async ({ page }) => {
  const { tool, say, middle, canvas } = await openMap(page, '?layers=&x=155000&y=463000&z=6')
  await tool(say('map.measure')).click()
  const { x, y } = await middle()
  const told = page.locator('.measure-card-length')
  await expect(told).toContainText(say('map.measure.how'))
  await page.mouse.click(x, y)
  // A hundred pixels at zoom 6 of the national scheme are 5,376 m.
  await page.mouse.click(x + 100, y)
  await expect(told).toHaveText(/5,3[78] km/)
  await page.getByRole('button', { name: say('map.measure.clear') }).click()
  await canvas.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(/x=155000/)
  await page.keyboard.press('Enter')
  await expect(told).toHaveText(/Afstand: /)
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
})

test('Escape stops measuring first, wherever the focus is, and only then closes the modal around the map [D27.12]', async ({
  page,
}) => {
  const { names, say } = await openList(page, boreholes)
  await names.nth(1).click()
  const frame = page.frameLocator('.detail-modal iframe')
  const measure = frame.getByRole('button', { name: say('map.measure'), exact: true })
  const card = frame.getByRole('region', { name: say('map.measure') })
  const stop = card.getByRole('button', { name: say('map.measure.stop') })
  for (const place of [measure, stop]) {
    await measure.click()
    await place.focus()
    await page.keyboard.press('Escape')
    // The name that a button shows is smaller still: where it is open, it goes first.
    await expect(frame.getByRole('tooltip')).toHaveCount(0)
    if ((await card.count()) > 0) await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await expect(frame.locator('#map')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the bar tells where the pointer is in four systems [D27.10]', async ({ page }) => {
  const { middle } = await openMap(page, '?layers=&x=155000&y=463000&z=15')
  const { x, y } = await middle()
  await page.mouse.move(x, y)
  const shown = page.locator('.pointer-coordinate output')
  const system = page.locator('.pointer-coordinate .dropdown-button')
  const choose = async (name: string): Promise<void> => {
    await system.click()
    await page.getByRole('option', { name, exact: true }).click()
    await page.mouse.move(x, y)
  }
  await expect(shown).toHaveText('155000  463000')
  // The Lange Jan of Amersfoort, where the grid has its origin; published in ETRS89 as 52° 9' 18.62" N, 5° 23' 13.93" E.
  await choose('WGS84')
  await expect(shown).toHaveText(/^52,1551[67]° NB {2}5,3872[01]° OL$/)
  await choose('ETRS89 / UTM31')
  await expect(shown).toHaveText(/^663\d{3} {2}578\d{4}$/)
  await choose('ED50 / UTM31')
  await expect(shown).toHaveText(/^663\d{3} {2}578\d{4}$/)
})

test('without a mouse: search, open, walk through the panel, close, list what is in view [D27.46]', async ({
  page,
  rowsOf,
}) => {
  const [borehole] = (await rowsOf(boreholes)).filter((row) =>
    String(row['boreholeName']).startsWith('K12-0'),
  )
  const { search, heading, panel, tool, say, canvas } = await openMap(page)
  await walkTo(page, search)
  await page.keyboard.type(String(borehole!['boreholeName']))
  await expect(page.getByRole('option').first()).toContainText(String(borehole!['boreholeName']))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(String(borehole!['boreholeName']))
  await expect(heading).toBeFocused()
  // The address has a place again once the map has arrived.
  await expect(page).toHaveURL(/\/brh\/.*[?&]z=/)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: say('map.closePanel') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(canvas).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(String(borehole!['boreholeName']))
  await walkTo(page, tool(say('map.inView')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link').first()).toBeVisible()
  expect(await panel.getByRole('link').count()).toBeLessThanOrEqual(50)
})

test('the panel is 400 px wide and can be made wider by drag and by key', async ({ page, rowsOf }) => {
  const [borehole] = await rowsOf(boreholes)
  const { panel, say } = await openMap(page, `brh/${borehole!['boreholeDbk']}/`)
  const width = async (): Promise<number> => (await panel.boundingBox())!.width
  expect(await width()).toBe(400)
  const edge = page.getByRole('separator', { name: say('map.resizePanel') })
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await width()).toBe(424)
  const box = (await edge.boundingBox())!
  await page.mouse.move(box.x + 6, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x - 94, box.y + 200, { steps: 4 })
  await page.mouse.up()
  expect(Math.abs((await width()) - 524)).toBeLessThan(12)
})

test('the keyboard moves and zooms the map, and switches its layers [D27.8, D27.46]', async ({ page }) => {
  const { canvas, place, legend, say } = await openMap(page, '?layers=fields&x=150000&y=550000&z=6')
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => place().x).toBeGreaterThan(150_000)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => place().y).toBeGreaterThan(550_000)
  await page.keyboard.press('+')
  await expect.poll(() => place().zoom).toBeGreaterThan(6.5)
  await page.keyboard.press('-')
  await expect.poll(() => place().zoom).toBeLessThan(6.5)
  const lines = legend.getByRole('checkbox', { name: say('register.seismic-lines.title') })
  await lines.focus()
  await page.keyboard.press('Space')
  await expect(lines).toBeChecked()
  await expect(page).toHaveURL(/layers=fields,lines/)
})

for (const language of ['nl', 'en'] as const) {
  test(`the map has a scale, says where north is, prints, and fills the screen, in ${language} [D27.9]`, async ({
    page,
  }) => {
    await page.addInitScript('window.print = () => { document.title = `printed` }')
    const { tool, say } = await openMap(page, '?layers=&x=155000&y=463000&z=6', language)
    // 120 pixels of 53.76 m at zoom 6 of the national scheme have room for 5 km.
    await expect(page.locator('.scale-bar')).toHaveText(`${say('map.scale')}5 km`)
    await expect(page.getByRole('img', { name: say('map.north') })).toBeVisible()
    await tool(say('map.print')).click()
    await expect(page).toHaveTitle('printed')
    await tool(say('map.fullScreen')).click()
    await expect(tool(say('map.leaveFullScreen'))).toBeVisible()
    await tool(say('map.leaveFullScreen')).click()
    await expect(tool(say('map.fullScreen'))).toBeVisible()
  })
}
