import { styleClasses } from '@datacentre/catalogue/colours'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { readSheet } from 'read-excel-file/node'
import { languages } from './support/list-screen.ts'
import {
  askFigures,
  inWholeYears,
  OIL,
  openFigures,
  readCards,
  WHOLE_YEARS,
  yearlyScreens,
} from './support/figures-page.ts'
import { typeWords } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

const files = [
  { screen: wellProduction, file: 'well_Gas_Produced_2024_2025.xlsx' },
  { screen: fieldProduction, file: 'field_Gas_Produced_2024_2025.xlsx' },
  { screen: miningProduction, file: 'facility_Gas_Flared_2024_2025.xlsx' },
  { screen: geothermalProduction, file: 'geothermal_2024_2025.xlsx' },
] as const

for (const [at, { screen, file }] of files.entries()) {
  const language = at % 2 === 0 ? 'nl' : 'en'
  test(`${screen.id}: the spreadsheet is called ${file} and has a row for every result, in ${language} [D19.1, D19.2]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    const shown = (await figures.count.textContent()) ?? ''
    const saved = page.waitForEvent('download')
    await figures.download.click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(file)
    const heads = screen.kind === 'monthly' ? 2 : 1
    const rows = (await readSheet(await download.path())).slice(heads)
    expect(shown).toBe(figures.say('production.count', { count: rows.length }))
    await expect(page.getByRole('status').filter({ hasText: file })).toHaveText(
      figures.say('download.done', { file }),
    )
  })
}

for (const screen of yearlyScreens) {
  for (const language of languages) {
    test(`${screen.id}: the file has its rows in the order of the screen, by name and then by year, in ${language} [D23.10]`, async ({
      page,
    }) => {
      const figures = await openFigures(page, screen, { language, query: `${inWholeYears}&pageSize=100` })
      const cards = await readCards(figures.cards)
      const saved = page.waitForEvent('download')
      await figures.download.click()
      const [, ...rows] = await readSheet(await (await saved).path())
      expect(rows.slice(0, cards.length).map(([name, year]) => [name, String(year)])).toEqual(
        cards.map(({ name, time }) => [name, time]),
      )
    })
  }
}

for (const language of languages) {
  test(`the file in ${language} is in the chosen unit, which stands in its header, with the totals of the screen [D21.8, D28.15]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: `${inWholeYears}&unit=1000Sm3&location=S`,
    })
    const cards = await readCards(figures.cards)
    const saved = page.waitForEvent('download')
    await figures.download.click()
    const [head = [], ...rows] = await readSheet(await (await saved).path())
    const total = head.indexOf(language === 'nl' ? 'Totaal (1000 Sm³)' : 'Total (1000 Sm³)')
    expect(total).toBe(18)
    expect(head.filter((title) => String(title).endsWith('(1000 Sm³)'))).toHaveLength(13)
    for (const { name, time, value } of cards) {
      const row = rows.find((cells) => cells[0] === name && String(cells[1]) === time)
      expect(row?.[total]).toBe(value)
    }
  })

  test(`gas that is labelled injected in ${language} keeps its code in the name of the file and on the wire [D21.11]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await figures.choose(figures.say('filter.production'), typeWords[language].Discharged)
    await expect(page).toHaveURL(/production=Discharged/)
    await expect(figures.cards.first()).toBeVisible()
    const asked = page.waitForRequest(/field-export/)
    const saved = page.waitForEvent('download')
    await figures.download.click()
    expect((await asked).postDataJSON()).toEqual({
      ...WHOLE_YEARS,
      product: 'Gas',
      production: 'Discharged',
      unit: '1000Nm3',
    })
    expect((await saved).suggestedFilename()).toBe('field_Gas_Discharged_2024_2025.xlsx')
  })

  test(`while a file is made in ${language} the loading dialog is up in the screen's colour and can be cancelled`, async ({
    page,
  }) => {
    const figures = await openFigures(page, wellProduction, { language, query: inWholeYears })
    await page.route('**/rest/prodfigures/well-export?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      await route.abort().catch(() => {})
    })
    await figures.download.click()
    await expect(figures.loading).toBeVisible()
    await expect(figures.loading).toContainText(
      language === 'nl' ? 'Wij maken een spreadsheet' : 'Creating a spreadsheet',
    )
    const colour = styleClasses['production-well'].light
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    await expect(figures.loading.locator('.spinner path')).toHaveCSS('stroke', `rgb(${channels.join(', ')})`)
    await figures.loading.getByRole('button', { name: figures.say('download.cancel') }).click()
    await expect(figures.loading).toHaveCount(0)
    await expect(page.getByText(figures.say('download.cancelled'))).toBeVisible()
  })

  test(`a file that cannot be made in ${language} is told on the console and politely on the page`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 500/)
    complaints.allow(/^could not download file|answered 500/)
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await page.route('**/rest/prodfigures/field-export?*', (route) => route.fulfill({ status: 500 }))
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('could not download file'),
    )
    await figures.download.click()
    await told
    await expect(figures.loading).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: figures.say('download.failed') })).toBeVisible()
  })
}

test('totals on the screen and in the file are the sums of the months the API answers', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, OIL)
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&product=Oil` })
  const sumOf = (row: (typeof rows)[number]): number =>
    Math.round(
      Object.entries(row).reduce(
        (sum, [key, value]) => sum + (/^[a-z]{3}$/.test(key) ? Number(value ?? 0) : 0),
        0,
      ) * 1e6,
    ) / 1e6
  const saved = page.waitForEvent('download')
  await figures.download.click()
  const [head = [], ...inFile] = await readSheet(await (await saved).path())
  const total = head.indexOf('Totaal (Sm³)')
  const cards = await readCards(figures.cards)
  expect(cards).toHaveLength(30)
  for (const { name, time, value } of cards) {
    const row = rows.find((candidate) => candidate['name'] === name && String(candidate['year']) === time)
    expect(row && sumOf(row)).toBe(value)
    const cells = inFile.find(([subject, year]) => subject === name && String(year) === time)
    expect(cells?.[total]).toBe(value)
  }
})
