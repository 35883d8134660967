import { fieldProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { figuresAddress, figuresPage, inWholeYears, openFigures } from '../support/figures-page.ts'
import { placeWords, typeWords } from '../support/production-words.ts'
import { expect, test } from '../support/test.ts'

const parametersOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams)

test('every choice stands in the address, adds no step to Back, shows the same in a fresh browser, and in the other language', async ({
  page,
  browser,
  baseURL,
}) => {
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { say } = figures
  const steps = await page.evaluate<number>('history.length')
  await figures.choose(say('filter.production'), typeWords.nl.Stored)
  await figures.choose(say('filter.unit'), '1000 Sm³')
  await figures.choose(say('filter.location'), placeWords.nl.land)
  await figures.choose(say('filter.pageSize'), '50')
  await figures.search.fill('e')
  const chosen = {
    yearStart: '2024',
    yearEnd: '2025',
    product: 'Gas',
    production: 'Stored',
    unit: '1000Sm3',
    location: 'L',
    name: 'e',
    pageSize: '50',
  }
  await expect.poll(() => parametersOf(page.url())).toEqual(chosen)
  expect(await page.evaluate<number>('history.length')).toBe(steps)
  await expect(page.locator('.figures-place')).toHaveAttribute('aria-busy', 'false')
  const shown = await figures.cards.allTextContents()
  expect(shown.length).toBeGreaterThan(0)
  const fresh = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await fresh.goto(page.url())
  await expect(fresh.locator('.figure-card')).toHaveText(shown)
  await fresh.context().close()

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => parametersOf(page.url())).toEqual({ ...chosen, lang: 'en' })
  const after = figuresPage(page, fieldProduction, 'en')
  await expect(after.dropdown(after.say('filter.production'))).toContainText(typeWords.en.Stored)
  await expect(after.years).toHaveValue('2024 - 2025')
})

test('filterRestore=true brings back what was chosen, and removes it; what the address says itself wins [S2.7, D5.2, D5.3]', async ({
  page,
}) => {
  const figures = await openFigures(page, wellProduction, { language: 'en' })
  const { say } = figures
  const stored = (): Promise<string | null> =>
    page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`)
  await figures.pickYears(2015, 2016)
  await figures.choose(say('filter.location'), placeWords.en.land)
  await figures.search.fill('e')
  await expect
    .poll(async () => JSON.parse((await stored()) ?? '{}'))
    .toMatchObject({ yearStart: '2015', yearEnd: '2016', location: 'L', name: 'e' })
  await expect(page).toHaveURL(/name=e/)

  const place = figures.dropdown(say('filter.location'))
  const open = (query: string): Promise<unknown> =>
    page.goto(figuresAddress(wellProduction, { language: 'en', query }))
  await open('filterRestore=yes')
  await expect(place).toContainText(placeWords.en.everywhere)
  await open('filterRestore=true&location=S')
  await expect(place).toContainText(placeWords.en.sea)
  await expect(figures.years).toHaveValue('2015 - 2016')
  await expect(figures.search).toHaveValue('e')
  await expect(figures.cards.first()).toBeVisible()
  expect(await stored()).toBeNull()
  await expect(page).not.toHaveURL(/filterRestore/)
})
