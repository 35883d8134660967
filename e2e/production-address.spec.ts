import { fieldProduction, miningProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  figuresAddress,
  figuresPage,
  gatherQuestions,
  inWholeYears,
  openFigures,
  screensInTurn,
} from './support/figures-page.ts'
import { placeWords, typeWords } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

const parametersOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams)

for (const language of languages) {
  test(`every choice stands in the address, which shows the same in a fresh browser in ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    await figures.choose(say('filter.production'), typeWords[language].Stored)
    await figures.choose(say('filter.unit'), '1000 Sm³')
    await figures.choose(say('filter.location'), placeWords[language].land)
    await figures.choose(say('filter.pageSize'), '50')
    await figures.search.fill('e')
    await expect
      .poll(() => parametersOf(page.url()))
      .toEqual({
        yearStart: '2024',
        yearEnd: '2025',
        product: 'Gas',
        production: 'Stored',
        unit: '1000Sm3',
        location: 'L',
        name: 'e',
        pageSize: '50',
        ...(language === 'en' && { lang: 'en' }),
      })
    const shown = await figures.cards.allTextContents()
    expect(shown.length).toBeGreaterThan(0)
    const fresh = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await fresh.goto(page.url())
    await expect(fresh.locator('.figure-card')).toHaveText(shown)
    await fresh.context().close()
  })

  test(`choices in ${language} add nothing to the history of the browser`, async ({ page }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const before = await page.evaluate<number>('history.length')
    await figures.choose(figures.say('filter.location'), placeWords[language].land)
    await expect(page).toHaveURL(/location=L/)
    expect(await page.evaluate<number>('history.length')).toBe(before)
  })

  test(`a value that is not allowed has no effect in ${language}`, async ({ page }) => {
    const query = 'product=Gold&production=Stolen&unit=Barrel&location=X&yearStart=1990&pageSize=7'
    const questions = gatherQuestions(page, fieldProduction)
    await openFigures(page, fieldProduction, { language, query })
    const thisYear = new Date().getFullYear()
    expect(questions).toEqual([
      { yearStart: thisYear - 1, yearEnd: thisYear, product: 'Gas', production: 'Produced' },
    ])
  })

  test(`in ${language} only the text true restores, and what the address says itself wins`, async ({
    page,
  }) => {
    const words = placeWords[language]
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const place = figures.dropdown(figures.say('filter.location'))
    await figures.choose(figures.say('filter.location'), words.land)
    await expect
      .poll(() => page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`))
      .toContain('"location":"L"')
    await page.goto(figuresAddress(fieldProduction, { language, query: 'filterRestore=yes' }))
    await expect(place).toContainText(words.everywhere)
    await page.goto(figuresAddress(fieldProduction, { language, query: 'filterRestore=true&location=S' }))
    await expect(place).toContainText(words.sea)
    await expect(figures.years).toHaveValue('2024 - 2025')
  })

  test(`the language link keeps what was chosen in ${language}`, async ({ page }) => {
    const other = language === 'nl' ? 'en' : 'nl'
    const figures = await openFigures(page, miningProduction, { language, query: inWholeYears })
    await figures.choose(figures.say('filter.production'), typeWords[language].Consumed)
    await expect(page).toHaveURL(/production=Consumed/)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: other === 'en' ? 'English' : 'Nederlands' })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const after = figuresPage(page, miningProduction, other)
    await expect(after.dropdown(after.say('filter.production'))).toContainText(typeWords[other].Consumed)
    await expect(after.years).toHaveValue('2024 - 2025')
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: filterRestore=true brings back what was chosen, and removes it [S2.7, D5.2, D5.3]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, screen, { language })
    await figures.pickYears(2015, 2016)
    await figures.search.fill('e')
    const stored = (): Promise<string | null> =>
      page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`)
    await expect
      .poll(async () => JSON.parse((await stored()) ?? '{}'))
      .toMatchObject({ yearStart: '2015', yearEnd: '2016', name: 'e' })
    await expect(page).toHaveURL(/name=e/)
    await page.goto(figuresAddress(screen, { language, query: 'filterRestore=true' }))
    const again = figuresPage(page, screen, language)
    await expect(again.years).toHaveValue('2015 - 2016')
    await expect(again.search).toHaveValue('e')
    await expect(again.cards.first()).toBeVisible()
    expect(await stored()).toBeNull()
    await expect(page).not.toHaveURL(/filterRestore/)
  })
}
