import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  askFigures,
  gatherQuestions,
  inWholeYears,
  openFigures,
  screensInTurn,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { placeWords } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

const gas = { ...WHOLE_YEARS, product: 'Gas', production: 'Produced' } as const

for (const language of languages) {
  test(`the fields screen in ${language} has unit, name, product, type, years, land or sea, download, count and paginator [S2.93]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language })
    const { say } = figures
    for (const label of ['filter.unit', 'filter.product', 'filter.production', 'filter.location'] as const)
      await expect(figures.dropdown(say(label))).toBeVisible()
    for (const control of [figures.search, figures.years, figures.download, figures.count, figures.report])
      await expect(control).toBeVisible()
  })

  test(`wells and mining facilities in ${language} have product, type and land or sea [S2.94]`, async ({
    page,
  }) => {
    for (const screen of [wellProduction, miningProduction]) {
      const figures = await openFigures(page, screen, { language })
      for (const label of ['filter.product', 'filter.production', 'filter.location'] as const)
        await expect(figures.dropdown(figures.say(label))).toBeVisible()
    }
  })

  test(`land or sea in ${language} narrows the figures and can be cleared [S2.95]`, async ({
    page,
    request,
  }) => {
    const everywhere = await askFigures(request, fieldProduction, gas)
    const atSea = await askFigures(request, fieldProduction, { ...gas, location: 'S' })
    expect(atSea.length).toBeLessThan(everywhere.length)
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    const words = placeWords[language]
    const place = say('filter.location')
    expect(await figures.optionsOf(place)).toEqual([words.everywhere, ...[words.land, words.sea].toSorted()])
    await figures.choose(place, words.sea)
    await expect(figures.count).toHaveText(say('production.count', { count: atSea.length }))
    await page.getByRole('button', { name: say('filters.clear', { filter: place }) }).click()
    await expect(figures.count).toHaveText(say('production.count', { count: everywhere.length }))
    await expect(figures.dropdown(place)).toContainText(words.everywhere)
  })

  test(`a name in ${language} is looked for in any case and anywhere, and the count follows`, async ({
    page,
    request,
  }) => {
    const found = (await askFigures(request, fieldProduction, gas)).filter(({ name }) =>
      String(name).toLowerCase().includes('oo'),
    )
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await figures.search.fill('OO')
    await expect(figures.count).toHaveText(figures.say('production.count', { count: found.length }))
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: the name search takes 100 characters and asks 500 ms after the last key [S2.89, S2.90, S9.6, D21.12]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, screen)
    await page.clock.install()
    const figures = await openFigures(page, screen, { language })
    await expect(figures.search).toHaveAttribute('maxlength', '100')
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = questions.length
    await figures.search.pressSequentially('oo')
    await page.clock.runFor(450)
    await figures.search.pressSequentially('s')
    await page.clock.runFor(450)
    expect(questions).toHaveLength(before)
    await page.clock.runFor(60)
    await expect.poll(() => questions.length).toBe(before + 1)
    expect(questions.at(-1)).toMatchObject({ name: 'oos' })
  })
}
