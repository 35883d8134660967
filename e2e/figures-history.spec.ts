import { keyColumn, type Subject } from '@datacentre/catalogue/production/figure'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import type { APIRequestContext, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  figureScreens,
  figuresAddress,
  figuresPage,
  inWholeYears,
  openFigures,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

/** A field whose name stands in the name of another one too. */
async function aFieldWithNamesakes(request: APIRequestContext): Promise<Subject> {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const names = rows.map((row) => String(row['name']))
  const found = rows.find((row) =>
    names.some((name) => name !== row['name'] && name.includes(String(row['name']))),
  )
  if (found === undefined) throw new Error('no field has a name that stands in that of another one')
  return { key: String(found['fieldDbk']), name: String(found['name']) }
}

const openSubject = (page: Page, key: string, query = inWholeYears): Promise<unknown> =>
  page.goto(figuresAddress(fieldProduction, { query: `${query}&detail=${key}` }))
test('the spreadsheet of a history holds exactly that subject, and has its name [D19.1]', async ({
  page,
  request,
}) => {
  const { key, name } = await aFieldWithNamesakes(request)
  const own = await askFigures(request, fieldProduction, {
    yearStart: 2003,
    yearEnd: 2026,
    ...gas,
    fieldDbk: Number(key),
  })
  await openSubject(page, key)
  const { history, say } = figuresPage(page, fieldProduction, 'nl')
  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}_/)
  expect(file.suggestedFilename()).toContain(name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'))
  const [, ...rows] = await readSheet(await file.path())
  expect(rows.map(([subject, year]) => [subject, year])).toEqual(own.map((row) => [name, row['year']]))
})

for (const screen of figureScreens) {
  test(`${screen.id}: a history is asked by the key of its subject, whatever its name [D18.3]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, screen, { query: inWholeYears })
    const asked = page.waitForRequest(
      (request) => request.url().endsWith(screen.rest.list.path) && request.postDataJSON().yearStart === 2003,
    )
    await figures.cards.first().locator('.figure-card-name button').click()
    const body = (await asked).postDataJSON()
    const key = new URL(page.url()).searchParams.get('detail')
    expect(String(body[keyColumn(screen)?.key ?? ''])).toBe(key)
    expect(body).not.toHaveProperty('name')
    await expect(figures.history.locator('.history-sentence')).toBeVisible()
  })
}

test('a subject that was renamed has one history, under its last name', async ({ page }) => {
  await answerWith(page, fieldProduction, [
    aFieldFigure({ name: 'Oost', year: 2024, jan: 5 }),
    aFieldFigure({ name: 'Nieuw-Oost', year: 2025, jan: 7 }),
  ])
  await openSubject(page, '711')
  const { history, say } = figuresPage(page, fieldProduction, 'nl')
  await expect(history.getByRole('heading', { level: 2 })).toHaveText(
    say('history.title', { name: 'Nieuw-Oost', year: 2003 }),
  )
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await expect(history.locator('tbody td data')).toHaveCount(2)
})

for (const language of languages) {
  test(`a running total says since when, in ${language}`, async ({ page }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { history } = figures
    await figures.cards.first().locator('.figure-card-name button').click()
    const words = language === 'nl' ? 'Opgeteld sinds 2003' : 'Running total since 2003'
    await history.getByRole('checkbox', { name: words }).check()
    await expect(history.getByRole('columnheader').last()).toHaveText(`${words} (1000 Nm³)`)
    await expect(history.locator('.history-chart h3')).toContainText(
      new RegExp(`, ${words} \\(1000\\sNm³\\)`, 'i'),
    )
  })
}

test('a subject with one month only has a bar, a dot in its running total, and that month in its sentence', async ({
  page,
}) => {
  await answerWith(page, fieldProduction, [aFieldFigure({ year: 2025, jun: 3 })])
  await openSubject(page, '711')
  const { history, say } = figuresPage(page, fieldProduction, 'nl')
  await expect(history.locator('.history-sentence')).toContainText(
    'In juni 2025, de laatste maand met cijfers, was het 3.000 Nm³.',
  )
  await expect(history.locator('path[data-band]')).toHaveAttribute('d', /\S/)
  await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
  await expect(history.locator('.chart svg circle')).toHaveCount(1)
})
