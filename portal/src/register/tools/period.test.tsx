import type { Language } from '@datacentre/catalogue/texts/index'
import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import { monthKeys } from '@datacentre/catalogue/wording/long-dates'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { first } from '@datacentre/client/testing/found'
import { boxOf, expectCount, openList, press, query, type ListPage } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'
import { stopClock } from '../../../testing/stopped-clock.ts'

const service = standInService()
service.answerList(boreholes, manyBoreholes(70))
service.answerList(licences, someRows.licences)

const calendar = page.getByRole('grid')
const closed = () => expectCount('[role=grid]', 0)

const boxes = ({ say, filters }: ListPage) => ({
  start: filters.getByRole('textbox', { name: say('filter.startDate'), exact: true }),
  end: filters.getByRole('textbox', { name: say('filter.endDate'), exact: true }),
  chooseStart: page.getByRole('button', { name: say('period.chooseStart') }),
  chooseEnd: page.getByRole('button', { name: say('period.chooseEnd') }),
})

const type = async (box: ReturnType<typeof boxes>['start'], text: string): Promise<void> => {
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a typed period', () => {
  it('keeps the rows between its days, both included [S2.63, S5.9, D9.1-4]', async () => {
    const list = await openList(boreholes)
    const { start, end } = boxes(list)
    await type(start, '01-01-2010')
    // None of them has ended, and a borehole without an end date has not.
    await list.expectCount(70)
    await type(end, '31-12-2010')
    const starts = manyBoreholes(70).map(({ startDate }) => startDate ?? 0)
    await list.expectCount(starts.filter((day) => day <= Date.UTC(2010, 11, 31)).length)
    await expectCount('.chip', 1)
  })

  it.each<Language>(['nl'])(
    'is refused in words where it is none, too early, in the future or crosswise, in %s [S5.9]',
    async (language) => {
      const list = await openList(boreholes, { language })
      const { say } = list
      const { start, end } = boxes(list)
      for (const [wrong, fault] of [
        ['31-02-1984', 'period.notADate'],
        ['31-12-84', 'period.notADate'],
        ['31-12-1799', 'period.tooEarly'],
        ['01-01-2999', 'period.inTheFuture'],
      ] as const) {
        await type(start, wrong)
        const told = page.getByCss('.day-box-fault').first()
        await expect.element(told).toHaveTextContent(`${say(fault)} ${say('period.notApplied')}`)
        await expect.element(start).toHaveAttribute('aria-invalid', 'true')
        await expect.element(start).toHaveAccessibleDescription(expect.stringContaining(say(fault)))
      }
      await list.expectCount(70)
      await type(start, '31.12.1984')
      await expect.element(start).toHaveValue('31-12-1984')
      await expect.poll(() => query().get('startDate')).toBe('1984-12-31')
      await type(end, '30/12/1984')
      await expect
        .element(page.getByCss('.day-box-fault').last())
        .toHaveTextContent(say('period.endTooEarly'))
      expect(query().get('endDate')).toBeNull()
    },
  )

  it('that is wrong takes the place of the one before, which no longer narrows the list [D9.9]', async () => {
    const list = await openList(boreholes, { query: 'startDate=1960-12-31' })
    const { start } = boxes(list)
    await expectCount('.chip', 1)
    await type(start, '31-02-1984')
    await list.expectCount(70)
    await expectCount('.chip', 0)
    await expect.poll(() => query().get('startDate')).toBeNull()
    await expect.element(start).toHaveValue('31-02-1984')
    await expect.element(start).toHaveAttribute('aria-invalid', 'true')
    await type(start, '31-01-1984')
    await expectCount('.chip', 1)
    await expect.element(start).not.toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => query().get('startDate')).toBe('1984-01-31')
  })
})

