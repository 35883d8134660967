import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
} from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  figuresAddress,
  figuresPage,
  gatherQuestions,
  inWholeYears,
  openFigures,
  yearlyScreens,
} from './support/figures-page.ts'
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
    await figures.choose(say('filter.production'), language === 'nl' ? 'Opgeslagen' : 'Stored')
    await figures.choose(say('filter.unit'), '1000 Sm³')
    await figures.choose(say('filter.location'), language === 'nl' ? 'Op land' : 'Onshore')
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
}

test('choices add nothing to the history of the browser', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const before = await page.evaluate<number>('history.length')
  await figures.choose(figures.say('filter.location'), 'Op land')
  await expect(page).toHaveURL(/location=L/)
  expect(await page.evaluate<number>('history.length')).toBe(before)
})

test('a value that is not allowed has no effect', async ({ page }) => {
  const query = 'product=Gold&production=Stolen&unit=Barrel&location=X&yearStart=1990&pageSize=7'
  const questions = gatherQuestions(page, fieldProduction)
  await openFigures(page, fieldProduction, { query })
  const thisYear = new Date().getFullYear()
  expect(questions).toEqual([
    { yearStart: thisYear - 1, yearEnd: thisYear, product: 'Gas', production: 'Produced' },
  ])
})

for (const screen of [...yearlyScreens, geothermalProduction]) {
  test(`${screen.id}: filterRestore=true brings back what was chosen, and removes it`, async ({ page }) => {
    const figures = await openFigures(page, screen)
    await figures.pickYears(2015, 2016)
    await figures.search.fill('e')
    const stored = (): Promise<string | null> =>
      page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`)
    await expect
      .poll(async () => JSON.parse((await stored()) ?? '{}'))
      .toMatchObject({ yearStart: '2015', yearEnd: '2016', name: 'e' })
    await expect(page).toHaveURL(/name=e/)
    await page.goto(figuresAddress(screen, { query: 'filterRestore=true' }))
    const again = figuresPage(page, screen, 'nl')
    await expect(again.years).toHaveValue('2015 - 2016')
    await expect(again.search).toHaveValue('e')
    await expect(again.cards.first()).toBeVisible()
    expect(await stored()).toBeNull()
    await expect(page).not.toHaveURL(/filterRestore/)
  })
}

test('only the text true restores, and what the address says itself wins', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  await figures.choose(figures.say('filter.location'), 'Op land')
  await expect
    .poll(() => page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`))
    .toContain('"location":"L"')
  await page.goto(figuresAddress(fieldProduction, { query: 'filterRestore=yes' }))
  await expect(figures.dropdown(figures.say('filter.location'))).toContainText('Alle')
  await page.goto(figuresAddress(fieldProduction, { query: 'filterRestore=true&location=S' }))
  await expect(figures.dropdown(figures.say('filter.location'))).toContainText('Op zee')
  await expect(figures.years).toHaveValue('2024 - 2025')
})

test('the language link keeps what was chosen', async ({ page }) => {
  const figures = await openFigures(page, miningProduction, { query: inWholeYears })
  await figures.choose(figures.say('filter.production'), 'Verbruikt')
  await expect(page).toHaveURL(/production=Consumed/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const english = figuresPage(page, miningProduction, 'en')
  await expect(english.dropdown(english.say('filter.production'))).toContainText('Consumed')
  await expect(english.years).toHaveValue('2024 - 2025')
})
