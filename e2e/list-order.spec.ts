import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, seismicLines } from '@datacentre/catalogue/registers/index'
import { columnTextKey } from '@datacentre/catalogue/texts/index'
import { inOrderOf } from './support/kept-rows.ts'
import { inTurn, openList } from './support/list-screen.ts'
import { readRows } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: every order puts the rows as a reader expects, empty values last [S1.10, S2.46, S2.113, D10.1-6]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    const wordsOf = (key: string) => screen.say(columnTextKey(register, { key }))
    await expect(screen.order).toContainText(wordsOf(register.orderedBy[0] ?? ''))
    await screen.order.click()
    await expect(page.locator('.option-words')).toHaveText(register.orderedBy.map(wordsOf))
    await page.keyboard.press('Escape')
    for (const key of register.orderedBy.toReversed()) {
      await screen.choose(screen.say('filter.order'), wordsOf(key))
      const expected = inOrderOf(register, key, { rows, language })
      const name = (row: (typeof rows)[number]) => String(row[register.name])
      await expect
        .poll(async () => (await readRows(screen.rows)).map((row) => row.name))
        .toEqual(expected.slice(0, 30).map(name))
      await page.getByRole('button', { name: screen.say('paging.last') }).click()
      const left = rows.length % 30 === 0 ? 30 : rows.length % 30
      await expect(screen.rows).toHaveCount(left)
      expect((await readRows(screen.rows)).map((row) => row.name)).toEqual(expected.slice(-left).map(name))
    }
  })
}

test('another order brings the list back to page 1 and keeps the selection [S4.18]', async ({ page }) => {
  const screen = await openList(page, boreholes, { query: 'page=3' })
  await screen.rows.nth(1).getByRole('checkbox').check()
  await screen.choose(screen.say('filter.order'), screen.say('boreholes.startDate'))
  await expect(screen.report).toHaveText(/^1 /)
  await expect(screen.selected).toHaveText(screen.say('selection.count', { count: 1 }))
})

for (const register of [boreholes, seismicLines] as readonly Register[]) {
  test(`${register.id}: there is no choice of order when the operator switched it off, and one in the address is left aside [S2.46, S2.113, S6.2, D15.1-3]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    await page.route('**/rest/config/features', async (route) => {
      const features: Record<string, string> = await (await route.fetch()).json()
      await route.fulfill({ json: { ...features, 'dc.feature.service.sortEnabled': 'false' } })
    })
    // The names would stand in another order by this column.
    const order = register.orderedBy.at(-1) ?? ''
    const namesBy = (key: string) =>
      inOrderOf(register, key, { rows, language: 'nl' })
        .slice(0, 30)
        .map((row) => String(row[register.name]))
    expect(namesBy(order)).not.toEqual(namesBy(register.orderedBy[0] ?? ''))
    const screen = await openList(page, register, { query: `order=${order}` })
    await expect(page.locator('.tool-bar')).toBeVisible()
    await expect(screen.order).toHaveCount(0)
    await expect(page.getByText(screen.say('filter.order'))).toHaveCount(0)
    expect((await readRows(screen.rows)).map(({ name }) => name)).toEqual(
      namesBy(register.orderedBy[0] ?? ''),
    )
    await expect(page).not.toHaveURL(/order=/)
  })
}
