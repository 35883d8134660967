import { fieldProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import { gatherQuestions, openFigures, screensInTurn } from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const thisYear = new Date().getFullYear()

for (const language of languages) {
  test(`a range of years in ${language} is picked, not typed; it closes when it is complete and asks then`, async ({
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

  test(`a calendar in ${language} that closes after one pick asks for that year`, async ({ page }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language })
    await page.getByRole('button', { name: figures.say('years.choose') }).click()
    await page.getByRole('gridcell', { name: '2015' }).click()
    await page.keyboard.press('Escape')
    await expect(figures.years).toHaveValue('2015')
    await expect.poll(() => questions.at(-1)).toMatchObject({ yearStart: 2015, yearEnd: 2015 })
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
