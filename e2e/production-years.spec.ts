import { fieldProduction } from '@datacentre/catalogue/production/index'
import { expectNothingForAxe } from './support/complaints.ts'
import { languages } from './support/list-screen.ts'
import { gatherQuestions, openFigures, screensInTurn } from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const thisYear = new Date().getFullYear()

for (const language of languages) {
  test(`a range of years in ${language} is picked, not typed; it closes when it is complete and asks then [S2.91, S5.14, S5.15, S5.18]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language })
    await expect(figures.years).toHaveAttribute('readonly', '')
    await page.getByRole('button', { name: figures.say('years.choose') }).click()
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('gridcell')).toHaveCount(thisYear - 2003 + 1)
    await expect(grid.getByRole('gridcell').first()).toHaveText('2003')
    await expect(grid.getByRole('gridcell').last()).toHaveText(String(thisYear))
    await grid.getByRole('gridcell', { name: '2010' }).click()
    await expect(grid).toBeVisible()
    expect(questions).toHaveLength(1)
    await grid.getByRole('gridcell', { name: '2012' }).click()
    await expect(grid).toHaveCount(0)
    await expect(figures.years).toHaveValue('2010 - 2012')
    await expect.poll(() => questions.at(-1)).toMatchObject({ yearStart: 2010, yearEnd: 2012 })
    expect(questions).toHaveLength(2)
  })

  test(`a calendar in ${language} that closes after one pick, by a press beside it, asks for that year [S2.91]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language })
    await page.getByRole('button', { name: figures.say('years.choose') }).click()
    await page.getByRole('gridcell', { name: '2015' }).click()
    await page.mouse.click(5, 300)
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(figures.years).toHaveValue('2015')
    await expect.poll(() => questions.at(-1)).toMatchObject({ yearStart: 2015, yearEnd: 2015 })
  })

  test(`Escape with half a range in ${language} leaves the years as they were, and asks nothing [S2.91]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language })
    const before = await figures.years.inputValue()
    await expect(page).toHaveURL(/yearStart/)
    const address = page.url()
    const choose = page.getByRole('button', { name: figures.say('years.choose') })
    await choose.click()
    await page.getByRole('gridcell', { name: '2015' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(choose).toBeFocused()
    await expect(figures.years).toHaveValue(before)
    await choose.click()
    await expect(page.getByRole('gridcell', { selected: true })).toHaveText(before.split(' - '))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page).toHaveURL(address)
    expect(questions).toHaveLength(1)
  })

  test(`the calendar in ${language} opens from the field that shows the years, by key and by pointer [S5.15]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language })
    const { years, say } = figures
    const calendar = page.getByRole('dialog', { name: say('years.choose') })
    await expect(years).toHaveAttribute('aria-haspopup', 'dialog')
    for (const key of ['Enter', 'Space', 'ArrowDown', 'Alt+ArrowDown']) {
      await expect(years).toHaveAttribute('aria-expanded', 'false')
      await years.press(key)
      await expect(calendar.getByRole('gridcell', { name: String(thisYear) })).toBeFocused()
      const opened = page.locator('input[role=combobox][aria-expanded=true]')
      const controlled = (await opened.getAttribute('aria-controls')) ?? ''
      await expect(calendar.locator(`[id="${controlled}"]`).getByRole('grid')).toBeVisible()
      await expectNothingForAxe(page)
      await page.keyboard.press('Escape')
      await expect(calendar).toHaveCount(0)
      await expect(years).toBeFocused()
    }
    await years.click()
    await expect(calendar).toBeVisible()
    await page.getByRole('gridcell', { name: '2010' }).click()
    await page.getByRole('gridcell', { name: '2012' }).click()
    await expect(years).toHaveValue('2010 - 2012')
    await expect(years).toBeFocused()
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: other years are asked for when the calendar closes, and shown`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, screen)
    const figures = await openFigures(page, screen, { language })
    await figures.pickYears(2012, 2012)
    await expect(figures.years).toHaveValue('2012')
    await expect(figures.cards.locator('.figure-card-time').first()).toContainText('2012')
    expect(questions.at(-1)).toMatchObject({ yearStart: 2012, yearEnd: 2012 })
    expect(questions).toHaveLength(2)
  })
}
