import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import { standInService } from '@datacentre/client/testing/service'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { figuresOf } from '../../../testing/figure-rows.ts'
import { expectCount, inAddress, openFigures, text } from '../../../testing/figures-screen.tsx'

const screens = [fieldProduction, geothermalProduction] as const
const service = standInService()
for (const screen of screens) service.answerFigures(screen, (asked) => figuresOf(screen, asked, 3))

const thisYear = new Date().getFullYear()
/** What the screen asks for, without the year before that a single year is compared with. */
const questions = (): FigureQuery[] =>
  service.received
    .map(({ body }) => body as FigureQuery)
    .filter(({ yearEnd }, at, all) => yearEnd !== (all[at - 1]?.yearStart ?? 0) - 1)
const year = (name: number) => page.getByRole('gridcell', { name: String(name), exact: true })

const yearsIn = (cells: Locator): string[] => cells.elements().map((cell) => cell.textContent.trim())

async function openCalendar() {
  const figures = await openFigures(fieldProduction)
  const choose = page.getByRole('button', { name: figures.say('years.choose') })
  await choose.click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  return { ...figures, choose }
}

beforeEach(() => {
  service.received.length = 0
})

describe('the years that a page of figures opens on', () => {
  it('are the last two with figures, where these ended before last year [D13.11]', async () => {
    const config = { dataset: aDataset({ figuresUntil: '2019-12' }) }
    const { years } = await openFigures(fieldProduction, { config })
    await expect.element(years).toHaveValue('2018 - 2019')
    expect(questions()[0]).toMatchObject({ yearStart: 2018, yearEnd: 2019 })
    const asked = await openFigures(fieldProduction, { config, query: 'yearStart=2010&yearEnd=2011' })
    await expect.element(asked.years).toHaveValue('2010 - 2011')
  })
})

describe('the calendar of years', () => {
  it('offers the years from 2003, closes when a range is complete, and asks then [S2.91, S5.14, S5.15, S5.18]', async () => {
    const { years } = await openCalendar()
    expect(years.element().hasAttribute('readonly')).toBe(true)
    expect(yearsIn(page.getByRole('gridcell'))).toEqual(
      Array.from({ length: thisYear - 2003 + 1 }, (_, at) => String(2003 + at)),
    )
    await year(2010).click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(questions()).toHaveLength(1)
    await year(2012).click()
    await expectCount('[role=grid]', 0)
    await expect.element(years).toHaveValue('2010 - 2012')
    await expect.poll(questions).toHaveLength(2)
    expect(questions()[1]).toMatchObject({ yearStart: 2010, yearEnd: 2012 })
  })

  it('that closes after one pick, by a press beside it, asks for that year [S2.91]', async () => {
    const { years } = await openCalendar()
    await year(2015).click()
    await userEvent.click(document.body, { position: { x: 5, y: 300 } })
    await expectCount('[role=grid]', 0)
    await expect.element(years).toHaveValue('2015')
    await expect.poll(() => questions().at(-1)).toMatchObject({ yearStart: 2015, yearEnd: 2015 })
  })

  it('with half a range is left by Escape: the years are as they were, and nothing is asked [S2.91]', async () => {
    const { years, choose } = await openCalendar()
    await year(2015).click()
    await userEvent.keyboard('{Escape}')
    await expectCount('[role=grid]', 0)
    await expect.element(choose).toHaveFocus()
    await expect.element(years).toHaveValue(`${thisYear - 1} - ${thisYear}`)
    await choose.click()
    await expect
      .poll(() => yearsIn(page.getByRole('gridcell', { selected: true })))
      .toEqual([String(thisYear - 1), String(thisYear)])
    await userEvent.keyboard('{Escape}')
    await expectCount('[role=grid]', 0)
    expect(inAddress('yearStart')).toBe(String(thisYear - 1))
    expect(questions()).toHaveLength(1)
  })

  it('opens by a press on that field [S5.15]', async () => {
    const { years, say } = await openFigures(fieldProduction)
    const calendar = page.getByRole('dialog', { name: say('years.choose') })
    await years.click()
    await expect.element(calendar).toBeVisible()
    await year(2010).click()
    await year(2012).click()
    await expect.element(years).toHaveValue('2010 - 2012')
    await expect.element(years).toHaveFocus()
  })
})

it.each(screens)(
  'other years of $id are asked for when the calendar closes, and shown [S2.91]',
  async (screen) => {
    const { years, pickYears } = await openFigures(screen, { language: 'en' })
    await pickYears(2012, 2012)
    await expect.element(years).toHaveValue('2012')
    await expect.poll(() => text('.figure-card-time')).toContain('2012')
    expect(questions()).toHaveLength(2)
    expect(questions()[1]).toMatchObject({ yearStart: 2012, yearEnd: 2012 })
  },
)
