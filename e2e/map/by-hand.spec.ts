import { boreholes } from '@datacentre/catalogue/registers/index'
import { walkTo } from '../support/by-keyboard.ts'
import { openList } from '../support/list-screen.ts'
import { fetchObject, openMap, rdOf } from '../support/map-screen.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

test('the map is dragged, zoomed by the wheel, and shows the whole country by a button; it has a scale, says where north is, prints, and fills the screen [D27.8, D27.9]', async ({
  page,
}) => {
  await page.addInitScript('window.print = () => { document.title = `printed` }')
  const { middle, place, tool, say } = await openMap(page, '?layers=&x=155000&y=463000&z=6', 'en')
  // 120 pixels of 53.76 m at zoom 6 of the national scheme have room for 5 km.
  await expect(page.locator('.scale-bar')).toHaveText(`${say('map.scale')}5 km`)
  await expect(page.getByRole('img', { name: say('map.north') })).toBeVisible()

  const { x, y } = await middle()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y + 50, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => place().x).toBeGreaterThan(158_000)
  expect(place().y).toBeGreaterThan(464_000)
  await page.mouse.wheel(0, -240)
  await expect.poll(() => place().zoom).toBeGreaterThan(6.2)
  await tool(say('map.zoomAll')).click()
  await expect.poll(() => place().zoom).toBeLessThan(3)

  await tool(say('map.print')).click()
  await expect(page).toHaveTitle('printed')
  await tool(say('map.fullScreen')).click()
  await expect(tool(say('map.leaveFullScreen'))).toBeVisible()
  await tool(say('map.leaveFullScreen')).click()
  await expect(tool(say('map.fullScreen'))).toBeVisible()
})

test('a click chooses what lies there, and what else lies there is one step away; where objects overlap it gives a list to choose from [D27.24, D27.25]', async ({
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

  const outlines = await openMap(page, `?layers=fields,licences,surveys,surveys3d&x=${x}&y=${y}&z=9`)
  const middleOfOutlines = await outlines.middle()
  await page.mouse.click(middleOfOutlines.x, middleOfOutlines.y)
  const entries = panel.locator('.object-list a')
  await expect(entries.nth(1)).toBeVisible()
  await expect(heading).toHaveText(say('map.choice', { count: await entries.count() }))
  const name = (await entries.first().textContent()) ?? ''
  await entries.first().click()
  await expect(heading).toHaveText(name)
})

test('without a mouse: search, open, walk through the panel, close, list what is in view [D27.46]', async ({
  page,
  rowsOf,
}) => {
  const [borehole] = (await rowsOf(boreholes)).filter((row) =>
    String(row['boreholeName']).startsWith('K12-0'),
  )
  const { search, heading, panel, tool, say, canvas } = await openMap(page, '?layers=boreholes')
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
