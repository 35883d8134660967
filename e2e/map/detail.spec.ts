import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { inTurn, listScreen, openList, type ListScreen } from '../support/list-screen.ts'
import { openMap } from '../support/map-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { expect, test } from '../support/test.ts'

type Detail = { readonly name: string; readonly path: string; readonly inFrame: string }

const modalOf = (page: Page) => page.locator('.detail-modal')
const frameOf = (page: Page) => page.frameLocator('.detail-modal iframe')

/** Opens the second name of a list: its own page of the map viewer comes in the modal, and stands in the address. */
async function openDetail({ page, rows, names, register, language, say }: ListScreen): Promise<Detail> {
  const [id = ''] = await readIds(rows.nth(1))
  const link = names.nth(1)
  const name = (await link.textContent()) ?? ''
  const path = register.onMap.page(id)
  const address = `/mapviewer/${path}?lang=${language}`
  await expect(link).toHaveAttribute('href', address)
  await link.click()
  const dialog = page.getByRole('dialog', { name: say('detail.title', { name }) })
  await expect(dialog).toBeVisible()
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('src', `${address}&datacenter=true`)
  await expect(frame).toHaveAttribute('title', say('detail.title', { name }))
  await expect(page).toHaveURL((url) => url.searchParams.get('detail') === id)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(name)
  return { name, path, inFrame: `${address}&datacenter=true` }
}