describe('the calendar', () => {
  it.each(['nl', 'en'] as const)(
    'takes its labels from the texts, starts on Sunday and numbers its weeks, in %s [S7.36, S7.37, D2.6, D13.8]',
    async (language) => {
      const list = await openList(boreholes, { language, query: 'startDate=1984-12-31' })
      const { say } = list
      await boxes(list).chooseStart.click()
      await expect.element(calendar).toBeVisible()
      const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
      const texts = (role: string) =>
        calendar
          .getByRole(role)
          .elements()
          .map((cell) => cell.textContent)
      expect(texts('columnheader')).toEqual(['Wk', ...days.map((day) => say(`calendar.dayNames.${day}`))])
      // ISO weeks of the row's Thursday: 27 December 1984 lies in week 52, 3 January 1985 in week 1.
      expect(texts('rowheader')).toEqual(['48', '49', '50', '51', '52', '1'])
      const options = (label: 'calendar.month' | 'calendar.year') =>
        page
          .getByLabelText(say(label), { exact: true })
          .getByRole('option')
          .elements()
          .map((option) => option.textContent)
      expect(options('calendar.month')).toEqual(monthKeys.map((month) => say(`calendar.monthNames.${month}`)))
      const thisYear = new Date().getFullYear()
      expect(options('calendar.year')).toEqual(
        Array.from({ length: thisYear - 1800 + 1 }, (_, back) => String(thisYear - back)),
      )
      const chosen = calendar.getByRole('gridcell', { selected: true })
      await expect.element(chosen).toHaveTextContent('31')
      await expect.element(chosen).toHaveFocus()
    },
  )

  it('closes 150 ms after a pick, and the period applies only then [S4.15, S9.49]', async () => {
    const list = await openList(boreholes, { query: 'endDate=1984-12-31' })
    const { chooseEnd, end } = boxes(list)
    const before = list.count.element().textContent
    await chooseEnd.click()
    await expect.element(calendar).toBeVisible()
    const { pass, until, resume } = stopClock()
    const chosen = () => first('[role=grid] [aria-selected=true]').textContent
    press(calendar.getByRole('gridcell', { name: /\b15 / }).first())
    await until(() => chosen() === '15')
    await pass(149)
    expect(chosen()).toBe('15')
    expect(list.count.element().textContent).toBe(before)
    await pass(1)
    resume()
    await closed()
    await expect.element(end).toHaveValue('15-12-1984')
    await expect.poll(() => query().get('endDate')).toBe('1984-12-15')
    await expect.element(chooseEnd).toHaveFocus()
  })

  it('offers no day after the end or before the start, and none after today [S5.4-7]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
    const list = await openList(boreholes, { query: 'startDate=1984-12-10&endDate=1984-12-20' })
    const { say } = list
    const { chooseStart, chooseEnd } = boxes(list)
    const day = (date: string) => page.getByRole('gridcell', { name: new RegExp(`\\b${date}`) })
    const december = (number: number) => day(`${number} ${say('calendar.longMonthNames.Dec')} 1984`)
    const november = (number: number) => day(`${number} ${say('calendar.longMonthNames.Nov')} 2026`)
    const today = page.getByRole('button', { name: say('calendar.today'), exact: true })
    await chooseStart.click()
    await expect.element(december(20)).not.toHaveAttribute('aria-disabled', 'true')
    await expect.element(december(21)).toHaveAttribute('aria-disabled', 'true')
    // The end lies before today, so today cannot be the start (S5).
    await expect.element(today).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await closed()
    await chooseEnd.click()
    await expect.element(december(9)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(december(10)).not.toHaveAttribute('aria-disabled', 'true')
    await today.click()
    await closed()
    await expect.poll(() => query().get('endDate')).toBe('2026-11-15')
    await chooseEnd.click()
    await expect.element(november(15)).toHaveAttribute('aria-current', 'date')
    await expect.element(november(16)).toHaveAttribute('aria-disabled', 'true')
    press(november(16))
    await expect.element(calendar).toBeVisible()
  })

  it('has a button that clears its date [S5.8]', async () => {
    const list = await openList(boreholes, { query: 'startDate=1960-12-10&endDate=2001-12-20' })
    const { chooseStart, chooseEnd } = boxes(list)
    for (const choose of [chooseStart, chooseEnd]) {
      await choose.click()
      await page.getByRole('button', { name: list.say('calendar.clear'), exact: true }).click()
      await closed()
    }
    await expect.poll(() => query().toString()).toBe('')
    await list.expectCount(70)
  })

  it('is walked by arrows, pages and the lists of months and years, and a day is taken with Enter', async () => {
    const list = await openList(boreholes, { query: 'startDate=1984-12-31' })
    const { say } = list
    boxes(list).chooseStart.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(calendar.getByRole('gridcell', { selected: true })).toHaveFocus()
    // One day and one week back, then a month: 23 November.
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{PageUp}{Enter}')
    await closed()
    await expect.poll(() => query().get('startDate')).toBe('1984-11-23')

    await userEvent.keyboard('{Enter}')
    await page.getByLabelText(say('calendar.year'), { exact: true }).selectOptions('1960')
    await page
      .getByLabelText(say('calendar.month'), { exact: true })
      .selectOptions(say('calendar.monthNames.Feb'))
    await page.getByRole('button', { name: say('calendar.nextMonth') }).click()
    const march = new RegExp(`\\b1 ${say('calendar.longMonthNames.Mar')} 1960`)
    await page.getByRole('gridcell', { name: march }).click()
    await expect.poll(() => query().get('startDate')).toBe('1960-03-01')
  })

  it('covers the column of filters and nothing beside it [D29.26]', async () => {
    await page.viewport(1400, 1000)
    const { filters } = await openList(licences)
    const column = boxOf('.filter-control')
    for (const choose of filters.getByCss(':scope > .filter-control .calendar-box-control button').all()) {
      await choose.click()
      await expect.element(calendar).toBeVisible()
      // A popover is placed in the frame after its calendar was drawn.
      await expect.poll(() => boxOf('.popover').left).toBeGreaterThanOrEqual(column.left)
      await expect.poll(() => boxOf('.popover').right).toBeLessThanOrEqual(column.right)
      // At once: the words of the button before, which go a moment after the focus left it, do not take this Escape.
      await userEvent.keyboard('{Escape}')
      await closed()
    }
  })
})
