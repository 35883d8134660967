import { wellProduction } from '@datacentre/catalogue/production/index'
import { boreholes, seismicLines } from '@datacentre/catalogue/registers/index'
import type { Request } from '@playwright/test'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const isCall = (request: Request): boolean => /\/(rest|i18n)\//.test(new URL(request.url()).pathname)

/** Every call that a screen of this kind makes until it has a file: a list by POST, a list by GET, and figures. */
const kinds = [
  { screen: boreholes, rows: '.result-row' },
  { screen: seismicLines, rows: '.result-row' },
  { screen: wellProduction, rows: '.figure-card' },
] as const

for (const { screen, rows } of kinds) {
  test(`${screen.id}: every call has a JSON content type and starts with the prefix; those that are no GET return the token [S1.15, S7.1, S7.2, D17.2]`, async ({
    page,
    context,
  }) => {
    const calls: Request[] = []
    page.on('request', (request) => {
      if (isCall(request)) calls.push(request)
    })
    await page.goto(`/datacenter${screen.route}`)
    await expect(page.locator(rows).first()).toBeVisible()
    if (rows === '.result-row') await page.locator(rows).first().getByRole('checkbox').check()
    const saved = page.waitForEvent('download')
    await page.locator('#downloadExcel').click()
    await saved
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
    expect(token).toBeTruthy()
    expect(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)).toEqual(
      expect.arrayContaining([
        'GET /datacenter/i18n/nl.json',
        'GET /datacenter/rest/config',
        'GET /datacenter/rest/config/features',
        `${screen.rest.list.method} /datacenter${screen.rest.list.path}`,
        `POST /datacenter${screen.rest.export.path}`,
      ]),
    )
    for (const call of calls) {
      const { pathname } = new URL(call.url())
      expect([pathname, pathname.startsWith('/datacenter/')]).toEqual([pathname, true])
      expect([pathname, call.headers()['content-type']]).toEqual([pathname, 'application/json'])
      expect([pathname, call.headers()['x-xsrf-token']]).toEqual([
        pathname,
        call.method() === 'GET' ? undefined : token,
      ])
    }
  })
}

test('texts and features are fetched once, and every screen after that is in the language of the start [S4.3, S4.4]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const screen = await openList(page, seismicLines, { language: 'en' })
  for (const title of [
    'register.seismic-surveys-2d.title',
    'register.seismic-lines.title',
    'register.seismic-surveys-3d.title',
  ] as const) {
    await page
      .locator('.seismic-tabs')
      .getByRole('link', { name: screen.say(title) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.say(title))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(screen.rows.first()).toBeVisible()
  }
  for (const path of [
    '/datacenter/rest/config/features',
    '/datacenter/rest/config',
    '/datacenter/i18n/en.json',
    '/datacenter/rest/smc/lines',
  ]) {
    expect([path, asked.filter((one) => one === path).length]).toEqual([path, 1])
  }
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(
    screen.say('site.pageTitle', { page: screen.say('register.seismic-surveys-3d.title') }),
  )
})
