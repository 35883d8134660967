import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  figureScreens,
  figuresPage,
  gatherQuestions,
  inWholeYears,
  openFigures,
  readCards,
  whole,
  yearlyScreens,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const thisYear = new Date().getFullYear()

/** Sections 5 and 9 of the specification, written out. 'Discharged' of gas and N2 is shown as injected (spec 5, decision 21). */
const allowedTypes = {
  well: {
    Brine: ['Injected', 'Produced'],
    Condensate: ['Produced'],
    Diesel: ['Injected', 'Produced'],
    Gas: ['Discharged', 'Produced'],
    N2: ['Injected', 'Produced'],
    Oil: ['Produced'],
    Water: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
  },
  field: {
    Brine: ['Injected', 'Produced'],
    Condensate: ['Produced'],
    Diesel: ['Injected', 'Produced'],
    Gas: ['Discharged', 'Produced', 'Stored'],
    N2: ['Discharged', 'Stored'],
    Oil: ['Produced'],
    Water: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
  },
  facility: { Gas: ['Flared', 'Consumed'] },
} as const

const products = {
  nl: {
    Gas: 'Gas',
    Oil: 'Olie',
    Condensate: 'Condensaat',
    Water: 'Water',
    Diesel: 'Diesel',
    Brine: 'Pekel',
    Salt: 'Zout',
    N2: 'Stikstof (N2)',
  },
  en: {
    Gas: 'Gas',
    Oil: 'Oil',
    Condensate: 'Condensate',
    Water: 'Water',
    Diesel: 'Diesel',
    Brine: 'Brine',
    Salt: 'Salt',
    N2: 'Nitrogen (N2)',
  },
} as const

const types = {
  nl: {
    Injected: 'Geïnjecteerd',
    Produced: 'Geproduceerd',
    Discharged: 'Geïnjecteerd',
    Stored: 'Opgeslagen',
    Flared: 'Afgefakkeld',
    Consumed: 'Verbruikt',
  },
  en: {
    Injected: 'Injected',
    Produced: 'Produced',
    Discharged: 'Injected',
    Stored: 'Stored',
    Flared: 'Flared',
    Consumed: 'Consumed',
  },
} as const

/** Section 3: the units of each product, the default first. */
const units: Readonly<Record<string, readonly string[]>> = {
  Gas: ['1000 Nm³', '1000 Sm³'],
  Brine: ['m³'],
  Salt: ['1000 kg'],
  N2: ['Nm³'],
}
const OTHER_UNITS = ['Sm³']

for (const screen of yearlyScreens) {
  for (const language of languages) {
    test(`${screen.id} in ${language}: every product offers its types and units, and asks for its figures anew`, async ({
      page,
    }) => {
      const questions = gatherQuestions(page, screen)
      await page.goto(`/datacenter${screen.route}?${inWholeYears}${language === 'en' ? '&lang=en' : ''}`)
      const figures = figuresPage(page, screen, language)
      const { say } = figures
      const table: Readonly<Record<string, readonly string[]>> = allowedTypes[screen.id]
      const words: Readonly<Record<string, string>> = products[language]
      const offered = Object.keys(table).map((product) => words[product] ?? '')
      const { compare } = new Intl.Collator(language)
      expect(await figures.optionsOf(say('filter.product'))).toEqual(offered.toSorted(compare))
      for (const [product, allowed] of Object.entries(table)) {
        await figures.choose(say('filter.product'), words[product] ?? '')
        const labels = allowed.map((type) => types[language][type as keyof (typeof types)['nl']])
        expect(await figures.optionsOf(say('filter.production'))).toEqual(labels.toSorted(compare))
        const ofProduct = units[product] ?? OTHER_UNITS
        expect(await figures.optionsOf(say('filter.unit'))).toEqual(ofProduct)
        await expect(figures.dropdown(say('filter.unit'))).toContainText(ofProduct[0] ?? '')
        await expect
          .poll(() => questions.some((body) => (body as { product: string }).product === product))
          .toBe(true)
      }
    })
  }
}

