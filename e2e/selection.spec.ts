import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { answerDownloads, selectedKeys } from './support/downloads.ts'
import { inTurn, listAddress, openList } from './support/list-screen.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: a filter change goes to page 1 and selects all it leaves, and without a filter none [S4.9-13, D7.1]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { query: 'page=2' })
    const { say, selectAll, selected } = screen
    await expect(selected).toHaveText(say('selection.none'))
    await screen.rows.first().getByRole('checkbox').check()
    await expect(selected).toHaveText(say('selection.count', { count: 1 }))

    const part = String(rows[0]?.[register.name]).slice(0, 3).trim()
    await screen.search.fill(part)
    await expect(screen.report).toHaveText(/^1 /)
    const found = rows.filter((row) =>
      register.searchedBy.some((key) => String(row[key]).toLowerCase().includes(part.toLowerCase())),
    )
    await expect(selected).toHaveText(say('selection.count', { count: found.length }))
    await expect(selectAll).toBeChecked()
    for (const box of await screen.rows.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(true)

    await screen.search.fill('')
    await expect(selected).toHaveText(say('selection.none'))
    await expect(selectAll).not.toBeChecked()
    await expect(screen.rows.first().getByRole('checkbox')).not.toBeChecked()
  })

  test(`${register.id}: select-all takes the rows of all pages, and is mixed when some are left out [S2.43, S2.109, S4.13, D7.2]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register)
    const { say, selectAll, selected } = screen
    await answerDownloads(page, register)
    await selectAll.check()
    await expect(selected).toHaveText(say('selection.count', { count: rows.length }))
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expect(screen.report).toHaveText(/^2 /)
    await screen.rows.first().getByRole('checkbox').uncheck()
    await expect(selectAll).toBeChecked({ indeterminate: true })
    await expect(selected).toHaveText(say('selection.count', { count: rows.length - 1 }))
    expect(await selectedKeys(screen)).toHaveLength(rows.length - 1)

    // From mixed the box goes to all, from all to none.
    await selectAll.click()
    await expect(selectAll).toBeChecked()
    await selectAll.click()
    await expect(selectAll).not.toBeChecked()
    await expect(selected).toHaveText(say('selection.none'))
  })
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: downloading needs a selection, and the buttons say what they will do [S1.12, S2.44, S2.51, S2.109, S2.110, S4.8, D6.11, D12.1, D29.13]`, async ({
    page,
    rowsOf,
  }) => {
    const all = (await rowsOf(register)).length
    const screen = await openList(page, register, { language })
    const { say, download, mapButton } = screen
    await expect(page.locator('span.select-all-box')).toHaveCount(1)
    await expect(screen.selectAll).toHaveAccessibleName(say('selection.all'))
    await expect(download).toBeDisabled()
    await expect(download).toHaveAccessibleName(say('download.title'))
    await expect(download).toHaveAccessibleDescription(say('download.needsSelection'))
    await expect(mapButton).toBeEnabled()
    await expect(mapButton).toHaveAccessibleName(say(`register.${register.id}.mapAll`, { count: all }))

    const name = (await screen.names.nth(2).textContent()) ?? ''
    const box = screen.rows.nth(2).getByRole('checkbox', { name: say('row.select', { name }), exact: true })
    await box.check()
    await expect(download).toBeEnabled()
    await expect(download).toHaveAccessibleName(say(`register.${register.id}.download`, { count: 1 }))
    await expect(mapButton).toHaveAccessibleName(say(`register.${register.id}.mapSelected`, { count: 1 }))
    await screen.rows.nth(4).getByRole('checkbox').check()
    await expect(download).toHaveAccessibleName(say(`register.${register.id}.download`, { count: 2 }))
    await box.uncheck()
    await screen.rows.nth(4).getByRole('checkbox').uncheck()
    await expect(download).toBeDisabled()
  })
}

test('the box that selects all rows stands there as soon as the page has loaded, and again while the rows come [D29.12]', async ({
  page,
}) => {
  // As people's scripts look for it.
  const box = page.locator('span[class="select-all-box"] div[role="checkbox"]')
  const letGo = await holdRequests(page, `**${boreholes.rest.list.path}`)
  await page.goto(listAddress(boreholes), { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  expect(await box.count()).toBe(1)
  await page.waitForLoadState('load')
  expect(await box.count()).toBe(1)
  await expect(page.locator('.tool-bar')).toBeVisible()
  await expect(box).toBeDisabled()
  await box.click({ force: true })
  await expect(box).toHaveAttribute('aria-checked', 'false')
  letGo()
  await expect(box).toBeEnabled()
})

test('the box that selects all rows is handled by mouse and by Space, and is seen in forced colours [D29.12]', async ({
  page,
}) => {
  const { selectAll, selected, say } = await openList(page, boreholes)
  await selectAll.click()
  await expect(selectAll).toHaveAttribute('aria-checked', 'true')
  await selectAll.focus()
  const scrolled = await page.evaluate('scrollY')
  await page.keyboard.press('Space')
  await expect(selectAll).toHaveAttribute('aria-checked', 'false')
  await expect(selected).toHaveText(say('selection.none'))
  expect(await page.evaluate('scrollY')).toBe(scrolled)
  await page.emulateMedia({ forcedColors: 'active' })
  const lookOf = () =>
    selectAll.evaluate((box) => {
      const styleOf = (part: string) => box.ownerDocument.defaultView?.getComputedStyle(box, part)
      return [styleOf('::before')?.backgroundColor, styleOf('::after')?.visibility]
    })
  const [off] = await lookOf()
  await page.keyboard.press('Space')
  const [on, mark] = await lookOf()
  expect(on).not.toBe(off)
  expect(mark).toBe('visible')
})
