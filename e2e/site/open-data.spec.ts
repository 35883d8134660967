import { speak } from '@datacentre/catalogue/texts/index'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import { snippetKinds } from '@datacentre/catalogue/wording/snippets'
import { expect, test } from '../support/test.ts'

const API = '/datacenter/api/v1'

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor walks from the collections to a borehole, its field, the meaning of a code and back', async ({
    page,
  }) => {
    await page.goto(`${API}/collections/boreholes/items?f=html&lang=en&filter=fieldCode IS NOT NULL&limit=5`)
    await expect(page.getByRole('row')).toHaveCount(6)
    const key = (await page.getByRole('cell').first().innerText()).trim()
    await page.goto(`/datacenter/boreholes/${key}?lang=en`)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('heading', { name: 'Field', exact: true }).locator('+ ul').getByRole('link').click()
    await expect(page).toHaveURL(/\/datacenter\/fields\//)
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await page.goBack()
    await page.locator('dd a[href*="#boreholeResult"]').click()
    await expect(page.locator('h2#boreholeResult')).toBeInViewport()
  })
})

test('every rule of quality finds something in the demonstration, and leads from its count to the object that it is about [D23.18]', async ({
  page,
}) => {
  const answer = await page.request.get('/datacenter/quality?f=json&lang=en')
  const { rules } = (await answer.json()) as { rules: { id: string; count: number; title: string }[] }
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ count }) => count === 0).map(({ id }) => id)).toEqual([])

  await page.goto('/datacenter/quality?lang=en')
  await page.getByRole('main').locator(`a[href*="/quality/${rules[0]!.id}"]`).first().click()
  const found = page.getByRole('main').getByRole('row').nth(1).getByRole('link')
  const name = await found.innerText()
  await found.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('an official asked about idle wells of one company finds them, with the rule and as a file', async ({
  page,
}) => {
  await page.goto('/datacenter/')
  await page.getByRole('link', { name: speak('nl')('home.companies') }).click()
  await page.getByRole('searchbox', { name: 'Zoek een bedrijf' }).fill('noordmark aardolie')
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Noordmark Aardolie B.V.' }).click()
  const [, idle = ''] = /: ([\d.]+) daarvan liggen stil/.exec(await page.locator('.answer').innerText()) ?? []
  await expect(page.getByRole('main')).toContainText('Een boring ligt stil als zij ingesloten, opgeschort')
  const file = page.locator('p', { hasText: 'Boringen die stilliggen: ' }).getByRole('link', { name: 'CSV' })
  const csv = await (await page.request.get((await file.getAttribute('href')) ?? '')).text()
  expect(csv.trim().split('\r\n').length - 1).toBe(Number(idle.replace('.', '')))
})

test('an official quotes the gas of a year from the country in figures, and takes the chart along as a picture', async ({
  page,
}) => {
  await page.goto('/datacenter/')
  await page.getByRole('link', { name: speak('nl')('home.overview') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het land in cijfers')
  const section = page.locator('section').filter({ has: page.locator('h2#gas-produced') })
  await expect(section.locator('.answer')).toContainText(
    /In 2026 \(t\/m september\) produceerden \d+ velden samen/,
  )
  await section.locator('summary').click()
  const row = section.getByRole('row', { name: /^2025 / })
  const total = (await row.getByRole('cell').first().innerText()).trim()
  // The same year, added up by the figures' own screen.
  const rows = await page.request.post('/datacenter/rest/prodfigures/field', {
    data: { yearStart: 2025, yearEnd: 2025, product: 'Gas', production: 'Produced' },
  })
  const sum = ((await rows.json()) as { total: number }[]).reduce((all, one) => all + one.total, 0)
  expect(Number(total.replaceAll('.', ''))).toBe(sum)
  const saved = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Download de grafiek als PNG' }).click()
  expect((await saved).suggestedFilename()).toBe('gas-produced.png')
})

for (const [route, table, language] of [
  ['brh-overview', 'boreholes', 'en'],
  ['prodfigures/fields', 'field-figures', 'nl'],
] as const)
  test(`${table} are taken along in every kind of file, by an address and by code, in ${language}`, async ({
    page,
    request,
  }) => {
    const say = speak(language)
    await page.goto(`/datacenter/${route}?lang=${language}`)
    await page.getByText(say(table === 'boreholes' ? 'takeHome.titleWithPlaces' : 'takeHome.title')).click()
    const files = page.locator('.take-home-files a')
    await expect(files).toHaveText(
      formatsFor(table === 'boreholes').map((format) => say(`fileFormat.${format}`)),
    )
    for (const file of await files.all()) {
      const answer = await request.head((await file.getAttribute('href')) ?? '')
      expect([await file.innerText(), answer.status()]).toEqual([await file.innerText(), 200])
    }
    for (const [at, kind] of snippetKinds.entries()) {
      await page.locator('.take-home-snippet summary').nth(at).click()
      const code = page.getByRole('group', { name: say(`snippet.${kind}`), exact: true }).locator('code')
      await expect(code.last()).toContainText(`/datacenter/files/${table}.`)
    }
    if (table !== 'boreholes') return
    await page.locator('.result-row').first().getByRole('checkbox').click()
    await page.getByRole('radio', { name: say('takeHome.selected', { count: 1 }) }).click()
    await expect(files.nth(1)).toHaveAttribute('href', /\/files\/boreholes\.csv\?keys=\d+&lang=en$/)
  })

test('a list reads before its script has come, and stays where it is', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/datacenter/brh-overview')
  await expect(page.locator('.first-row')).toHaveCount(30)
  const { y: before } = (await page.locator('.first-row').first().boundingBox())!
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('.result-row')).toHaveCount(30)
  const { y: after } = (await page.locator('.result-row').first().boundingBox())!
  expect(Math.abs(after - before)).toBeLessThan(8)
})