for (const language of languages) {
  test(`the screens in ${language} open on gas produced, mining facilities on gas flared, last year and this year`, async ({
    page,
  }) => {
    for (const screen of yearlyScreens) {
      const questions = gatherQuestions(page, screen)
      const figures = await openFigures(page, screen, { language })
      const { say } = figures
      const production = screen.id === 'facility' ? 'Flared' : 'Produced'
      expect(questions).toEqual([{ yearStart: thisYear - 1, yearEnd: thisYear, product: 'Gas', production }])
      await expect(figures.dropdown(say('filter.product'))).toContainText('Gas')
      await expect(figures.dropdown(say('filter.production'))).toContainText(types[language][production])
      await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 Nm³')
      await expect(figures.dropdown(say('filter.location'))).toContainText(say('filter.none'))
      await expect(figures.years).toHaveValue(`${thisYear - 1} - ${thisYear}`)
    }
  })
}

test('the fields screen has unit, name, product, type, years, land or sea, download, count and paginator', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction)
  const { say } = figures
  for (const label of ['filter.unit', 'filter.product', 'filter.production', 'filter.location'] as const)
    await expect(figures.dropdown(say(label))).toBeVisible()
  for (const control of [figures.search, figures.years, figures.download, figures.count, figures.report])
    await expect(control).toBeVisible()
})

test('wells and mining facilities have product, type and land or sea', async ({ page }) => {
  for (const screen of [wellProduction, miningProduction]) {
    const figures = await openFigures(page, screen)
    for (const label of ['filter.product', 'filter.production', 'filter.location'] as const)
      await expect(figures.dropdown(figures.say(label))).toBeVisible()
  }
})

test('every screen has a unit selector but the geothermal one', async ({ page }) => {
  for (const screen of figureScreens) {
    const figures = await openFigures(page, screen)
    await expect(figures.dropdown(figures.say('filter.unit'))).toHaveCount(screen.kind === 'yearly' ? 1 : 0)
  }
})

for (const language of languages) {
  test(`in ${language} the conditions of a unit are explained where it is chosen`, async ({ page }) => {
    const figures = await openFigures(page, fieldProduction, { language })
    const explained = page.locator('.figures-unit-explained')
    await expect(explained).toContainText(language === 'nl' ? '0 °C en 1 atm' : '0 °C and 1 atm')
    await expect(explained).toContainText(
      language === 'nl' ? '1,054915 Sm³ bij 15 °C' : '1.054915 Sm³ at 15 °C',
    )
    await figures.choose(figures.say('filter.unit'), '1000 Sm³')
    await expect(explained).toContainText(language === 'nl' ? '15 °C en 1 atm' : '15 °C and 1 atm')
  })
}

test('another gas unit is worked out in the browser without a call, and exactly back again', async ({
  page,
}) => {
  // By hand: 10 × 1.054915 = 10.54915, 33 × 1.054915 = 34.812195, 1000 × 1.054915 = 1054.915, 0 stays 0.
  const row = aFieldFigure({ jan: 10, feb: 10, mar: 10, apr: 33, may: 1000, jun: 0 })
  await answerWith(page, fieldProduction, [row])
  const questions = gatherQuestions(page, fieldProduction)
  const figures = await openFigures(page, fieldProduction)
  const months = (): Promise<string[]> => page.locator('.year-months dd .amount').allTextContents()
  await figures.cards.first().getByRole('button', { name: /2024/ }).click()
  const received = ['10', '10', '10', '33', '1.000', '0']
  expect((await months()).slice(0, 6)).toEqual(received)
  expect((await readCards(figures.cards))[0]).toMatchObject({ total: '1.063', unit: '× 1000 Nm³' })

  await figures.choose(figures.say('filter.unit'), '1000 Sm³')
  expect((await months()).slice(0, 6)).toEqual(['11', '11', '11', '35', '1.055', '0'])
  // The sum of the rounded months; 1063 × 1.054915 would round to 1121.
  expect((await readCards(figures.cards))[0]).toMatchObject({ total: '1.123', unit: '× 1000 Sm³' })
  await expect(page).toHaveURL(/unit=1000Sm3/)

  await figures.choose(figures.say('filter.unit'), '1000 Nm³')
  expect((await months()).slice(0, 6)).toEqual(received)
  expect((await readCards(figures.cards))[0]).toMatchObject({ total: '1.063', unit: '× 1000 Nm³' })
  expect(questions).toHaveLength(1)
})

