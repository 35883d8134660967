import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  figuresAddress,
  figuresPage,
  gatherQuestions,
  inWholeYears,
  openFigures,
  yearlyScreens,
} from './support/figures-page.ts'
import { allowedTypes, productWords, typeWords, unitsOf } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

const thisYear = new Date().getFullYear()

for (const screen of yearlyScreens) {
  for (const language of languages) {
    test(`${screen.id} in ${language}: every product offers its types and units, and asks for its figures anew [S4.20, S4.21, S5.28-36, S9.30, S9.31, S9.37, D21.10]`, async ({
      page,
    }) => {
      const questions = gatherQuestions(page, screen)
      await page.goto(figuresAddress(screen, { language, query: inWholeYears }))
      const figures = figuresPage(page, screen, language)
      const { say } = figures
      const table: Readonly<Record<string, readonly string[]>> = allowedTypes[screen.id]
      const words: Readonly<Record<string, string>> = productWords[language]
      const offered = Object.keys(table).map((product) => words[product] ?? '')
      const { compare } = new Intl.Collator(language)
      expect(await figures.optionsOf(say('filter.product'))).toEqual(offered.toSorted(compare))
      for (const [product, allowed] of Object.entries(table)) {
        await figures.choose(say('filter.product'), words[product] ?? '')
        const labels = allowed.map((type) => typeWords[language][type as keyof (typeof typeWords)['nl']])
        expect(await figures.optionsOf(say('filter.production'))).toEqual(labels.toSorted(compare))
        const units = unitsOf(product)
        expect(await figures.optionsOf(say('filter.unit'))).toEqual(units)
        await expect(figures.dropdown(say('filter.unit'))).toContainText(units[0] ?? '')
        await expect
          .poll(() => questions.some((body) => (body as { product: string }).product === product))
          .toBe(true)
      }
    })
  }
}

for (const language of languages) {
  test(`the screens in ${language} open on gas produced, mining facilities on gas flared, last year and this year [S5.16, S9.11-13, S9.15]`, async ({
    page,
  }) => {
    for (const screen of yearlyScreens) {
      const questions = gatherQuestions(page, screen)
      const figures = await openFigures(page, screen, { language })
      const { say } = figures
      const production = screen.id === 'facility' ? 'Flared' : 'Produced'
      expect(questions).toEqual([{ yearStart: thisYear - 1, yearEnd: thisYear, product: 'Gas', production }])
      await expect(figures.dropdown(say('filter.product'))).toContainText('Gas')
      await expect(figures.dropdown(say('filter.production'))).toContainText(typeWords[language][production])
      await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 Nm³')
      await expect(figures.dropdown(say('filter.location'))).toContainText(say('filter.none'))
      await expect(figures.years).toHaveValue(`${thisYear - 1} - ${thisYear}`)
    }
  })

  test(`another product in ${language} keeps a type that it has too, and else starts at produced`, async ({
    page,
  }) => {
    const words = productWords[language]
    const types = typeWords[language]
    await page.goto(figuresAddress(fieldProduction, { language, query: `product=Water&${inWholeYears}` }))
    const figures = figuresPage(page, fieldProduction, language)
    const { say } = figures
    const chosen = figures.dropdown(say('filter.production'))
    await figures.choose(say('filter.production'), types.Injected)
    await figures.choose(say('filter.product'), words.Salt)
    await expect(chosen).toContainText(types.Injected)
    await figures.choose(say('filter.product'), words.Oil)
    await expect(chosen).toContainText(types.Produced)
  })

  test(`another product in ${language} starts at its own first unit, whatever gas was shown in`, async ({
    page,
  }) => {
    const query = `unit=1000Sm3&${inWholeYears}`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { say } = figures
    await figures.choose(say('filter.product'), productWords[language].Salt)
    await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 kg')
    await figures.choose(say('filter.product'), productWords[language].Gas)
    await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 Nm³')
  })

  test(`the geothermal screen in ${language} asks with years and name only`, async ({ page }) => {
    const questions = gatherQuestions(page, geothermalProduction)
    const figures = await openFigures(page, geothermalProduction, { language, query: inWholeYears })
    const { say } = figures
    for (const label of ['filter.product', 'filter.production', 'filter.unit', 'filter.location'] as const)
      await expect(figures.dropdown(say(label))).toHaveCount(0)
    await figures.search.fill('gt-01')
    await expect
      .poll(() => questions)
      .toEqual([
        { yearStart: 2024, yearEnd: 2025 },
        { yearStart: 2024, yearEnd: 2025, name: 'gt-01' },
      ])
  })
}