test('the name of a borehole opens its page of the map viewer in the modal, without a header, by an address that can be shared; alone it opens with and without the last slash [S2.52, S2.82, S2.86, D4.6, D6.5, D27.1, D27.4, D27.7]', async ({
  page,
  browser,
}) => {
  const screen = await openList(page, boreholes)
  const { say, language } = screen
  const { name, path, inFrame } = await openDetail(screen)
  const map = frameOf(page)
  await expect(map.locator('#map canvas').first()).toBeVisible()
  await expect(map.getByRole('banner')).toHaveCount(0)
  await map.getByRole('button', { name: say('map.zoomIn') }).click()
  await expect(map.getByRole('heading', { level: 1 })).toHaveText(name)

  const fresh = await (await browser.newContext()).newPage()
  await fresh.goto(page.url())
  const dialog = fresh.getByRole('dialog')
  await expect(dialog.locator('iframe')).toHaveAttribute('src', inFrame)
  await dialog.getByRole('button', { name: say('detail.close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(fresh).not.toHaveURL(/detail=/)
  await expect(listScreen(fresh, boreholes, language).rows.first()).toBeVisible()
  await fresh.context().close()

  const { heading, panel } = await openMap(page, path.slice(0, -1), language)
  await expect(heading).toHaveText(name)
  await expect(page).toHaveTitle(say('site.pageTitle', { page: name }))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(panel.getByRole('heading', { name: say('object.general'), exact: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === `/mapviewer/${path}`)
})

test('a name in every other list opens the page of its own kind in the modal, in the language of the list [S2.83-86, S2.118, D6.2-5, D27.1, D27.7]', async ({
  page,
}) => {
  for (const { register, language } of inTurn.filter((turn) => turn.register !== boreholes))
    await test.step(register.id, async () => openDetail(await openList(page, register, { language })))
})

/** Follows the link to the field of a borehole: the modal has the name of the field meanwhile. */
async function goOn(page: Page, { say }: ListScreen, field: string): Promise<void> {
  await frameOf(page).getByRole('link', { name: field, exact: true }).first().click()
  await expect(modalOf(page).getByRole('heading', { level: 2 })).toHaveText(
    say('detail.title', { name: field }),
  )
}

type Closing = (page: Page, screen: ListScreen, field: string) => Promise<unknown>

const ways: Record<string, Closing> = {
  'the close icon, after going on in the map viewer': async (page, screen, field) => {
    await goOn(page, screen, field)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: screen.say('detail.close') })
      .click()
  },
  'Escape inside the map viewer': async (page) => {
    await frameOf(page)
      .locator('body')
      .click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('Escape')
  },
  Back: (page) => page.goBack(),
}

test('in the modal Back leads to the object before, by the browser and by a button with its name, and closes it from the first; it has one name and one cross [S4.24, D27.5, D27.78, D29.21]', async ({
  page,
  rowsOf,
}) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const names = { borehole: String(borehole['boreholeName']), field: String(field['fieldName']) }
  const screen = await openList(page, boreholes, {
    language: 'en',
    query: `searchByName=${encodeURIComponent(names.borehole)}`,
  })
  const { say } = screen
  const modal = modalOf(page)
  const inFrame = frameOf(page).getByRole('heading', { level: 1 })
  const back = (name: string) => modal.getByRole('button', { name: say('detail.backTo', { name }) })
  const expectShown = async (name: string): Promise<void> => {
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText(say('detail.title', { name }))
    await expect(inFrame).toHaveText(name)
  }
  // Whether the language or the search comes first says nothing.
  const asked = (address: string): string => {
    const { pathname, searchParams } = new URL(address)
    searchParams.sort()
    return `${pathname}?${searchParams.toString()}`
  }
  const listed = page.url()
  await screen.names.filter({ hasText: names.borehole }).first().click()
  await expectShown(names.borehole)
  const cross = { name: say('detail.close'), exact: true } as const
  await expect(page.getByRole('dialog').getByRole('button', cross)).toHaveCount(1)
  await expect(frameOf(page).getByRole('button', cross)).toHaveCount(0)
  // The heading in the frame is for who hears the page.
  expect((await inFrame.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(modal.getByRole('button', { name: /^Back to/ })).toHaveCount(0)

  await goOn(page, screen, names.field)
  await expectShown(names.field)
  await expect(back(names.borehole)).toBeVisible()
  const more = frameOf(page).getByRole('button', { name: /Show all/ })
  if (await more.first().isVisible()) await more.first().click()
  await frameOf(page).getByRole('link', { name: names.borehole, exact: true }).first().click()
  await expectShown(names.borehole)
  await page.goBack()
  await expectShown(names.field)
  await back(names.borehole).click()
  await expectShown(names.borehole)
  await expect(inFrame).toBeFocused()
  await expect(modal.getByRole('button', { name: /^Back to/ })).toHaveCount(0)
  await page.goForward()
  await expectShown(names.field)
  await page.reload()
  await expectShown(names.field)
  await page.goBack()
  await expectShown(names.borehole)
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL((url) => asked(url.href) === asked(listed))

  // An address that was opened with the modal has nothing of ours before it.
  await page.goForward()
  await expect(modal).toBeVisible()
  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await expectShown(names.borehole)
  await goOn(page, screen, names.field)
  await page.getByRole('dialog').getByRole('button', cross).click()
  await expect(modal).toHaveCount(0)
  await expect(page).not.toHaveURL(/detail=/)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('the modal closes at once by its icon, by Escape and by Back: the list stands as it was, and its name has the focus again; Forward opens it once more, and Ctrl a page of its own [S2.78, S4.24, S4.25, D4.6, D29.21]', async ({
  page,
  context,
  rowsOf,
}) => {
  const screen = await openList(page, boreholes, { query: 'searchByName=a&page=2' })
  const before = page.url()
  const ids = await readIds(screen.rows)
  const borehole = (await rowsOf(boreholes)).find(
    (row) => row['fieldCode'] !== null && ids.includes(String(row['boreholeDbk'])),
  )!
  const at = ids.indexOf(String(borehole['boreholeDbk']))
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const opener = screen.names.nth(at)
  await screen.rows.nth(at).getByRole('checkbox').uncheck()
  const selected = (await screen.selected.textContent()) ?? ''
  const entries = await page.evaluate<number>('history.length')
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await opener.click()
      await expect(modalOf(page).getByRole('heading', { level: 2 })).toHaveText(
        screen.say('detail.title', { name: String(borehole['boreholeName']) }),
      )
      // The map viewer has loaded its page and hears keys.
      await expect(frameOf(page).locator('body')).not.toBeEmpty()
      expect(await page.evaluate<number>('history.length')).toBe(entries + 1)
      await close(page, screen, String(field['fieldName']))
      await expect(modalOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(before)
      await expect(opener).toBeFocused()
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
  await expect(await opened).toHaveURL(({ pathname }) => /^\/mapviewer\/brh\/\d+\/$/.test(pathname))
  await expect(modalOf(page)).toHaveCount(0)
})