test('another product starts at its own first unit, whatever gas was shown in', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: `unit=1000Sm3&${inWholeYears}` })
  const { say } = figures
  await figures.choose(say('filter.product'), 'Zout')
  await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 kg')
  await figures.choose(say('filter.product'), 'Gas')
  await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 Nm³')
})

test('land or sea narrows the figures and can be cleared', async ({ page, request }) => {
  const asked = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
  const everywhere = await askFigures(request, fieldProduction, asked)
  const atSea = await askFigures(request, fieldProduction, { ...asked, location: 'S' })
  expect(atSea.length).toBeLessThan(everywhere.length)
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { say } = figures
  await figures.choose(say('filter.location'), 'Op zee')
  await expect(figures.count).toHaveText(say('production.count', { count: atSea.length }))
  await page.getByRole('button', { name: say('filters.clear', { filter: say('filter.location') }) }).click()
  await expect(figures.count).toHaveText(say('production.count', { count: everywhere.length }))
  await expect(figures.dropdown(say('filter.location'))).toContainText(say('filter.none'))
})

test('a range of years is picked, not typed; it closes when it is complete and asks then', async ({
  page,
}) => {
  const questions = gatherQuestions(page, fieldProduction)
  const figures = await openFigures(page, fieldProduction)
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

test('a calendar that closes after one pick asks for that year', async ({ page }) => {
  const questions = gatherQuestions(page, fieldProduction)
  const figures = await openFigures(page, fieldProduction)
  await page.getByRole('button', { name: figures.say('years.choose') }).click()
  await page.getByRole('gridcell', { name: '2015' }).click()
  await page.keyboard.press('Escape')
  await expect(figures.years).toHaveValue('2015')
  await expect.poll(() => questions.at(-1)).toMatchObject({ yearStart: 2015, yearEnd: 2015 })
})

for (const screen of figureScreens) {
  test(`${screen.id}: the name search takes 100 characters and asks 500 ms after the last key`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, screen)
    await page.clock.install()
    const figures = await openFigures(page, screen)
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

test('a name is looked for in any case and anywhere, and the count follows', async ({ page, request }) => {
  const asked = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
  const found = (await askFigures(request, fieldProduction, asked)).filter(({ name }) =>
    String(name).toLowerCase().includes('oo'),
  )
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  await figures.search.fill('OO')
  await expect(figures.count).toHaveText(figures.say('production.count', { count: found.length }))
})

for (const language of languages) {
  test(`pages in ${language} hold 30, 50, 100 or 200 cards and say which they show`, async ({
    page,
    request,
  }) => {
    const asked = { yearStart: 2010, yearEnd: 2011, product: 'Gas', production: 'Produced' }
    const total = (await askFigures(request, fieldProduction, asked)).length
    expect(total).toBeGreaterThan(200)
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: 'yearStart=2010&yearEnd=2011',
    })
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
}

test('a changed selector returns to page 1, another unit does not', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: 'yearStart=2010&yearEnd=2011&page=3' })
  await expect(figures.report).toHaveText(/^61 - 90/)
  await figures.choose(figures.say('filter.unit'), '1000 Sm³')
  await expect(figures.report).toHaveText(/^61 - 90/)
  await figures.choose(figures.say('filter.location'), 'Op land')
  await expect(figures.report).toHaveText(/^1 - 30/)
})

test('the geothermal screen asks with years and name only', async ({ page }) => {
  const questions = gatherQuestions(page, geothermalProduction)
  const figures = await openFigures(page, geothermalProduction, { query: inWholeYears })
  await figures.search.fill('gt-01')
  await expect
    .poll(() => questions)
    .toEqual([
      { yearStart: 2024, yearEnd: 2025 },
      { yearStart: 2024, yearEnd: 2025, name: 'gt-01' },
    ])
})
