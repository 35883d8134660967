import { months } from '@datacentre/catalogue/production/series/months'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { languages } from './support/list-screen.ts'
import {
  askFigures,
  figure,
  openFigures,
  partialYear,
  thousandNm3,
  type FiguresPage,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const
const lastYears = { yearStart: 2025, yearEnd: 2026 } as const
const query = 'yearStart=2025&yearEnd=2026'

/** A field that reported in both years, with its rows. */
async function aProducingField(request: APIRequestContext) {
  const rows = await askFigures(request, fieldProduction, { ...lastYears, ...gas })
  const last = rows.find(
    (row) =>
      row['year'] === 2026 &&
      Number(row['sep']) > 0 &&
      rows.some((other) => other['fieldDbk'] === row['fieldDbk'] && other['year'] === 2025),
  )!
  const before = rows.find((row) => row['fieldDbk'] === last['fieldDbk'] && row['year'] === 2025)!
  return { key: String(last['fieldDbk']), name: String(last['name']), last, before }
}

async function openPerYear(figures: FiguresPage, key: string): Promise<void> {
  const { page, history, say } = figures
  await page.goto(`${page.url()}&detail=${key}`)
  await history.getByRole('radio', { name: say('history.perYear') }).check()
}

for (const language of languages) {
  test(`a year that is not whole says so on cards, in titles and in the legend, in ${language} [D28.22]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: `${query}&pageSize=200` })
    const times = await figures.cards.locator('.figure-card-time').allTextContents()
    expect(new Set(times)).toEqual(new Set(['2025', partialYear[language]]))
    await expect(figures.chart.locator('.selection-chart-head > p')).toContainText(
      `2025 – ${partialYear[language]}`,
    )
    await expect(figures.chart.locator('caption')).toHaveText(
      language === 'nl'
        ? 'Hele periode, t/m september 2026 (1000 Nm³)'
        : 'Whole period, to September 2026 (1000 Nm³)',
    )
    const card = figures.cards.filter({ hasText: partialYear[language] }).first()
    await card.locator('.figure-card-toggle').click()
    await expect(card.locator('.chart svg')).toHaveAttribute('aria-label', new RegExp(partialYear[language]))
  })

  test(`the years of a history in ${language} mark the last one in the chart, the table, the picture and the sentence, and compare the same months [D28.22, D28.23]`, async ({
    page,
    request,
  }) => {
    const { key, last, before } = await aProducingField(request)
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { history, say } = figures
    await openPerYear(figures, key)
    await expect(history.locator('tbody tr').last().locator('th')).toHaveText(partialYear[language])
    await expect(history.locator('.history-sentence')).toContainText(
      language === 'nl' ? '2026 (t/m september)' : '2026 (to September)',
    )
    const partial = history.locator('path[data-band="partial"]')
    await expect(partial).toHaveAttribute('fill', /^url\(#/)
    await expect(partial).toHaveAttribute('d', /^M\S+ \S+V\S+h\S+V\S+z$/)

    const sameMonths = months.slice(0, 9).reduce((sum, month) => sum + Number(before[month] ?? 0), 0)
    const note = history.locator('.partial-year')
    const told = (value: number): string => `${figure(value, language)} ${thousandNm3[language]}`
    await expect(note).toContainText(`${partialYear[language]}: ${told(Number(last['total']))}`)
    await expect(note).toContainText(`2025: ${told(sameMonths)}`)
    await expect(note.locator('.chart-swatch')).toBeVisible()

    const saved = page.waitForEvent('download')
    await history.getByRole('button', { name: say('chart.saveAsSvg') }).click()
    const svg = readFileSync(await (await saved).path(), 'utf8').replaceAll('\u00a0', ' ')
    expect(svg).toContain(`2003 – ${partialYear[language]}`)
    expect(svg).toContain(
      say('year.partialNote', { year: 2026, month: language === 'nl' ? 'september' : 'September' }),
    )
    expect(svg).toContain('data-band="partial"')

    await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
    await expect(history.locator('path[data-partial]')).toHaveAttribute('stroke-dasharray', /\d/)
  })
}

test('a file says on its first sheet which rows are of a year that is not whole, and on its second sheet why [D28.22]', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { query })
  const saved = page.waitForEvent('download')
  await figures.download.click()
  const path = await (await saved).path()
  const [head = [], ...rows] = await readSheet(path)
  const at = head.indexOf('Jaar niet compleet, cijfers t/m')
  expect(at).toBe(head.length - 1)
  for (const row of rows) {
    expect(typeof row[1]).toBe('number')
    const month = row[at]
    if (row[1] === 2026) expect(month).toEqual(new Date('2026-09-01'))
    else expect(month).toBeNull()
  }
  const about = (await readSheet(path, 2)).flat().join(' ')
  expect(about).toContain(figures.say('year.partialNote', { year: 2026, month: 'september' }))
})
