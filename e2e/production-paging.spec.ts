import { fieldProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import { askFigures, inWholeYears, openFigures, screensInTurn, whole } from './support/figures-page.ts'
import { placeWords } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

const query = 'yearStart=2010&yearEnd=2011'

for (const language of languages) {
  test(`pages in ${language} hold 30, 50, 100 or 200 cards and say which they show [S2.96, S2.97]`, async ({
    page,
    request,
  }) => {
    const asked = { yearStart: 2010, yearEnd: 2011, product: 'Gas', production: 'Produced' }
    const total = (await askFigures(request, fieldProduction, asked)).length
    expect(total).toBeGreaterThan(200)
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { say } = figures
    const of = language === 'nl' ? 'van' : 'of'
    await expect(figures.report).toHaveText(`1 - 30 ${of} ${whole(total, language)}`)
    await expect(figures.cards).toHaveCount(30)
    expect(await figures.optionsOf(say('filter.pageSize'))).toEqual(['30', '50', '100', '200'])
    for (const size of [50, 100, 200]) {
      await figures.choose(say('filter.pageSize'), String(size))
      await expect(figures.cards).toHaveCount(size)
      await expect(figures.report).toHaveText(`1 - ${size} ${of} ${whole(total, language)}`)
    }
    await page.getByRole('button', { name: say('paging.last') }).click()
    const first = Math.floor((total - 1) / 200) * 200 + 1
    await expect(figures.report).toHaveText(
      `${whole(first, language)} - ${whole(total, language)} ${of} ${whole(total, language)}`,
    )
  })

  test(`a changed selector in ${language} returns to page 1, another unit does not`, async ({ page }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: `${query}&page=3` })
    await expect(figures.report).toHaveText(/^61 - 90/)
    await figures.choose(figures.say('filter.unit'), '1000 Sm³')
    await expect(figures.report).toHaveText(/^61 - 90/)
    await figures.choose(figures.say('filter.location'), placeWords[language].land)
    await expect(figures.report).toHaveText(/^1 - 30/)
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: the next page shows the next thirty cards`, async ({ page }) => {
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    const before = await figures.cards.allTextContents()
    await page.getByRole('button', { name: figures.say('paging.next') }).click()
    await expect(figures.report).toHaveText(/^31 - 60/)
    const after = await figures.cards.allTextContents()
    expect(after).toHaveLength(30)
    expect(after.filter((card) => before.includes(card))).toEqual([])
  })

  test(`${screen.id} in ${language}: a page beyond the last one becomes the last one, also in the address [D4.1]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, screen, { language, query: `${inWholeYears}&page=9999` })
    const last = page.locator('.paginator-page[aria-current=page]')
    await expect(page).toHaveURL(new RegExp(`[?&]page=${await last.textContent()}(&|$)`))
    await expect(page.getByRole('button', { name: figures.say('paging.next') })).toBeDisabled()
    // What the page did by itself is no step for Back, and no criteria that a visitor left.
    expect(await page.evaluate('sessionStorage.getItem("filterCriteria")')).toBeNull()
  })
}
