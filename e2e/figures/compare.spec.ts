import { fieldProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { monthTotals, readPoints, readTable } from '../support/figure-charts.ts'
import { askFigures, inWholeYears, openFigures, WHOLE_YEARS } from '../support/figures-page.ts'
import { expect, test } from '../support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

test('two fields are ticked by the keyboard and compared: lines, table, spreadsheet and CSV agree with the API [D28.34, D28.36, D28.37, D28.38]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const { cards, say } = await openFigures(page, fieldProduction, { query: inWholeYears })
  for (const place of [0, 2]) {
    await cards.nth(place).getByRole('checkbox').focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Vergelijk 2 velden' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Vergelijking van 2 velden')
  const keys = new URL(page.url()).searchParams.getAll('compare')
  expect(keys).toHaveLength(2)
  const years = [WHOLE_YEARS.yearStart, WHOLE_YEARS.yearEnd]
  const own = keys.map((key) =>
    monthTotals(
      rows.filter((row) => String(row['fieldDbk']) === key),
      years,
    ),
  )
  const table = dialog.getByRole('table', { name: say('history.table') })
  const expected = own[0]!.map((value, at) => [value, own[1]![at]])
  expect(await readTable(table)).toEqual(expected)
  expect(await readPoints(dialog)).toHaveLength(24)
  await expect(dialog.locator('path[data-band]')).toHaveCount(2)
  const dashes = await dialog
    .locator('path[data-band]')
    .evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')))
  expect(new Set(dashes).size).toBe(2)

  const csv = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('chart.saveAsCsv') }).click()
  const text = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  const known = own.flat().filter((value) => value !== null)
  expect(text).toHaveLength(known.length + 1)
  const sheet = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  const [, ...cells] = await readSheet(await (await sheet).path())
  expect(cells.map((row) => row[3])).toEqual(known)
  expect([...new Set(cells.map((row) => String(row[0])))]).toEqual(keys)

  const svg = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('chart.saveAsSvg') }).click()
  const picture = readFileSync(await (await svg).path(), 'utf8')
  expect(picture).toContain('compare=')
  expect(picture).toContain('>1 ')
  expect(picture).toContain('>2 ')

  await dialog.getByRole('radio', { name: say('picture.step.year') }).check()
  await expect(page).toHaveURL(/[?&]step=year(&|$)/)
  await page.reload()
  await expect(table.locator('tbody tr')).toHaveCount(2)
  expect(await readTable(table)).toEqual(
    years.map((year) =>
      keys.map((key) =>
        Number(rows.find((row) => String(row['fieldDbk']) === key && row['year'] === year)?.['total']),
      ),
    ),
  )
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('an address that names too many and an unknown one says so, and fits a phone [D28.35]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const names = [...new Set(rows.map((row) => String(row['name'])))].slice(0, 6)
  const compare = [...names, 'Nergens'].map((name) => `compare=${encodeURIComponent(name)}`).join('&')
  await page.setViewportSize({ width: 320, height: 700 })
  await openFigures(page, fieldProduction, { query: `${inWholeYears}&${compare}`, language: 'en' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Comparison of 5 fields')
  await expect(dialog.locator('.comparison-notes')).toContainText('Not found in these figures: Nergens.')
  await expect(dialog.locator('.comparison-notes')).toContainText(`Not drawn: ${names[5]}.`)
  await expect(dialog.locator('path[data-band]')).toHaveCount(5)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  const before = await dialog.locator('path[data-band]').count()
  await dialog.getByRole('button', { name: `Remove ${names[0]} from the comparison` }).press('Enter')
  await expect(dialog.locator('path[data-band]')).toHaveCount(before - 1)
})
