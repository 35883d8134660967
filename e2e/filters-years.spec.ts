import type { Register } from '@datacentre/catalogue/grammar/register'
import { seismicLines, seismicSurveys2d, seismicSurveys3d } from '@datacentre/catalogue/registers/index'
import { answerDownloads, selectedKeys } from './support/downloads.ts'
import { keepsBetween } from './support/kept-rows.ts'
import { openList, type ListScreen } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const register of [seismicLines, seismicSurveys2d, seismicSurveys3d] as readonly Register[]) {
  test(`${register.id}: two years keep the rows whose survey name says so, and limit each other's choice [S2.116]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const filter = register.filters.find(({ kind }) => kind === 'yearIn')
    if (filter?.kind !== 'yearIn') throw new Error(`${register.id} has no years`)
    const screen = await openList(page, register)
    const { say, dropdown, choose } = screen
    await answerDownloads(page, register)
    const [from, to] = [say('filter.yearStart'), say('filter.yearEnd')]
    const options = page.locator('.option-words')
    // A long list draws its first entries first: which years it should have is not read from the screen.
    const expectCounts = async (
      { language }: ListScreen,
      [first, last]: readonly [number, number],
      boundsOf: (year: number) => { start: number | null; end: number | null },
    ): Promise<void> => {
      const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
      await expect(options).toHaveText([say('filter.none'), ...years.map(String)])
      const left = years.map((year) => rows.filter((row) => keepsBetween(filter, boundsOf(year), row)))
      await expect(page.locator('.option-count')).toHaveText(
        left.map(({ length }) => length.toLocaleString(language)),
      )
    }
    const thisYear = await page.evaluate<number>('new Date().getFullYear()')

    await dropdown(from).click()
    await expectCounts(screen, [1900, thisYear], (year) => ({ start: year, end: null }))
    await page.keyboard.press('Escape')

    await choose(from, '1984')
    await screen.expectCount(
      rows.filter((row) => keepsBetween(filter, { start: 1984, end: null }, row)).length,
    )
    await dropdown(to).click()
    await expectCounts(screen, [1984, thisYear], (year) => ({ start: 1984, end: year }))
    await page.keyboard.press('Escape')

    await choose(to, '1992')
    const kept = rows.filter((row) => keepsBetween(filter, { start: 1984, end: 1992 }, row))
    await screen.expectCount(kept.length)
    await expect(screen.badge).toHaveText('1')
    expect((await selectedKeys(screen)).sort()).toEqual(kept.map((row) => row[register.key[0] ?? '']).sort())
    await expect(page).toHaveURL((url) => url.search.includes('yearStart=1984&yearEnd=1992'))
    await dropdown(from).click()
    await expectCounts(screen, [1900, 1992], (year) => ({ start: year, end: 1992 }))
    await page.keyboard.press('Escape')

    await choose(from, say('filter.none'))
    await screen.expectCount(
      rows.filter((row) => keepsBetween(filter, { start: null, end: 1992 }, row)).length,
    )
  })
}

test('rows without a year in their survey name are left out while a year is asked', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(seismicLines)
  const nameless = rows.filter(({ surveyName }) => !/^.{5}\d{4}/.test(String(surveyName)))
  expect(nameless.length).toBeGreaterThan(0)
  const screen = await openList(page, seismicLines, { query: 'yearStart=1900' })
  await screen.expectCount(rows.length - nameless.length)
})
