import type { ChoiceFilter, Filter } from '@datacentre/catalogue/grammar/filter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { monthKeys } from '@datacentre/catalogue/time/calendar'
import type { Page } from '@playwright/test'
import { answerDownloads, selectedKeys } from './support/downloads.ts'
import { keepsBetween } from './support/kept-rows.ts'
import { languages, openList, type ListScreen } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

type DayFilter = Extract<Exclude<Filter, ChoiceFilter>, { kind: 'period' | 'dated' }>

const dayFilters = (register: Register): DayFilter[] =>
  register.filters.flatMap((filter) => (filter.kind === 'period' || filter.kind === 'dated' ? [filter] : []))

const boxes = ({ filters, say }: ListScreen, filter: DayFilter) => ({
  start: filters.getByRole('textbox', { name: say(`filter.${filter.start}`), exact: true }),
  end: filters.getByRole('textbox', { name: say(`filter.${filter.end}`), exact: true }),
})

/** Asked in the middle of the data, with bounds that rows lie on and beside. */
const asked = { start: Date.UTC(1975, 0, 1), end: Date.UTC(1990, 11, 31) }
const typed = { start: '01-01-1975', end: '31-12-1990' }

for (const register of [boreholes, fields, licences] as readonly Register[]) {
  test(`${register.id}: a typed period keeps the rows the API says, by its start, its end and both [S2.63, S2.71, S2.76, S2.77, S5.9, D9.1-4]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register)
    await answerDownloads(page, register)
    const keysBetween = (filter: DayFilter, between: { start: number | null; end: number | null }) =>
      rows.filter((row) => keepsBetween(filter, between, row)).map((row) => row[register.key[0] ?? ''])
    for (const filter of dayFilters(register)) {
      const { start, end } = boxes(screen, filter)
      await start.fill(typed.start)
      await start.press('Enter')
      const after = keysBetween(filter, { ...asked, end: null })
      await screen.expectCount(after.length)
      expect((await selectedKeys(screen)).sort()).toEqual(after.sort())

      await end.fill(typed.end)
      await end.blur()
      const within = keysBetween(filter, asked)
      await screen.expectCount(within.length)
      await expect(screen.badge).toHaveText('1')
      expect((await selectedKeys(screen)).sort()).toEqual(within.sort())

      await start.fill('')
      await start.blur()
      await screen.expectCount(keysBetween(filter, { ...asked, start: null }).length)
      await end.fill('')
      await end.blur()
      await screen.expectCount(rows.length)
    }
  })
}

const calendarOf = (page: Page) => page.getByRole('grid')

for (const language of languages) {
  test(`the calendar takes its labels from the texts, starts on Sunday and numbers its weeks, in ${language} [S7.36, S7.37, D2.6, D13.8]`, async ({
    page,
  }) => {
    const { say } = await openList(page, boreholes, { language, query: 'startDate=1984-12-31' })
    await page.getByRole('button', { name: say('period.chooseStart') }).click()
    const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
    await expect(calendarOf(page).getByRole('columnheader')).toHaveText([
      'Wk',
      ...days.map((day) => say(`calendar.dayNames.${day}`)),
    ])
    await expect(page.getByLabel(say('calendar.month'), { exact: true }).locator('option')).toHaveText(
      monthKeys.map((month) => say(`calendar.monthNames.${month}`)),
    )
    // ISO weeks of the row's Thursday: 27 December 1984 lies in week 52, 3 January 1985 in week 1.
    await expect(calendarOf(page).getByRole('rowheader')).toHaveText(['48', '49', '50', '51', '52', '1'])
    const chosen = calendarOf(page).getByRole('gridcell', { selected: true })
    await expect(chosen).toHaveText('31')
    await expect(chosen).toBeFocused()
    const years = page.getByLabel(say('calendar.year'), { exact: true }).locator('option')
    const thisYear = await page.evaluate<number>('new Date().getFullYear()')
    await expect(years).toHaveCount(thisYear - 1800 + 1)
    await expect(years.first()).toHaveText(String(thisYear))
    await expect(years.last()).toHaveText('1800')
  })

  test(`a date that is none, too early, in the future or crosswise is refused in words, in ${language} [S5.9]`, async ({
    page,
  }) => {
    const screen = await openList(page, boreholes, { language })
    const { say } = screen
    const [period] = dayFilters(boreholes)
    if (period === undefined) throw new Error('boreholes have no period')
    const { start, end } = boxes(screen, period)
    const before = (await screen.count.textContent()) ?? ''
    for (const [wrong, fault] of [
      ['31-02-1984', 'period.notADate'],
      ['31-12-84', 'period.notADate'],
      ['31-12-1799', 'period.tooEarly'],
      ['01-01-2999', 'period.inTheFuture'],
    ] as const) {
      await start.fill(wrong)
      await start.press('Enter')
      await expect(page.locator('.day-box-fault').first()).toHaveText(
        `${say(fault)} ${say('period.notApplied')}`,
      )
      await expect(start).toHaveAttribute('aria-invalid', 'true')
      await expect(start).toHaveAccessibleDescription(new RegExp(say(fault).replaceAll('.', '\\.')))
    }
    await expect(screen.count).toHaveText(before)
    await start.fill('31.12.1984')
    await start.press('Enter')
    await expect(start).toHaveValue('31-12-1984')
    await expect(page).toHaveURL(/startDate=1984-12-31/)
    await end.fill('30/12/1984')
    await end.press('Enter')
    await expect(page.locator('.day-box-fault').last()).toContainText(say('period.endTooEarly'))
    await expect(page).not.toHaveURL(/endDate/)
  })
}

test('a date that is wrong takes the place of the one before, which no longer narrows the list [D9.9]', async ({
  page,
  rowsOf,
}) => {
  const screen = await openList(page, boreholes, { query: 'startDate=1984-12-31' })
  const [period] = dayFilters(boreholes)
  if (period === undefined) throw new Error('boreholes have no period')
  const { start } = boxes(screen, period)
  await expect(screen.chips).toHaveCount(1)
  await start.fill('31-02-1984')
  await start.press('Enter')
  await screen.expectCount((await rowsOf(boreholes)).length)
  await expect(screen.chips).toHaveCount(0)
  await expect(page).not.toHaveURL(/startDate/)
  await expect(start).toHaveValue('31-02-1984')
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  await start.fill('31-01-1984')
  await start.press('Enter')
  await expect(screen.chips).toHaveCount(1)
  await expect(start).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/startDate=1984-01-31/)
})

test('the calendar closes 150 ms after a pick, and the period applies only then [S4.15, S9.49]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  const { say, count } = await openList(page, boreholes, { query: 'startDate=1984-12-31' })
  const before = (await count.textContent()) ?? ''
  await page.getByRole('button', { name: say('period.chooseStart') }).click()
  await expect(calendarOf(page)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00Z'))
  await page.getByRole('gridcell', { name: /\b15 / }).first().click()
  await page.clock.runFor(149)
  await expect(calendarOf(page)).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('15')
  expect(await count.textContent()).toBe(before)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(calendarOf(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: say('filter.startDate'), exact: true })).toHaveValue(
    '15-12-1984',
  )
  await expect(count).not.toHaveText(before)
  await expect(page.getByRole('button', { name: say('period.chooseStart') })).toBeFocused()
})

test('the calendar offers no day after the end or before the start, and none after today', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  const { say } = await openList(page, boreholes, { query: 'startDate=1984-12-10&endDate=1984-12-20' })
  const day = (name: string) =>
    page.getByRole('gridcell', { name: new RegExp(`\\b${name} ${say('calendar.longMonthNames.Dec')} 1984`) })
  await page.getByRole('button', { name: say('period.chooseStart') }).click()
  await expect(day('20')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(day('21')).toHaveAttribute('aria-disabled', 'true')
  // The end lies before today, so today cannot be the start (S5).
  await expect(page.getByRole('button', { name: say('calendar.today'), exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say('period.chooseEnd') }).click()
  await expect(day('9')).toHaveAttribute('aria-disabled', 'true')
  await expect(day('10')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: say('calendar.today'), exact: true })).toBeEnabled()
  await page.getByRole('button', { name: say('calendar.today'), exact: true }).click()
  await expect(calendarOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/endDate=2026-11-15/)

  await page.getByRole('button', { name: say('period.chooseEnd') }).click()
  const november = (name: string) =>
    page.getByRole('gridcell', { name: new RegExp(`\\b${name} ${say('calendar.longMonthNames.Nov')} 2026`) })
  await expect(november('15')).toHaveAttribute('aria-current', 'date')
  await expect(november('16')).toHaveAttribute('aria-disabled', 'true')
  await november('16').click({ force: true })
  await expect(calendarOf(page)).toBeVisible()
})

test('each of the two dates has a button that clears it [S5.8]', async ({ page, rowsOf }) => {
  const screen = await openList(page, boreholes, { query: 'startDate=1984-12-10&endDate=1984-12-20' })
  const { say } = screen
  for (const half of ['period.chooseStart', 'period.chooseEnd'] as const) {
    await page.getByRole('button', { name: say(half) }).click()
    await page.getByRole('button', { name: say('calendar.clear'), exact: true }).click()
    await expect(calendarOf(page)).toHaveCount(0)
  }
  await expect(page).not.toHaveURL(/Date=/)
  await screen.expectCount((await rowsOf(boreholes)).length)
})

test('a day is found by arrows, pages and the lists of months and years, and taken with Enter', async ({
  page,
}) => {
  const { say } = await openList(page, boreholes, { query: 'startDate=1984-12-31' })
  const open = page.getByRole('button', { name: say('period.chooseStart') })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) await page.keyboard.press(key)
  // One day and one week back, then a month: 23 November.
  await page.keyboard.press('Enter')
  await expect(calendarOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/startDate=1984-11-23/)

  await page.keyboard.press('Enter')
  await page.getByLabel(say('calendar.year'), { exact: true }).selectOption('1960')
  await page.getByLabel(say('calendar.month'), { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: say('calendar.nextMonth') }).click()
  await page
    .getByRole('gridcell', { name: new RegExp(`\\b1 ${say('calendar.longMonthNames.Mar')} 1960`) })
    .click()
  await expect(page).toHaveURL(/startDate=1960-03-01/)
})

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a picked day is the same day, and today is today in Amsterdam [D9.6, D9.7]', async ({
    page,
    rowsOf,
  }) => {
    // Half past midnight in Amsterdam is still the evening before in New York.
    await page.clock.install({ time: new Date('2026-11-15T23:30:00Z') })
    const rows = await rowsOf(boreholes)
    const [period] = dayFilters(boreholes)
    if (period === undefined) throw new Error('boreholes have no period')
    const screen = await openList(page, boreholes, { query: 'startDate=1984-12-31' })
    const { start, end } = boxes(screen, period)
    await expect(start).toHaveValue('31-12-1984')
    await screen.expectCount(
      rows.filter((row) => keepsBetween(period, { start: Date.UTC(1984, 11, 31), end: null }, row)).length,
    )
    await page.getByRole('button', { name: screen.say('period.chooseEnd') }).click()
    await page.getByRole('button', { name: screen.say('calendar.today'), exact: true }).click()
    await expect(end).toHaveValue('16-11-2026')
    await page.getByRole('button', { name: screen.say('period.chooseStart') }).click()
    await page.getByRole('gridcell', { name: /\b15 / }).first().click()
    await expect(start).toHaveValue('15-12-1984')
    await expect(page).toHaveURL(/startDate=1984-12-15/)
  })
})
