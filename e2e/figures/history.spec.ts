import { fieldProduction } from '@datacentre/catalogue/production/index'
import { months as monthKeys } from '@datacentre/catalogue/production/series/months'
import { amountInSentence } from '@datacentre/catalogue/wording/amount-in-sentence'
import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { expectBars, monthTotals, readPoints, readTable, sumOf } from '../support/figure-charts.ts'
import {
  askFigures,
  figure,
  inWholeYears,
  openFigures,
  partialYear,
  thousandNm3,
  whole,
  WHOLE_YEARS,
} from '../support/figures-page.ts'
import { expect, test } from '../support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const
const sinceTheFirst = { yearStart: 2003, yearEnd: 2026, ...gas } as const
const name = 'Ottersluis'

test('a subject tells its whole history as a sentence, a chart and a table that agree with the API, by month and by year [D28.2, D28.6, D28.7, D28.9]', async ({
  page,
  request,
}) => {
  const all = await askFigures(request, fieldProduction, { ...sinceTheFirst, name })
  const rows = all.filter((row) => row['name'] === name)
  const country = await askFigures(request, fieldProduction, { yearStart: 2026, yearEnd: 2026, ...gas })
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&name=${name}` })
  const { cards, history, say } = figures
  await cards.first().locator('.figure-card-toggle').click()
  const ofCard = await cards
    .first()
    .locator('.year-months dd')
    .evaluateAll((all) => all.map((month) => month.querySelector('data')?.getAttribute('value') ?? null))
  await expectBars(
    cards.first(),
    ofCard.map((value) => (value === null ? null : Number(value))),
  )

  await cards.first().getByRole('button', { name, exact: true }).click()
  await expect(history.getByRole('heading', { level: 2 })).toHaveText(
    say('history.title', { name, year: 2003 }),
  )
  const began = Math.min(...rows.map((row) => Number(row['year'])))
  const years = Array.from({ length: 2026 - began + 1 }, (_, at) => began + at)
  const reported = monthTotals(rows, years).slice(0, -3)
  const months = reported.slice(reported.findIndex((value) => value !== null))
  const table = history.getByRole('table')
  await expect(table.locator('tbody tr')).toHaveCount(months.length)
  expect((await readTable(table)).flat()).toEqual(months)
  const points = await readPoints(history)
  expect(points).toHaveLength(months.length)
  points.forEach((point, at) => {
    const value = months[at]
    expect(point).toContain(
      typeof value === 'number' ? `: ${whole(value, 'nl')} ${thousandNm3.nl}` : say('value.missing'),
    )
  })

  const highest = rows.toSorted((a, b) => Number(b['total']) - Number(a['total']))[0]
  const last = rows.find((row) => row['year'] === 2026)
  const share = sumOf(rows.filter((row) => row['year'] === 2026)) / sumOf(country)
  const inWords = { say, language: 'nl' } as const
  for (const part of [
    `${highest?.['year']}`,
    amountInSentence(Number(highest?.['total']), '1000Nm3', inWords),
    'september 2026',
    amountInSentence(Number(last?.['sep']), '1000Nm3', inWords),
    share.toLocaleString('nl', { style: 'percent', maximumSignificantDigits: 2 }),
  ])
    await expect(history.locator('.history-sentence')).toContainText(part, { ignoreCase: true })

  const totals = new Map(rows.map((row) => [row['year'], Number(row['total'])]))
  const perYear = years.map((year) => totals.get(year) ?? null)
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await expect(page).toHaveURL(/[?&]detailStep=year(&|$)/)
  expect((await readTable(table)).flat()).toEqual(perYear)
  await expectBars(history, perYear)
  await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
  let sum = 0
  const addedUp = perYear.map((value) => (value === null && sum === 0 ? null : (sum += value ?? 0)))
  expect(await readTable(table)).toEqual(perYear.map((value, at) => [value, addedUp[at]]))
  await expect(history.locator('svg path[stroke-width="2.5"]:not([stroke-dasharray])')).toHaveCount(1)
  expect((await readPoints(history)).at(-1)).toBe(`${partialYear.nl}: ${whole(sum, 'nl')} ${thousandNm3.nl}`)
  await page.reload()
  await expect(table.locator('tbody tr')).toHaveCount(perYear.length)
  expect(await readTable(table)).toEqual(perYear.map((value, at) => [value, addedUp[at]]))
})

test('the history of a late starter begins with its first report, and says so [D28.31]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { ...sinceTheFirst })
  const first = new Map<unknown, number>()
  for (const { fieldDbk, year } of rows)
    first.set(fieldDbk, Math.min(Number(year), first.get(fieldDbk) ?? 9999))
  const [key, year] = [...first].find(
    ([field, began]) =>
      began > 2005 && rows.some((row) => row['fieldDbk'] === field && row['year'] === WHOLE_YEARS.yearEnd),
  )!
  const own = rows.find((row) => row['fieldDbk'] === key && row['year'] === year)!
  const place = monthKeys.findIndex((month) => own[month] !== null)
  const query = `${inWholeYears}&name=${encodeURIComponent(String(own['name']))}&detail=${key}`
  const { history } = await openFigures(page, fieldProduction, { language: 'en', query })
  await expect(history.locator('.history-sentence')).toContainText(
    new RegExp(`Nothing was reported before \\w+ ${year}\\.`),
  )
  const table = await readTable(history.getByRole('table'))
  expect(table[0]).toEqual([own[monthKeys[place]!]])
  expect(table).toHaveLength((2026 - year) * 12 + 9 - place)
})

test('the table and the chart of a history are taken home: copied, as a picture twice as sharp, and as a spreadsheet of exactly that subject [D19.1, D28.10, D28.12, D28.13, D28.22]', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const names = rows.map((row) => String(row['name']))
  // A field whose name stands in the name of another one too.
  const { fieldDbk, name } = rows.find((row) =>
    names.some((other) => other !== row['name'] && other.includes(String(row['name']))),
  )!
  const own = await askFigures(request, fieldProduction, { ...sinceTheFirst, fieldDbk })
  const nameInFile = String(name).replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
  const expectFile = (file: string, end: string): void => {
    expect(file).toMatch(/^field_Gas_Produced_2003_\d{4}_/)
    expect(file.endsWith(`_${nameInFile}.${end}`), file).toBe(true)
  }
  const query = `${inWholeYears}&detail=${fieldDbk}`
  const { history, say } = await openFigures(page, fieldProduction, { language: 'en', query })
  const width = Number(await history.locator('.chart svg').getAttribute('width'))
  const picture = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsPng') }).click()
  expectFile((await picture).suggestedFilename(), 'png')
  const png = readFileSync(await (await picture).path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The width stands in the header of the file, big-endian.
  expect(png.readUInt32BE(16)).toBe((width + 40) * 2)

  const asked = page.waitForRequest(/field-export/)
  const sheet = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  expect((await asked).postDataJSON()).toMatchObject({ yearStart: 2003, fieldDbk, unit: '1000Nm3' })
  expectFile((await sheet).suggestedFilename(), 'xlsx')
  const [, ...cells] = await readSheet(await (await sheet).path())
  expect(cells.map(([subject, year]) => [subject, year])).toEqual(own.map((row) => [name, row['year']]))

  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await history.getByRole('button', { name: say('history.copyTable') }).click()
  await expect(history.getByText(say('history.copied'))).toBeVisible()
  const lines = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
  const shown = (await readTable(history.getByRole('table'))).flat()
  expect(lines).toEqual([
    'Year\tValue (1000 Nm³)',
    ...shown.map((value, at) => {
      const year = 2026 - shown.length + 1 + at
      return `${year === 2026 ? partialYear.en : year}\t${value ?? ''}`
    }),
  ])
})

test('the years of a history mark the last one in the chart, the table, the picture and the sentence, and compare the same months [D28.22, D28.23]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { yearStart: 2025, yearEnd: 2026, ...gas })
  const beforeOf = (key: unknown) => rows.find((row) => row['fieldDbk'] === key && row['year'] === 2025)
  const last = rows.find(
    (row) => row['year'] === 2026 && Number(row['sep']) > 0 && beforeOf(row['fieldDbk']) !== undefined,
  )
  const before = beforeOf(last?.['fieldDbk'])
  const query = `yearStart=2025&yearEnd=2026&detail=${last?.['fieldDbk']}`
  const { history, say } = await openFigures(page, fieldProduction, { language: 'en', query })
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await expect(history.locator('tbody tr').last().locator('th')).toHaveText(partialYear.en)
  await expect(history.locator('.history-sentence')).toContainText('2026 (to September)')
  const partial = history.locator('path[data-band="partial"]')
  await expect(partial).toHaveAttribute('fill', /^url\(#/)
  await expect(partial).toHaveAttribute('d', /^M\S+ \S+V\S+h\S+V\S+z$/)

  const sameMonths = monthKeys.slice(0, 9).reduce((sum, month) => sum + Number(before?.[month] ?? 0), 0)
  const note = history.locator('.figure-notes')
  const told = (value: number): string => `${figure(value, 'en')} ${thousandNm3.en}`
  await expect(note).toContainText(`${partialYear.en}: ${told(Number(last?.['total']))}`)
  await expect(note).toContainText(`2025: ${told(sameMonths)}`)
  await expect(note.locator('.chart-swatch')).toBeVisible()

  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSvg') }).click()
  const svg = readFileSync(await (await saved).path(), 'utf8').replaceAll('\u00a0', ' ')
  expect(svg).toMatch(new RegExp(`20\\d\\d – ${partialYear.en}`))
  expect(svg).toContain(say('year.partialNote', { year: 2026, month: 'September' }))
  expect(svg).toContain('data-band="partial"')
  await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
  await expect(history.locator('path[data-partial]')).toHaveAttribute('stroke-dasharray', /\d/)
})
