import { fieldProduction } from '@datacentre/catalogue/production/index'
import { walkTo } from '../support/by-keyboard.ts'
import { inWholeYears, openFigures, type FiguresPage } from '../support/figures-page.ts'
import { typeWords } from '../support/production-words.ts'
import { expect, test } from '../support/test.ts'

/** Walks to a dropdown, opens it and goes to an option by its first letters. */
async function chooseByKeys(figures: FiguresPage, label: string, option: string): Promise<void> {
  const { page } = figures
  await walkTo(page, figures.dropdown(label))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeFocused()
  await page.keyboard.type(option.slice(0, 6))
  await page.keyboard.press('Enter')
  await expect(figures.dropdown(label)).toContainText(option)
  await expect(figures.dropdown(label)).toBeFocused()
}

/** Opens the calendar from the field that shows the years, and closes it again. */
async function lookAtCalendar({ page, years, say }: FiguresPage, key: string): Promise<void> {
  const calendar = page.getByRole('dialog', { name: say('years.choose') })
  await expect(years).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(years).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press(key)
  await expect(calendar.getByRole('gridcell', { name: '2025' })).toBeFocused()
  const opened = page.locator('input[role=combobox][aria-expanded=true]')
  const controlled = (await opened.getAttribute('aria-controls')) ?? ''
  await expect(calendar.locator(`[id="${controlled}"]`).getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(years).toBeFocused()
}

test('figures are chosen, opened, read and taken home with the keyboard alone, and each key that opens a list opens the calendar of years [S5.15, D28.11]', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { language: 'en', query: inWholeYears })
  const { say, history } = figures
  await chooseByKeys(figures, say('filter.production'), typeWords.en.Stored)
  await expect(page).toHaveURL(/product=Gas&production=Stored/)
  await walkTo(page, figures.dropdown(say('filter.unit')))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/unit=1000Sm3/)

  await walkTo(page, figures.years)
  for (const key of ['Enter', 'Space', 'ArrowDown', 'Alt+ArrowDown']) await lookAtCalendar(figures, key)
  await walkTo(page, page.getByRole('button', { name: say('years.choose') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: '2025' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(figures.years).toHaveValue('2025 - 2026')

  await walkTo(page, figures.search)
  await page.keyboard.type('e')
  await expect(page).toHaveURL(/name=e/)

  await walkTo(page, figures.download)
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/_2025_2026\.xlsx$/)

  const points = figures.chart.locator('.chart-points rect')
  await expect(points).toHaveCount(24)
  await walkTo(page, figures.chart.locator('.chart-points rect[tabindex="0"]'))
  await page.keyboard.press('Home')
  await expect(points.first()).toBeFocused()

  const toggle = figures.cards.first().locator('.figure-card-toggle')
  await walkTo(page, toggle)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const opener = figures.cards.first().locator('.history-button button')
  await walkTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(history).toBeVisible()
  await walkTo(page, history.getByRole('radio', { name: say('history.perMonth') }))
  await page.keyboard.press('ArrowRight')
  await expect(history.getByRole('table')).toContainText('2003')
  await walkTo(page, history.getByRole('button', { name: say('chart.saveAsSvg') }))
  const picture = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await picture).suggestedFilename()).toMatch(/\.svg$/)
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
  await expect(opener).toBeFocused()
})
