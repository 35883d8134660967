import { fieldProduction } from '@datacentre/catalogue/production/index'
import { timings } from '@datacentre/catalogue/screen-constants'
import { gatherQuestions, holdFigures, inWholeYears, openFigures } from './support/figures-page.ts'
import { languages } from './support/list-screen.ts'
import { listen } from './support/live-regions.ts'
import { placeWords, productWords, typeWords } from './support/production-words.ts'
import { passRetries } from './support/retries.ts'
import { expect, test } from './support/test.ts'

for (const language of languages) {
  test(`a product chosen again in ${language} is asked for again, while its known figures are there to read [S4.21]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    const { Gas, Brine } = productWords[language]
    const count = (await figures.count.textContent()) ?? ''
    await figures.choose(say('filter.product'), Brine)
    await expect(figures.cards.first()).toContainText(Brine)
    const told = await listen(page)
    const letGo = await holdFigures(page, fieldProduction)
    await figures.choose(say('filter.product'), Gas)
    await expect(figures.cards.first()).toContainText(Gas)
    await expect(figures.count).toHaveText(count)
    await expect
      .poll(() => questions.map((body) => (body as { product: string }).product))
      .toEqual(['Gas', 'Brine', 'Gas'])
    await page.waitForTimeout(2 * timings.loadingDialogDelay)
    await expect(figures.loading).toHaveCount(0)
    letGo()
    await expect(page.locator('.figures-place')).toHaveAttribute('aria-busy', 'false')
    expect(await told()).toEqual([count])
    await figures.choose(say('filter.unit'), '1000 Sm³')
    await figures.cards.first().locator('.figure-card-toggle').click()
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expect(page).toHaveURL(/page=2/)
    expect(questions).toHaveLength(3)
  })

  test(`every selector in ${language} that goes back asks again [S2.91]`, async ({ page }) => {
    const questions = gatherQuestions(page, fieldProduction)
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    const types = typeWords[language]
    const places = placeWords[language]
    const there = [
      () => figures.choose(say('filter.production'), types.Stored),
      () => figures.choose(say('filter.production'), types.Produced),
      () => figures.choose(say('filter.location'), places.land),
      () => figures.choose(say('filter.location'), say('filter.none')),
      () => figures.pickYears(2012, 2013),
      () => figures.pickYears(2024, 2025),
      () => figures.search.fill('oo'),
      () => figures.search.fill(''),
    ]
    for (const [at, change] of there.entries()) {
      await change()
      await expect.poll(() => questions.length).toBe(at + 2)
      await expect(page.locator('.figures-place')).toHaveAttribute('aria-busy', 'false')
    }
    for (const at of [2, 4, 6, 8]) expect(questions[at]).toEqual(questions[0])
  })

  test(`a known answer in ${language} that cannot be asked again stays, under a message with a way to try again [D11.2]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 500/)
    await page.clock.install()
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    const { Gas, Brine } = productWords[language]
    await figures.choose(say('filter.product'), Brine)
    await expect(figures.cards.first()).toContainText(Brine)
    await page.route(`**${fieldProduction.rest.list.path}`, (route) => route.fulfill({ status: 500 }))
    await figures.choose(say('filter.product'), Gas)
    const alert = page.getByRole('alert')
    await passRetries(alert)
    await expect(alert).toContainText(say('list.failed.text'))
    await expect(figures.cards.first()).toContainText(Gas)
    await page.unroute(`**${fieldProduction.rest.list.path}`)
    await alert.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect(alert).toHaveCount(0)
    await expect(figures.cards.first()).toContainText(Gas)
  })
}
