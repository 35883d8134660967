import { boreholes, fields, seismicLines } from '@datacentre/catalogue/registers/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { inTurn, listAddress, listScreen, openList } from '../support/list-screen.ts'
import { readDetails, readIds, readRows } from '../support/shown-rows.ts'
import { expect, test } from '../support/test.ts'

test('each of the six lists has its name, its icon and as many rows as the API answers, and opens a row [S1.7, S2.39, S2.50, S4.7]', async ({
  page,
  rowsOf,
}) => {
  for (const { register, language } of inTurn) {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    const { say } = screen
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`register.${register.id}.title`))
    await expect(page.locator('.screen-head-icon svg')).toBeVisible()
    await screen.expectCount(rows.length)
    const row = screen.rows.nth(5)
    const [shown] = await readRows(row)
    const data = rows.find((one) => String(one[register.onMap.pageId]) === shown?.id)
    expect([register.id, shown?.name]).toEqual([register.id, data?.[register.name]])
    const name = String(shown?.name)
    await row.getByRole('button', { name: say('row.expand', { name }), exact: true }).click()
    expect((await readDetails(row)).length).toBeGreaterThan(0)
    await row.getByRole('button', { name: say('row.collapse', { name }), exact: true }).click()
    await expect(row.locator('.row-details')).toHaveCount(0)
  }
})

test('every row is on exactly one page, in one order', async ({ page, rowsOf }) => {
  const rows = await rowsOf(fields)
  const screen = await openList(page, fields, { query: 'pageSize=200' })
  const seen: string[] = []
  for (let left = rows.length; left > 0; left -= 200) {
    await expect(screen.rows).toHaveCount(Math.min(200, left))
    seen.push(...(await readIds(screen.rows)))
    if (left > 200) await page.getByRole('button', { name: screen.say('paging.next') }).click()
  }
  const { compare } = new Intl.Collator('nl', { numeric: true })
  const nameOf = new Map(rows.map(({ fieldCode, fieldName }) => [String(fieldCode), String(fieldName)]))
  const names = seen.map((code) => nameOf.get(code) ?? '')
  expect(names).toEqual(names.toSorted(compare))
  expect(seen.sort()).toEqual([...nameOf.keys()].sort())
})

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('days and months read as they do in Amsterdam, a picked day is the same day, and today is today in Amsterdam [S2.54, D9.6-8]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const here = await (
      await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Amsterdam' })
    ).newPage()
    for (const register of [boreholes, seismicLines] as readonly Register[]) {
      const query = 'pageSize=50'
      const [there, home] = [await openList(page, register, { query }), listScreen(here, register, 'nl')]
      await here.goto(listAddress(register, { query }))
      await expect(home.rows).toHaveCount(50)
      const shown = await readRows(home.rows)
      expect(shown.some(({ cells }) => cells.some((cell) => /^(\d\d-)?\d\d-\d{4}$/.test(cell)))).toBe(true)
      expect(await readRows(there.rows)).toEqual(shown)
    }
    await here.context().close()

    // Half past midnight in Amsterdam is still the evening before in New York.
    await page.clock.install({ time: new Date('2026-11-15T23:30:00Z') })
    const screen = await openList(page, boreholes, { query: 'startDate=1984-12-31' })
    const { say } = screen
    const box = (name: 'filter.startDate' | 'filter.endDate') =>
      screen.filters.getByRole('textbox', { name: say(name), exact: true })
    await expect(box('filter.startDate')).toHaveValue('31-12-1984')
    await page.getByRole('button', { name: say('period.chooseEnd') }).click()
    await page.getByRole('button', { name: say('calendar.today'), exact: true }).click()
    await expect(box('filter.endDate')).toHaveValue('16-11-2026')
    await page.getByRole('button', { name: say('period.chooseStart') }).click()
    await page.getByRole('gridcell', { name: /\b15 / }).first().click()
    await expect(box('filter.startDate')).toHaveValue('15-12-1984')
    await expect(page).toHaveURL(/startDate=1984-12-15/)
  })
})
