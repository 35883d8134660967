import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, registers } from '@datacentre/catalogue/registers/index'
import { languages, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: pages hold 30 rows at first, and 50, 100 or 200 when chosen [S1.11, S2.49]`, async ({
    page,
    rowsOf,
  }) => {
    const total = (await rowsOf(register)).length
    const screen = await openList(page, register)
    const size = screen.say('filter.pageSize')
    await screen.dropdown(size).click()
    await expect(page.locator('.option-words')).toHaveText(['30', '50', '100', '200'])
    await page.keyboard.press('Escape')
    for (const rows of [30, 200, 100, 50]) {
      if (rows !== 30) await screen.choose(size, String(rows))
      await expect(screen.rows).toHaveCount(Math.min(rows, total))
      await expect(screen.report).toHaveText(
        screen.say('paging.report', { currentPage: 1, totalPages: Math.ceil(total / rows) }),
      )
    }
  })
}

for (const language of languages) {
  test(`five page links, first, previous, next and last walk through the pages, in ${language} [S4.5]`, async ({
    page,
    rowsOf,
  }) => {
    const totalPages = Math.ceil((await rowsOf(boreholes)).length / 30)
    const screen = await openList(page, boreholes, { language })
    const { say, paginator, report } = screen
    const links = paginator.locator('ol button')
    const expectPage = async (currentPage: number, shown: readonly number[]): Promise<void> => {
      await expect(report).toHaveText(say('paging.report', { currentPage, totalPages }))
      await expect(links).toHaveText(shown.map(String))
      await expect(paginator.locator('[aria-current=page]')).toHaveText(String(currentPage))
    }
    const press = (name: string) => paginator.getByRole('button', { name, exact: true }).click()
    await expectPage(1, [1, 2, 3, 4, 5])
    await expect(paginator.getByRole('button', { name: say('paging.previous') })).toBeDisabled()
    const firstPage = await readIds(screen.rows)
    await press(say('paging.page', { page: 5 }))
    await expectPage(5, [3, 4, 5, 6, 7])
    expect(await readIds(screen.rows)).not.toEqual(firstPage)
    await press(say('paging.next'))
    await expectPage(6, [4, 5, 6, 7, 8])
    await press(say('paging.previous'))
    await press(say('paging.previous'))
    await expectPage(4, [2, 3, 4, 5, 6])
    await press(say('paging.last'))
    await expectPage(
      totalPages,
      [4, 3, 2, 1, 0].map((back) => totalPages - back),
    )
    await expect(paginator.getByRole('button', { name: say('paging.next') })).toBeDisabled()
    await press(say('paging.first'))
    await expectPage(1, [1, 2, 3, 4, 5])
    expect(await readIds(screen.rows)).toEqual(firstPage)
  })
}

test('every row is on exactly one page', async ({ page, rowsOf }) => {
  const rows = await rowsOf(fields)
  const screen = await openList(page, fields, { query: 'pageSize=200' })
  const seen: string[] = []
  for (let left = rows.length; left > 0; left -= 200) {
    await expect(screen.rows).toHaveCount(Math.min(200, left))
    seen.push(...(await readIds(screen.rows)))
    if (left > 200) await page.getByRole('button', { name: screen.say('paging.next') }).click()
  }
  expect(seen.sort()).toEqual(rows.map(({ fieldCode }) => String(fieldCode)).sort())
})

test('the number box takes a typed page, keeps to the pages there are, and follows the arrow keys [D13.9]', async ({
  page,
  rowsOf,
}) => {
  const totalPages = Math.ceil((await rowsOf(boreholes)).length / 30)
  const { say, report } = await openList(page, boreholes)
  const box = page.getByRole('spinbutton', { name: say('paging.goTo') })
  const expectPage = (currentPage: number) =>
    expect(report).toHaveText(say('paging.report', { currentPage, totalPages }))
  await box.fill('12')
  await box.press('Enter')
  await expectPage(12)
  await box.fill('999')
  await box.press('Enter')
  await expectPage(totalPages)
  await box.fill('7')
  await box.blur()
  await expectPage(7)
  await box.press('ArrowUp')
  await expectPage(8)
  await box.press('ArrowDown')
  await expectPage(7)
  await expect(box).toHaveAttribute('aria-valuenow', '7')
  await expect(box).toHaveAttribute('aria-valuemax', String(totalPages))
})

test('a spin button held down repeats after 500 ms and then every 40 ms, and the page turns when it is let go [S9.48, D13.9]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  const { say, report } = await openList(page, boreholes)
  const box = page.getByRole('spinbutton', { name: say('paging.goTo') })
  const higher = page.getByRole('button', { name: say('paging.higher') })
  const lower = page.getByRole('button', { name: say('paging.lower') })
  const before = (await report.textContent()) ?? ''
  await higher.hover()
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00Z'))
  await page.mouse.down()
  await expect(box).toHaveValue('2')
  await page.clock.runFor(499)
  await expect(box).toHaveValue('2')
  await page.clock.runFor(1)
  await expect(box).toHaveValue('3')
  await page.clock.runFor(39)
  await expect(box).toHaveValue('3')
  await page.clock.runFor(1)
  await expect(box).toHaveValue('4')
  await page.clock.runFor(400)
  await expect(box).toHaveValue('14')
  await expect(report).toHaveText(before)
  await page.mouse.up()
  await expect(report).toHaveText(before.replace('1', '14'))
  await page.clock.runFor(1000)
  await expect(box).toHaveValue('14')
  await page.clock.resume()
  await lower.click()
  await expect(report).toHaveText(before.replace('1', '13'))
})

test('which rows are open survives paging and ordering [S4.7, D29.3]', async ({ page }) => {
  const screen = await openList(page, boreholes)
  const { say } = screen
  const name = (await screen.names.nth(3).textContent()) ?? ''
  await screen.rows.nth(3).locator('.row-chevron').click()
  await expect(screen.rows.nth(3).locator('.row-details')).toBeVisible()
  await page.getByRole('button', { name: say('paging.next') }).click()
  await expect(screen.report).toHaveText(/^2 /)
  await expect(page.locator('.row-details')).toHaveCount(0)
  await page.getByRole('button', { name: say('paging.previous') }).click()
  await expect(screen.report).toHaveText(/^1 /)
  await expect(page.locator('.row-details')).toHaveCount(1)
  await expect(screen.rows.filter({ has: page.locator('.row-details') }).locator('.row-name')).toHaveText(
    name,
  )
})
