import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { boreholes, fields, licences, seismicLines } from '@datacentre/catalogue/registers/index'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { answerDownloads, selectedKeys } from '../support/downloads.ts'
import { openList, type ListScreen } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

/** The list shows and selects these rows of the API, and no others. */
async function expectKept(screen: ListScreen, kept: readonly AnyRow[]): Promise<void> {
  const key = screen.register.key[0] ?? ''
  await screen.expectCount(kept.length)
  expect((await selectedKeys(screen)).sort()).toEqual(kept.map((row) => row[key]).sort())
}

/** What a dropdown offers after its first entry: words, and how many rows each entry would leave. */
async function offered(screen: ListScreen, label: string): Promise<[string, string][]> {
  await screen.dropdown(label).click()
  const options = screen.page.locator('.option')
  await expect(options.first()).toBeVisible()
  const entries = await options.evaluateAll((all) =>
    all.map((option): [string, string] => [
      option.querySelector('.option-words')?.textContent ?? '',
      option.querySelector('.option-count')?.textContent ?? '',
    ]),
  )
  await screen.page.keyboard.press('Escape')
  await expect(screen.page.getByRole('listbox')).toHaveCount(0)
  expect(entries[0]).toEqual([screen.say('filter.none'), ''])
  return entries.slice(1)
}

test('boreholes: filters keep exactly the rows the API says, at once, and the options count what they would leave [S1.9, S2.42, S2.112, S4.5, S4.14, D8.5, D8.7, D8.8, D29.9]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const screen = await openList(page, boreholes)
  const { say } = screen
  await answerDownloads(page, boreholes)
  const onLand = rows.filter(({ onOffshore }) => onOffshore === 'ON')
  await screen.choose(say('filter.onOffshore'), say('onOffshore.ON'))
  await expectKept(screen, onLand)
  const chip = say('filters.chip', { filter: say('filter.onOffshore'), value: say('onOffshore.ON') })
  await expect(screen.chips).toHaveText([chip])
  await expect(screen.badge).toHaveText('1')
  await expect(page).toHaveURL((url) => url.searchParams.get('onOffshore') === 'ON')

  const counts = new Map<string, number>()
  for (const { resultCode } of onLand) {
    const words =
      resultCode === null ? say('filter.noValue') : sayCode('nl', 'boreholeResult', String(resultCode))
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const results = await offered(screen, say('filter.result'))
  expect(results.filter(([, count]) => count !== '0').sort()).toEqual(
    [...counts].map(([words, count]) => [words, count.toLocaleString('nl')]).sort(),
  )
  await screen.choose(say('filter.result'), say('filter.noValue'))
  await expectKept(
    screen,
    onLand.filter(({ resultCode }) => resultCode === null),
  )
  await expect(screen.badge).toHaveText('2')

  await screen.choose(say('filter.onOffshore'), say('filter.none'))
  await screen.choose(say('filter.result'), say('filter.none'))
  await screen.expectCount(rows.length)
  await expect(screen.badge).toHaveCount(0)
  await expect(screen.chips).toHaveCount(0)
})

test('fields: a stratigraphic group clears the unit, and leaves only its own units to choose from [S4.16, S4.17]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(fields)
  const screen = await openList(page, fields, { language: 'en' })
  const { say } = screen
  await answerDownloads(page, fields)
  const label = say('filter.stratUnit')
  await screen.choose(label, say('stratUnit.ROSL'))
  await expect(screen.chips).toHaveText([new RegExp(label)])
  await screen.choose(say('filter.stratGroup'), say('stratGroup.TRIASSIC'))
  await expect(screen.chips).toHaveText([new RegExp(say('filter.stratGroup'))])
  // Triassic codes start with R, but RO and RV are Rotliegend (S3).
  const unitsOf = (row: AnyRow) => String(row['geoStratUnitCodes'] ?? '').split(/,\s*/)
  const isTriassic = (unit: string) => /^R(?![OV])/.test(unit)
  const triassic = rows.filter((row) => unitsOf(row).some(isTriassic))
  await expectKept(screen, triassic)
  const units = await offered(screen, label)
  const inData = new Set(triassic.flatMap(unitsOf).filter(isTriassic))
  expect(
    units
      .filter(([, count]) => count !== '0')
      .map(([words]) => words)
      .sort(),
  ).toEqual([...inData].map((code) => sayCode('en', 'stratUnit', code)).sort())
})

