import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { changeConfig } from './support/changed-answers.ts'
import { openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const aboutTheData = pageAt('/dataset')

for (const language of languages) {
  test(`the page about the data tells what the configuration tells, and the rows of every table, in ${language} [D24.4]`, async ({
    page,
    request,
  }) => {
    const { dataset }: Config = await (await request.get('/datacenter/rest/config')).json()
    if (dataset === null) throw new Error('there is no dataset')
    expect(dataset.demonstration).toBe(true)
    await openPage(page, aboutTheData, language)
    const facts = page.locator('.dataset-facts')
    for (const fact of [
      dataset.texts[language].title,
      dataset.packageVersion,
      { nl: '30 september 2026', en: '30 September 2026' }[language],
      { nl: 'september 2026', en: 'September 2026' }[language],
      { nl: 'Dit zijn voorbeeldgegevens', en: 'This is demonstration data' }[language],
    ]) {
      await expect(facts).toContainText(fact)
    }
    await expect(facts.getByRole('link', { name: dataset.texts[language].licence ?? '' })).toHaveAttribute(
      'href',
      dataset.licence.url ?? '',
    )

    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(Object.keys(dataset.rows).length)
    const numbers = new Intl.NumberFormat(language)
    await expect(rows.locator('td')).toHaveText(
      Object.values(dataset.rows).map((count) => numbers.format(count)),
    )
    await expect(rows.first()).toHaveText({ nl: 'Boringen6.740', en: 'Boreholes6,740' }[language])
  })
}

test('every value of the page about the data stands beside its term, the further sources too', async ({
  page,
  request,
}) => {
  const { dataset }: Config = await (await request.get('/datacenter/rest/config')).json()
  expect(dataset?.texts.nl.sources.length).toBeGreaterThan(1)
  await page.setViewportSize({ width: 1400, height: 900 })
  await openPage(page, aboutTheData)
  const facts = page.locator('.dataset-facts')
  const starts = (tag: string): Promise<number[]> =>
    facts.locator(tag).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(await starts('dt')).size).toBe(1)
  const values = new Set(await starts('dd'))
  expect(values.size).toBe(1)
  expect(Math.min(...values)).toBeGreaterThan(Math.max(...(await starts('dt'))))
})

test('the page about the data says when there are none', async ({ page }) => {
  await changeConfig(page, (config) => ({ ...config, dataset: null }))
  await openPage(page, aboutTheData)
  await expect(page.locator('.prose-lead')).toHaveText('Er zijn nog geen gegevens geladen.')
  await expect(page.getByRole('table')).toHaveCount(0)
})

/** Companies that really work here, and fields that really lie here. */
const REAL_COMPANIES =
  /\b(NAM|Nederlandse Aardolie|Shell|Exxon\w*|Esso|Mobil|Total\w*|Elf|Vermilion|Wintershall|Neptune|ENGIE|GDF|ONE-Dyas|Oranje-Nassau|Petrogas|TAQA|Dana|Spirit|Centrica|Kistos|Tulip|EBN|Nobian|Nouryon|Akzo\w*|Frisia|Nedmag|Hansa|Chevron|Unocal|Conoco\w*|BP|Amoco|Placid|Lundin|Sterling|Cirrus|Gasunie|Trias)\b/
const REAL_FIELDS =
  /^(Groningen|Slochteren|Annerveen|Ameland|Schoonebeek|Bergermeer|Norg|Grijpskerk|Zuidwal|Coevorden|Rijswijk|Emmen|Roden|Vries|Waalwijk|Middelie|Anjum|Blija|Rotterdam|Berkel|Pijnacker|De Lier|Alkmaar|Hanze|Ruyter|Horizon|Helder|Hoorn|Haven|Logger|Kotter|Rijn)\b/

test('operators, owners and fields bear invented names [D24.6]', async ({ rowsOf }) => {
  const named = new Set<string>()
  for (const { clientOrgName } of await rowsOf(boreholes)) named.add(String(clientOrgName))
  for (const { fieldOperator } of await rowsOf(fields)) named.add(String(fieldOperator))
  for (const { operator, licensees } of await rowsOf(licences))
    for (const name of [String(operator), ...(Array.isArray(licensees) ? licensees : [])]) named.add(name)
  expect(named.size).toBeGreaterThan(20)
  expect([...named].filter((name) => REAL_COMPANIES.test(name))).toEqual([])
  const fieldNames = (await rowsOf(fields)).map(({ fieldName }) => String(fieldName))
  expect(fieldNames.filter((name) => REAL_FIELDS.test(name))).toEqual([])
})
