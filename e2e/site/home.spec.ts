import { registers } from '@datacentre/catalogue/registers/index'
import { tables } from '@datacentre/catalogue/tables'
import type { Config } from '@datacentre/catalogue/wire/config'
import type { APIRequestContext } from '@playwright/test'
import { expectPage, home, openPage, pageAt } from '../support/every-page.ts'
import { mapScreen } from '../support/map-screen.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

async function datasetOf(request: APIRequestContext) {
  const { dataset }: Config = await (await request.get('/datacenter/rest/config')).json()
  if (dataset === null) throw new Error('there is no dataset')
  return dataset
}

/** The numbers in a text, without the signs that part thousands. */
const numbersIn = (text: string): number[] =>
  (text.match(/\b\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(/[.,]/g, '')))

test.describe('west of Amsterdam', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the home and the page about the data tell of which day the data are and how many rows there are, as the registers answer [S1.5, S2.30, S2.32, D24.4]', async ({
    page,
    request,
    rowsOf,
  }) => {
    const { rows, expired, figures, demonstration, texts, packageVersion } = await datasetOf(request)
    expect(demonstration).toBe(true)
    for (const register of registers) {
      expect([register.id, (await rowsOf(register)).length]).toEqual([register.id, rows[register.id]])
    }
    await openPage(page, home)
    await expect(page.locator('.home-dates > *')).toHaveText([
      'Bijgewerkt tot 30 september 2026',
      'Cijfers tot en met september 2026',
    ])
    const surveys = (rows['seismic-surveys-2d'] ?? 0) + (rows['seismic-surveys-3d'] ?? 0)
    const covered = (table: string) => {
      const { subjects, yearStart, yearEnd } = figures[table]!
      return [subjects, yearStart, yearEnd]
    }
    expect((await page.locator('.tile-amount').allInnerTexts()).map(numbersIn)).toEqual([
      [rows['boreholes']],
      [rows['fields']],
      [rows['licences'], expired['licences']],
      [rows['seismic-lines'], surveys],
      covered('well-figures'),
      covered('field-figures'),
      [],
      covered('facility-figures'),
      covered('geothermal-figures'),
    ])

    await openPage(page, pageAt('/dataset'), 'en')
    const facts = page.locator('.dataset-facts')
    for (const fact of [texts.en.title, packageVersion, '30 September 2026'])
      await expect(facts).toContainText(fact)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(tables.length)
    await expect(page.getByRole('table').locator('tbody tr').first()).toHaveText('Boreholes6,740')
  })
})

test('the home leads to the map with boreholes, fields and licences on it, and scripts to the documentation of the calls [D27.51]', async ({
  page,
}) => {
  await openPage(page, home, 'en')
  await page.getByRole('link', { name: 'View boreholes, fields and licences on the map' }).click()
  const { entry, say, canvas } = mapScreen(page, 'en')
  await expect(canvas.locator('canvas').first()).toBeVisible()
  for (const register of registers) {
    const title = say(`register.${register.id}.title`)
    await expect(entry(title).getByRole('checkbox', { name: title, exact: true })).toBeChecked({
      checked: ['boreholes', 'fields', 'licences'].includes(register.id),
    })
  }
  await page.goBack()
  await expectPage(page, home, 'en')
  await page.getByRole('main').locator('a[href="api/?lang=en"]').click()
  await expect(page).toHaveURL(/\/datacenter\/api\/\?lang=en$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
