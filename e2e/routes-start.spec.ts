import { expectNothingForAxe } from './support/complaints.ts'
import { addressOf, expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const FETCHED_ONCE = [
  '/datacenter/i18n/nl.json',
  '/datacenter/rest/config',
  '/datacenter/rest/config/features',
]

test('a visit through every kind of screen fetches texts, configuration and features once, and logs the version once [S3.32, S4.4, D22.1]', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  const logged: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, home)
  for (const path of ['/field-overview', '/prodfigures/geothermal']) {
    await page.locator(`.tile a[href="/datacenter${path}"]`).click()
    await expectPage(page, pageAt(path))
    await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Datacenter' })
      .click()
    await expectPage(page, home)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Links' }).click()
  await expectPage(page, pageAt('/links'))
  const counted = FETCHED_ONCE.map((path) => [path, asked.filter((one) => one === path).length])
  expect(counted).toEqual(FETCHED_ONCE.map((path) => [path, 1]))
  const { nlogloketVersion } = await (await request.get('/datacenter/rest/config')).json()
  expect(nlogloketVersion).toMatch(/^\d+\.\d+\.\d+/)
  expect(logged.filter((line) => line.includes('nlogloketVersion'))).toEqual([
    `nlogloketVersion ${nlogloketVersion}`,
  ])
})

for (const language of languages) {
  for (const call of ['rest/config', 'rest/config/features', `i18n/${language}.json`]) {
    test(`a start that fails once at ${call} says in ${language} that it loads, and asks again [D11.5]`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/)
      await page.route(`**/${call}`, (route) => route.abort(), { times: 1 })
      await page.goto(addressOf(home, language))
      await expect(page.getByRole('status')).toHaveText(
        { nl: 'Het datacenter laadt…', en: 'The data centre is loading…' }[language],
      )
      await expectPage(page, home, language)
    })
  }

  test(`a start that fails four times is told in ${language}, with a button that starts again [D11.5]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|answered 500/)
    let asked = 0
    await page.route('**/rest/config', (route) => {
      asked += 1
      return route.fulfill({ status: 500 })
    })
    await page.goto(addressOf(home, language))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(
      { nl: 'Het datacenter laadt nu niet.', en: 'Sorry, the data centre is not available at the moment.' }[
        language
      ],
    )
    expect(asked).toBe(4)
    await expectNothingForAxe(page)
    await page.unroute('**/rest/config')
    await alert
      .getByRole('button', { name: { nl: 'Probeer het opnieuw', en: 'Try again' }[language] })
      .click()
    await expectPage(page, home, language)
  })
}
