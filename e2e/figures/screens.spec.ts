import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { readSheet } from 'read-excel-file/node'
import { expectYearBars } from '../support/figure-charts.ts'
import {
  askFigures,
  figure,
  figuresAddress,
  holdFigures,
  inWholeYears,
  monthOf,
  openFigures,
  readCards,
  readPairs,
  screensInTurn,
  thousandNm3,
  whole,
  WHOLE_YEARS,
  type FiguresPage,
  type ShownCard,
} from '../support/figures-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/test.ts'

const visits = [
  {
    screen: wellProduction,
    subject: 'wellNm',
    production: 'Produced',
    language: 'nl',
    words: 'Gasproductie',
  },
  {
    screen: fieldProduction,
    subject: 'name',
    production: 'Produced',
    language: 'en',
    words: 'Gas production',
  },
  {
    screen: miningProduction,
    subject: 'name',
    production: 'Flared',
    language: 'nl',
    words: 'Afgefakkeld gas',
  },
] as const

/** The head of a screen tells what it shows, how much of it there is, and up to which month. */
async function expectHead({ page, screen, count, language, say }: FiguresPage, rows: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`production.${screen.id}.title`))
  await expect(page.locator('.screen-head-from')).toHaveText(
    language === 'nl' ? /september 2026/ : /September 2026/,
  )
  await expect(count).toHaveText(
    language === 'nl' ? `${whole(rows, 'nl')} resultaten` : `${whole(rows, 'en')} results`,
  )
}

/** The cards of the first two pages, thirty on each. */
async function readTwoPages({ page, cards, report, say }: FiguresPage): Promise<ShownCard[]> {
  const first = await readCards(cards)
  await page.getByRole('button', { name: say('paging.next') }).click()
  await expect(report).toHaveText(/^31 - 60/)
  const second = await readCards(cards)
  expect([first.length, second.length]).toEqual([30, 30])
  return [...first, ...second]
}

/** The first sheet of what the button saves, without its heads. */
async function saveFile({ page, download, say }: FiguresPage, file: string, heads: number) {
  const saved = page.waitForEvent('download')
  await download.click()
  const taken = await saved
  expect(taken.suggestedFilename()).toBe(file)
  await expect(page.getByRole('status').filter({ hasText: file })).toHaveText(say('download.done', { file }))
  return (await readSheet(await taken.path())).slice(heads)
}

for (const { screen, subject, production, language, words } of visits) {
  test(`${screen.id} in ${language}: cards, their bars, pages and file hold what the API answers, by name and year [S2.87, S2.98, D19.1, D19.2, D23.10, D28.1]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, screen, { ...WHOLE_YEARS, product: 'Gas', production })
    const { compare } = new Intl.Collator(language, { numeric: true })
    const inOrder = rows.toSorted(
      (a, b) => compare(String(a[subject]), String(b[subject])) || Number(a['year']) - Number(b['year']),
    )
    const rowOf = ({ name, time }: { name: string; time: string }): AnyRow => {
      const found = rows.find((row) => row[subject] === name && String(row['year']) === time)
      if (found === undefined) throw new Error(`The API answers nothing of ${name} in ${time}`)
      return found
    }
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    await expectHead(figures, rows.length)
    await expectYearBars(figures.cards, rowOf)
    const cards = await readTwoPages(figures)
    expect(cards.map(({ name }) => name)).toEqual(inOrder.slice(0, 60).map((row) => row[subject]))
    for (const card of cards) {
      const row = rowOf(card)
      expect(card).toEqual({
        name: row[subject],
        time: String(row['year']),
        operator: row['operatorNm'] ?? '-',
        product: words,
        total: whole(Number(row['total']), language),
        value: row['total'],
        unit: thousandNm3[language],
      })
    }
    const inFile = await saveFile(figures, `${screen.id}_Gas_${production}_2024_2025.xlsx`, 1)
    expect(inFile).toHaveLength(rows.length)
    expect(inFile.slice(0, 60).map(([name, year]) => [name, String(year)])).toEqual(
      cards.map(({ name, time }) => [name, time]),
    )
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: the page comes with what the figures answer, which stays there until the screen says it [D29.47]`, async ({
    page,
  }) => {
    const letScripts = await holdRequests(page, '**/assets/*.js')
    const letFigures = await holdFigures(page, screen)
    await page.goto(figuresAddress(screen, { language }), { waitUntil: 'commit' })
    const told = page.locator('.first-paint-answer')
    const answer = (await told.textContent()) ?? ''
    letScripts()
    await expect(
      page.getByRole('status').filter({ hasText: language === 'nl' ? 'laden' : 'Loading' }),
    ).toBeAttached()
    await expect(page.locator('.screen-head-from')).toBeVisible()
    await expect(told).toHaveText(answer)
    letFigures()
    await expect(page.locator('.selection-answer')).toHaveText(answer)
    await expect(told).toHaveCount(0)
  })
}

const quantities = [
  ['h2oProd', 'Water production', 'm³'],
  ['oilProd', 'Oil production', 'Sm³'],
  ['gasProd', 'Gas production', 'Nm³'],
  ['conProd', 'Condensate production', 'Sm³'],
  ['inhibProd', 'Inhibitor in production well', 'litres'],
  ['h2oInj', 'Water injection', 'm³'],
  ['inhibInj', 'Inhibitor in injection well', 'litres'],
] as const

test('geothermal in en: cards with seven quantities, pages and file hold what the API answers [S2.98, S2.102, S2.103, D19.1, D19.2, D21.6]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, geothermalProduction, WHOLE_YEARS)
  const figures = await openFigures(page, geothermalProduction, { language: 'en', query: inWholeYears })
  await expectHead(figures, rows.length)
  for (const [at, card] of (await readCards(figures.cards)).slice(0, 3).entries()) {
    const row = rows.find(
      ({ wellName, startDate }) => wellName === card.name && monthOf(Number(startDate), 'en') === card.time,
    )
    expect(card).toMatchObject({
      operator: row?.['operatorName'] ?? '-',
      product: row?.['facilityName'] ?? '-',
      unit: 'm³',
    })
    await figures.cards.nth(at).locator('.figure-card-toggle').click()
    expect(await readPairs(figures.cards.nth(at))).toEqual(
      quantities.map(([quantity, words, unit]) => {
        const value = row?.[quantity]
        return [words, typeof value === 'number' ? `${figure(value, 'en')} ${unit}` : '-']
      }),
    )
  }
  const cards = await readTwoPages(figures)
  expect(new Set(cards.map(({ name, time }) => `${name} ${time}`)).size).toBe(60)
  const inFile = await saveFile(figures, 'geothermal_2024_2025.xlsx', 2)
  expect(inFile).toHaveLength(rows.length)
})
