import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { columnWords, inWords } from './support/expected-words.ts'
import { inTurn, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: a row is copied as names and values that a spreadsheet takes apart [D29.4]`, async ({
    page,
    context,
    rowsOf,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const screen = await openList(page, register)
    const row = screen.rows.nth(1)
    const [id] = await readIds(row)
    await row.locator('.row-chevron').click()
    await row.getByRole('button', { name: screen.say('row.copy') }).click()
    await expect(row.getByRole('status')).toHaveText(screen.say('row.copied'))
    const data = (await rowsOf(register)).find((one) => String(one[register.onMap.pageId]) === id) ?? {}
    const columns = register.columns.filter(({ shown }) => shown !== undefined)
    const whole = (key: string) => {
      const value = data[key] ?? null
      return Array.isArray(value) ? value.join(', ') : value
    }
    const values = columns.map((column) => inWords(whole(column.key), column, 'nl').replace(/^–$/, ''))
    const names = columns.map((column) => columnWords(register, column, 'nl'))
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
      `${names.join('\t')}\n${values.join('\t')}`,
    )
  })
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: every row and the list have a link to report an error, with the name filled in [D26.5, D26.6]`, async ({
    page,
  }) => {
    const screen = await openList(page, register, { language })
    const { say } = screen
    const report = (name: string) => say('reportErrorUrl', { name: encodeURIComponent(name) })
    const row = screen.rows.first()
    const name = (await screen.names.first().textContent()) ?? ''
    await row.locator('.row-chevron').click()
    await expect(
      row.getByRole('link', { name: say('reportError.of', { name }), exact: true }),
    ).toHaveAttribute('href', report(name))
    const title = say(`register.${register.id}.title`)
    await expect(
      page.locator('.screen-head').getByRole('link', { name: say('reportError') }),
    ).toHaveAttribute('href', report(title))
  })
}

test('a row that the browser does not let us copy says so [D29.4]', async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
  const screen = await openList(page, boreholes)
  await screen.rows.first().locator('.row-chevron').click()
  await screen.rows
    .first()
    .getByRole('button', { name: screen.say('row.copy') })
    .click()
  await expect(screen.rows.first().getByRole('status')).toHaveText(screen.say('row.notCopied'))
})

test('a row is printed alone, with its details and without what only a screen needs [D29.5]', async ({
  page,
}) => {
  await page.addInitScript(`window.print = () => { window.printed = true }`)
  const screen = await openList(page, boreholes)
  const row = screen.rows.nth(2)
  await row.locator('.row-chevron').click()
  await row.getByRole('button', { name: screen.say('row.print') }).click()
  expect(await page.evaluate('window.printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(screen.rows.filter({ visible: true })).toHaveCount(1)
  await expect(row.locator('.row-details dl')).toBeVisible()
  await expect(row.locator('.row-name')).toBeVisible()
  for (const hidden of ['.tool-bar', '#filters', '.row-actions', '.cell-select', '.row-chevron']) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  await page.emulateMedia({ media: 'print' })
  await expect(screen.rows.filter({ visible: true })).toHaveCount(30)
})
