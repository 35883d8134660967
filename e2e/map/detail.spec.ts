import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { inTurn, listScreen, openList } from '../support/list-screen.ts'
import { openMap } from '../support/map-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { expect, test } from '../support/test.ts'

const mapPages: Record<Register['id'], string> = {
  boreholes: 'brh/',
  fields: 'field/',
  licences: 'lic/',
  'seismic-lines': 'smc/line/',
  'seismic-surveys-2d': 'smc/survey/',
  'seismic-surveys-3d': 'smc/3dsurvey/',
}

const modalOf = (page: Page) => page.locator('.detail-modal')
const frameOf = (page: Page) => page.frameLocator('.detail-modal iframe')

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: a name opens its page of the map viewer in the modal, by an address that can be shared, and alone with and without the last slash [S2.52, S2.82-86, S2.118, D4.6, D6.2-5, D27.1, D27.7]`, async ({
    page,
    browser,
  }) => {
    const screen = await openList(page, register, { language })
    const { say } = screen
    const [id = ''] = await readIds(screen.rows.nth(1))
    const link = screen.names.nth(1)
    const name = (await link.textContent()) ?? ''
    const path = `${mapPages[register.id]}${encodeURIComponent(id)}/`
    const address = `/mapviewer/${path}?lang=${language}`
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    const dialog = page.getByRole('dialog', { name: say('detail.title', { name }) })
    await expect(dialog).toBeVisible()
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('src', `${address}&datacenter=true`)
    await expect(frame).toHaveAttribute('title', say('detail.title', { name }))
    await expect(page).toHaveURL((url) => url.searchParams.get('detail') === id)

    const map = frameOf(page)
    await expect(map.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(map.locator('#map canvas').first()).toBeVisible()
    await expect(map.getByRole('banner')).toHaveCount(0)
    await map.getByRole('button', { name: say('map.zoomIn') }).click()
    await expect(map.getByRole('heading', { level: 1 })).toHaveText(name)

    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(page.url())
    await expect(fresh.getByRole('dialog').locator('iframe')).toHaveAttribute(
      'src',
      `${address}&datacenter=true`,
    )
    await fresh
      .getByRole('dialog')
      .getByRole('button', { name: say('detail.close') })
      .click()
    await expect(fresh.getByRole('dialog')).toHaveCount(0)
    await expect(fresh).not.toHaveURL(/detail=/)
    await expect(listScreen(fresh, register, language).rows.first()).toBeVisible()
    await fresh.context().close()

    const { heading, panel } = await openMap(page, path.slice(0, -1), language)
    await expect(heading).toHaveText(name)
    await expect(page).toHaveTitle(say('site.pageTitle', { page: name }))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(panel.getByText(say('object.general'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === `/mapviewer/${path}`)
  })
}

const ways: Record<string, (page: Page, close: string) => Promise<unknown>> = {
  'the close icon': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape inside the map viewer': async (page) => {
    await frameOf(page)
      .locator('body')
      .click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('Escape')
  },
  Back: (page) => page.goBack(),
}

test('the modal closes by its icon, by Escape and by Back: the list stands as it was, and its name has the focus again; Forward opens it once more, and Ctrl a page of its own [S2.78, S4.24, S4.25, D4.6]', async ({
  page,
  context,
}) => {
  const screen = await openList(page, boreholes, { query: 'searchByName=a&page=2' })
  const before = page.url()
  const ids = await readIds(screen.rows)
  await screen.rows.nth(3).getByRole('checkbox').uncheck()
  const selected = (await screen.selected.textContent()) ?? ''
  const entries = await page.evaluate<number>('history.length')
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await screen.names.nth(3).click()
      // The map viewer has loaded its page and hears keys.
      await expect(frameOf(page).locator('body')).not.toBeEmpty()
      expect(await page.evaluate<number>('history.length')).toBe(entries + 1)
      await close(page, screen.say('detail.close'))
      await expect(modalOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(before)
      await expect(screen.names.nth(3)).toBeFocused()
      expect(await readIds(screen.rows)).toEqual(ids)
      await expect(screen.selected).toHaveText(selected)
    })
  }
  await page.goForward()
  await expect(modalOf(page)).toBeVisible()
  await openList(page, boreholes, { query: 'detail=nothing' })
  await expect(modalOf(page)).toHaveCount(0)

  const opened = context.waitForEvent('page')
  await screen.names.first().click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toMatch(/^\/mapviewer\/brh\/\d+\/$/)
  await expect(modalOf(page)).toHaveCount(0)
})

test('the detail closes at once, also after a visitor went on in the map viewer, and names what is chosen in it [S4.25, D29.21]', async ({
  page,
  rowsOf,
}) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const screen = await openList(page, boreholes, { query: `searchByName=${borehole['boreholeName']}` })
  const heading = modalOf(page).getByRole('heading', { level: 2 })
  const titled = (name: unknown): string => screen.say('detail.title', { name: String(name) })
  for (const close of [() => modalOf(page).locator('.dialog-head button').click(), () => page.goBack()]) {
    await screen.names.getByText(String(borehole['boreholeName']), { exact: true }).click()
    await expect(heading).toHaveText(titled(borehole['boreholeName']))
    await frameOf(page)
      .getByRole('link', { name: String(field['fieldName']), exact: true })
      .first()
      .click()
    await expect(heading).toHaveText(titled(field['fieldName']))
    await frameOf(page)
      .getByRole('button', { name: screen.say('map.closePanel'), exact: true })
      .first()
      .click()
    await expect(frameOf(page).getByRole('heading', { level: 2 }).first()).toHaveCount(0)
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
    await expect(screen.names.first()).toBeVisible()
  }
})