test('licences: a typed period keeps the rows the API says, by its start, its end and both [S2.76, S2.77, S5.9, D9.1-4]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(licences)
  const screen = await openList(page, licences)
  await answerDownloads(page, licences)
  const [from, to] = [Date.UTC(1975, 0, 1), Date.UTC(1990, 11, 31)]
  for (const [key, of] of [
    ['grantedDate', 'granted'],
    ['expiryDate', 'expired'],
  ] as const) {
    const box = (half: 'Start' | 'End') =>
      screen.filters.getByRole('textbox', { name: screen.say(`filter.${of}${half}`), exact: true })
    const between = (first: number, last: number) =>
      rows.filter(({ [key]: day }) => typeof day === 'number' && day >= first && day <= last)
    await box('Start').fill('01-01-1975')
    await box('Start').press('Enter')
    await expectKept(screen, between(from, Infinity))
    await box('End').fill('31-12-1990')
    await box('End').blur()
    await expectKept(screen, between(from, to))
    await expect(screen.badge).toHaveText('1')
    await box('Start').fill('')
    await box('Start').blur()
    // Days in 1800 and 1801 stand for none.
    await screen.expectCount(between(Date.UTC(1802, 0, 1), to).length)
    await box('End').fill('')
    await box('End').blur()
    await screen.expectCount(rows.length)
  }
})

test('lines: two years keep the rows whose survey name says so, and limit each other, and rows without a year are left out [S2.116]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(seismicLines)
  const years = rows.map(({ surveyName }) => Number(/^.{5}(\d{4})/.exec(String(surveyName))?.[1] ?? 0))
  const between = (first: number, last: number) =>
    rows.filter((_, at) => years[at]! >= first && years[at]! <= last)
  const screen = await openList(page, seismicLines)
  const { say } = screen
  await answerDownloads(page, seismicLines)
  const [from, to] = [say('filter.yearStart'), say('filter.yearEnd')]
  const thisYear = await page.evaluate<number>('new Date().getFullYear()')
  const words = page.locator('.option-words')
  const span = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)

  await screen.choose(from, '1900')
  await expectKept(screen, between(1900, thisYear))
  expect(between(1900, thisYear).length).toBeLessThan(rows.length)
  await screen.choose(from, '1984')
  await screen.dropdown(to).click()
  await expect(words).toHaveText([say('filter.none'), ...span(1984, thisYear).map(String)])
  await expect(page.locator('.option-count')).toHaveText(
    span(1984, thisYear).map((year) => between(1984, year).length.toLocaleString('nl')),
  )
  await page.keyboard.press('Escape')
  await screen.choose(to, '1992')
  await expectKept(screen, between(1984, 1992))
  await expect(screen.badge).toHaveText('1')
  await expect(page).toHaveURL((url) => url.search.includes('yearStart=1984&yearEnd=1992'))
  await screen.dropdown(from).click()
  await expect(words).toHaveText([say('filter.none'), ...span(1900, 1992).map(String)])
  await page.keyboard.press('Escape')
  await screen.choose(from, say('filter.none'))
  await screen.expectCount(between(1, 1992).length)
})

test('the search follows every key, also among 28,000 lines [S1.8, S4.14]', async ({ page, rowsOf }) => {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const rows = await rowsOf(seismicLines)
  const screen = await openList(page, seismicLines)
  await answerDownloads(page, seismicLines)
  const name = String(rows[1234]?.['name'])
  const found = (typed: string) =>
    rows.filter((row) => plain(String(row['name'])).includes(plain(typed).trim()))
  await screen.search.click()
  for (const [at, key] of [...name].entries()) {
    await page.keyboard.type(key)
    await screen.expectCount(found(name.slice(0, at + 1)).length)
  }
  await expect(screen.names.first()).toHaveText(name)
  await expectKept(screen, found(name))
  await expect(screen.badge).toHaveCount(0)
})

test('a calendar that is still on its way stands where it will, and Escape closes it [D29.41]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 1400 })
  let arrive = (): void => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/calendar-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const { say } = await openList(page, licences)
  // Its right edges are in line, so its left one tells how wide it is.
  const choose = page.getByRole('button', { name: say('period.chooseEnd') }).first()
  const popover = page.locator('.popover')
  await choose.click()
  await expect(popover).toHaveText(say('loading'))
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await choose.click()
  await expect(popover).toHaveText(say('loading'))
  const waiting = (await popover.boundingBox())!
  arrive()
  await expect(page.getByRole('grid')).toBeVisible()
  const { x, y } = (await popover.boundingBox())!
  expect([Math.round(x), Math.round(y)]).toEqual([Math.round(waiting.x), Math.round(waiting.y)])
})
