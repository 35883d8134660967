import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { inTurn, languages, listAddress, listScreen } from './support/list-screen.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: says that results load, then shows them without a jump [S2.47, S4.5, S4.6, S8.1]`, async ({
    page,
    rowsOf,
  }) => {
    const letGo = await holdRequests(page, `**${register.rest.list.path}`)
    const screen = listScreen(page, register, language)
    await page.goto(listAddress(register, { language }))
    const loading = page.getByText(screen.say('loadingResults'), { exact: true })
    await expect(loading).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      screen.say(`register.${register.id}.title`),
    )
    await expect(screen.rows).toHaveCount(0)
    await expect(screen.download).toBeDisabled()
    await expect(screen.selectAll).toBeDisabled()
    const head = await page.locator('.tool-bar').boundingBox()
    letGo()
    await expect(screen.rows).toHaveCount(30)
    await expect(loading).toHaveCount(0)
    await screen.expectCount((await rowsOf(register)).length)
    expect(await page.locator('.tool-bar').boundingBox()).toEqual(head)
  })

  test(`${register.id} in ${language}: says that nothing is left, under which filters, and clears the last one or all [S2.48, S4.6, S8.1, D29.30]`, async ({
    page,
    rowsOf,
  }) => {
    const { say, ...screen } = listScreen(page, register, language)
    const filter = register.filters.find((one) => 'parameter' in one)
    if (filter === undefined || !('parameter' in filter))
      throw new Error(`${register.id} has no choice filter`)
    await page.goto(listAddress(register, { language, query: 'searchByName=~~nobody' }))
    await expect(page.getByText(say('noResults'), { exact: true })).toBeVisible()
    await screen.expectCount(0)
    await expect(screen.rows).toHaveCount(0)
    await expect(screen.paginator).toHaveCount(0)
    await expect(screen.download).toBeDisabled()
    await expect(screen.mapButton).toBeDisabled()
    await expect(screen.mapButton).toHaveAccessibleDescription(say('map.nothing'))
    const label = say(`filter.${filter.parameter}`)
    await screen.dropdown(label).click()
    const option = page.locator('.option').nth(1)
    const words = (await option.locator('.option-words').textContent()) ?? ''
    await option.click()
    await expect(page.locator('.list-message li')).toHaveText([
      say('filters.chip', { filter: say(`search.${searchedIn(register)}`), value: '~~nobody' }),
      say('filters.chip', { filter: label, value: words }),
    ])
    await page.getByRole('button', { name: say('list.empty.clearLast', { filter: label }) }).click()
    await expect(screen.chips).toHaveCount(1)
    await page.getByRole('button', { name: say('list.empty.clearAll') }).click()
    await screen.expectCount((await rowsOf(register)).length)
    await expect(screen.rows).toHaveCount(30)
  })
}

for (const language of languages) {
  test(`a list that cannot be fetched is tried three times more with growing pauses, then says so, in ${language} [S8.1, S8.3, D11.1, D11.2]`, async ({
    page,
    rowsOf,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/)
    await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
    let calls = 0
    await page.route(`**${boreholes.rest.list.path}`, (route) => {
      calls += 1
      return route.fulfill({ status: 503 })
    })
    const { say, ...screen } = listScreen(page, boreholes, language)
    const loading = page.getByText(say('loadingResults'), { exact: true })
    await page.goto(listAddress(boreholes, { language }))
    await expect.poll(() => calls).toBe(1)
    await page.clock.pauseAt(new Date('2026-11-15T12:01:00Z'))
    for (const [tries, pause] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
    ] as const) {
      if (tries > 2) {
        await page.clock.runFor(pause - 500)
        await expect(loading).toBeVisible()
        expect(calls).toBe(tries - 1)
      }
      await expect
        .poll(async () => {
          await page.clock.runFor(100)
          return calls
        })
        .toBe(tries)
    }
    const told = page.getByRole('alert')
    await page.clock.resume()
    await expect(told).toContainText(say('list.failed.text'))
    await expect(loading).toHaveCount(0)
    expect(calls).toBe(4)

    await page.unroute(`**${boreholes.rest.list.path}`)
    await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect(screen.rows).toHaveCount(30)
    await screen.expectCount((await rowsOf(boreholes)).length)
    await expect(told).toHaveCount(0)
  })
}

test('a list that comes at the second try shows without a word about it', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/)
  let calls = 0
  await page.route(`**${boreholes.rest.list.path}`, (route) => {
    calls += 1
    return calls === 1 ? route.abort() : route.continue()
  })
  const { rows } = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes))
  await expect(rows).toHaveCount(30)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a visitor may type before the rows are there, and finds what was asked', async ({ page, rowsOf }) => {
  const name = String((await rowsOf(boreholes))[77]?.['boreholeName'])
  const letGo = await holdRequests(page, `**${boreholes.rest.list.path}`)
  const screen = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes))
  await screen.search.fill(name)
  letGo()
  await expect(screen.names.first()).toContainText(name)
  await expect(screen.search).toHaveValue(name)
  await expect(screen.selectAll).toBeChecked()
})

for (const language of languages) {
  test(`while the code of a list is on its way the page stands with its frame, its name and rows to come, in ${language} [S2.47]`, async ({
    page,
  }) => {
    await page.goto(`/datacenter/${language === 'en' ? '?lang=en' : ''}`)
    await expect(page.locator('.tile').first()).toBeVisible()
    const answer = await holdRequests(page, '**/assets/register-screen*.js')
    await page.locator(`a[href^="/datacenter${boreholes.route}"]`).first().click()
    const screen = listScreen(page, boreholes, language)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(screen.say('register.boreholes.title'))
    await expect(page.getByRole('main').getByText(screen.say('loadingResults'))).toBeVisible()
    await expect(page.locator('.breadcrumb')).toContainText(screen.say('register.boreholes.title'))
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    answer()
    await expect(screen.rows.first()).toBeVisible()
    await expect(heading).toBeFocused()
  })
}
