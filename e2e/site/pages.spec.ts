import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { openPage, pageAt } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

test('what the privacy page says is true: one cookie for as long as the browser is open, and the last filters in the tab [D26.9]', async ({
  page,
  context,
}) => {
  await openPage(page, pageAt('/privacy'))
  await page.locator('.breadcrumb a').nth(1).click()
  await page.locator('.tile a').first().click()
  await expect(page.locator('.result-row').first()).toBeVisible()
  await page.locator('.tool-bar').getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/searchByName=a/)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, path, sameSite, expires }) => [name, path, sameSite, expires])).toEqual([
    ['XSRF-TOKEN', '/', 'Lax', -1],
  ])
  expect(await page.evaluate('localStorage.length')).toBe(0)
  expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual(['filterCriteria'])
})

test('the commands of the quickstart work as they stand', async ({ page, request, baseURL }) => {
  await openPage(page, pageAt('/quickstart'), 'en')
  const commands = await page.locator('.call-example').allInnerTexts()
  expect(commands).toHaveLength(2)
  for (const command of commands) {
    const words = command.replaceAll('\\\n', ' ')
    const [, method = '', url = ''] = /^curl -X (\w+)\s+(\S+)/.exec(words) ?? []
    const data = /-d '(.+?)'/.exec(words)?.[1]
    expect(url.startsWith(`${baseURL}/datacenter/rest/`)).toBe(true)
    const answer = await request.fetch(url, {
      method,
      ...(data !== undefined && { data, headers: { 'content-type': 'application/json' } }),
    })
    expect([url, answer.status()]).toEqual([url, 200])
    expect((await answer.json()).length).toBeGreaterThan(100)
  }
})

test('an address with a section opens the page at that section, and a step in its table of contents is no step in the history', async ({
  page,
}) => {
  await openPage(page, pageAt('/links'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Snelstart' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Snelstart')
  const headings = page.locator('.prose-text h2')
  await page.locator('.prose-contents a').nth(2).click()
  await page.locator('.prose-contents a').nth(4).press('Enter')
  await expect(headings.nth(4)).toBeFocused()
  await expect(headings.nth(4)).toBeInViewport()
  const address = page.url()
  expect(address).toMatch(new RegExp(`/datacenter/quickstart#${await headings.nth(4).getAttribute('id')}$`))
  await page.goBack()
  await expect(heading).toHaveText('Links')
  await page.goto(address)
  await expect(headings.nth(4)).toBeInViewport()
  await expect(headings.nth(4)).toBeFocused()
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
