import { wellProduction } from '@datacentre/catalogue/production/index'
import { sumOf } from '../support/figure-charts.ts'
import { askFigures, inWholeYears, openFigures, WHOLE_YEARS } from '../support/figures-page.ts'
import { expect, test } from '../support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

test('wells are divided by province: each group is the sum of the wells that the register puts there, and the North Sea that of the sea [D28.39]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, wellProduction, { ...WHOLE_YEARS, ...gas })
  const answer = await request.get('/datacenter/files/boreholes.json')
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
  const provinces = new Map(data.map((hole) => [hole['boreholeDbk'], hole['provinceName']]))
  const sums = new Map<string, number>()
  for (const row of rows) {
    const group =
      row['location'] === 'S' ? 'North Sea' : String(provinces.get(row['boreholeDbk']) ?? 'Not known')
    sums.set(group, (sums.get(group) ?? 0) + sumOf([row]))
  }
  const largest = [...sums].toSorted(([, a], [, b]) => b - a)
  const named = largest.length <= 6 ? largest : largest.slice(0, 5)
  const { chart, say } = await openFigures(page, wellProduction, {
    query: `${inWholeYears}&by=province`,
    language: 'en',
  })
  const legend = chart.getByRole('table', { name: say('chart.legend') })
  await expect(legend.locator('tbody tr').first()).toBeVisible()
  const shown = await legend
    .locator('tbody tr:not(.selection-legend-total)')
    .evaluateAll((lines) =>
      lines.map((line) => [
        (line.querySelector('th')?.textContent ?? '').trim(),
        Number(line.querySelector('data')?.getAttribute('value')),
      ]),
    )
  const expected = named.map(([name, sum]) => [name, Math.round(sum)])
  expect(shown.toReversed().slice(0, expected.length)).toEqual(expected)
  await expect(legend.locator('tr').filter({ hasText: 'North Sea' })).toHaveCount(1)

  const query = `${inWholeYears}&product=Gas&production=Produced&form=series&step=year&by=province&lang=en`
  const file = await request.get(`/datacenter/files/well-figures.json?${query}`)
  const series = ((await file.json()) as { data: Record<string, unknown>[] }).data
  const atSea = series.filter((row) => row['subject'] === 'North Sea')
  expect(atSea.reduce((sum, row) => sum + Number(row['value']), 0)).toBe(sums.get('North Sea'))
})
