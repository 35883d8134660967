import type { Language } from '@datacentre/catalogue/texts/index'
import { styleClasses } from '@datacentre/catalogue/colours'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { timings } from '@datacentre/catalogue/screen-constants'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { standInService, type Received } from '@datacentre/client/testing/service'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { figuresOf } from '../../testing/figure-rows.ts'
import {
  all,
  choose,
  chosenIn,
  expectCount,
  find,
  goToFigures,
  inWholeYears,
  languages,
  openFigures,
  press,
  search,
  text,
  texts,
} from '../../testing/figures-screen.tsx'
import { holdAnswers } from '../../testing/held-answers.ts'
import { passRetries } from '../../testing/retries.ts'

const screens = [wellProduction, fieldProduction, miningProduction, geothermalProduction] as const
const service = standInService()

const answerOf =
  (screen: ProductionScreen) =>
  ({ body }: Received): Response =>
    Response.json(figuresOf(screen, body as FigureQuery, 3))

const failure = (): Response => new Response('', { status: 500 })

/** A colour of the catalogue as a browser computes it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

beforeEach(() => {
  service.received.length = 0
  for (const screen of screens) service.respond(screen.rest.list, answerOf(screen))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('figures that load', () => {
  it.each(screens)(
    'of $id for longer than 300 ms show the loading dialog in the colour of the screen [S2.36, S2.37, D12.4]',
    async (screen) => {
      const letGo = holdAnswers(service, screen.rest.list, answerOf(screen))
      const { say } = await goToFigures(screen, { language: 'en' })
      const dialog = await find('.loading-dialog')
      expect(text('h1, h2, h3, [role=heading]', dialog)).toBe('Loading ...')
      expect(dialog.textContent).toContain(say('production.loading'))
      expect(getComputedStyle(await find('.spinner path', dialog)).stroke).toBe(
        rgb(styleClasses[screen.style].light),
      )
      letGo()
      await find('.figure-card')
      await expectCount('.loading-dialog', 0)
    },
  )

  it('leave the old ones until they come, and the dialog away for 300 ms [D12.4]', async () => {
    const { say } = await openFigures(fieldProduction, { query: inWholeYears })
    const letGo = holdAnswers(service, fieldProduction.rest.list, answerOf(fieldProduction))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await choose(say('filter.location'), 'Op land')
    await expect.poll(() => service.received.length).toBe(2)
    await vi.advanceTimersByTimeAsync(timings.loadingDialogDelay - 10)
    expect(all('.loading-dialog')).toEqual([])
    expect(text('.screen-head-count')).toBe('6 resultaten')
    expect(all('.figure-card')).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(20)
    await expectCount('.loading-dialog', 1)
    vi.useRealTimers()
    letGo()
    await expectCount('.loading-dialog', 0)
    await expect.poll(() => text('.screen-head-count')).toBe('4 resultaten')
  })
})

describe.each<Language>(['nl'])('figures that fail in %s', (language) => {
  it('are asked for three times more and then told, with a button to try again, which gives the heading the focus [D11.1, D11.2]', async () => {
    service.respond(wellProduction.rest.list, failure)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { say } = await goToFigures(wellProduction, { language })
    await passRetries(() => all('[role=alert]').length > 0)
    expect(text('[role=alert]')).toContain(say('list.failed.text'))
    expect(service.received).toHaveLength(4)
    vi.useRealTimers()
    service.respond(wellProduction.rest.list, answerOf(wellProduction))
    await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await find('.figure-card')
    await expectCount('[role=alert]', 0)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe.each<Language>(['en'])('an empty selection in %s', (language) => {
  const nobody = `${inWholeYears}&location=S&name=nobody~here`

  it('names what was asked, and offers to take off what narrows it [S2.88, D12.2]', async () => {
    const { say } = await goToFigures(fieldProduction, { language, query: nobody })
    const place = await find('.figures-message')
    const isDutch = language === 'nl'
    expect(text('[role=status]', place)).toBe(say('noResults'))
    expect(texts('dt', place).at(-1)).toBe(
      isDutch ? 'Naam, code of operator bevat' : 'Name, code or operator contains',
    )
    expect(texts('dd', place)).toEqual([
      'Gas',
      isDutch ? 'Geproduceerd' : 'Produced',
      '2024 – 2025',
      isDutch ? 'Op zee' : 'Offshore',
      'nobody~here',
    ])
    expect(text('.screen-head-count')).toBe(say('production.count', { count: 0 }))
    const download = await find('#downloadExcel')
    expect(download.getAttribute('aria-disabled')).toBe('true')
    await expect.element(download).toHaveAccessibleDescription(say('download.needsResults'))
    await page
      .elementLocator(place)
      .getByRole('button', { name: say('search.clear') })
      .click()
    await find('.figure-card')
    expect((await search()).value).toBe('')
    expect((await find('#downloadExcel')).getAttribute('aria-disabled')).not.toBe('true')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('says what to do where nothing narrows it [D12.2]', async () => {
    const elsewhere = language === 'nl' ? 'Kies hierboven iets anders' : 'Choose something else above'
    service.answerFigures(geothermalProduction, () => [])
    await goToFigures(geothermalProduction, { language, query: 'yearStart=2003&yearEnd=2003' })
    const whole = await find('.figures-message')
    expect(whole.textContent).toContain(`${elsewhere}.`)
    expect(all('button', whole)).toEqual([])
  })

  it('takes off at once all that narrows it [D12.2]', async () => {
    const elsewhere = language === 'nl' ? 'Kies hierboven iets anders' : 'Choose something else above'
    const { say } = await goToFigures(wellProduction, { language, query: nobody })
    const place = await find('.figures-message')
    expect(place.textContent).toContain(`${elsewhere}, `)
    await page
      .elementLocator(place)
      .getByRole('button', { name: say('filters.clearAll') })
      .click()
    await find('.figure-card')
    expect((await search()).value).toBe('')
    expect(chosenIn(say('filter.location'))).toBe(language === 'nl' ? 'Alle' : 'All')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

it.each(screens)('the head of $id lets an error be reported with its name [D26.6]', async (screen) => {
  const { say } = await openFigures(screen, { query: inWholeYears })
  const title = say(`production.${screen.id}.title`)
  expect(text('h1')).toBe(title)
  const link = page.elementLocator(await find('.screen-head')).getByRole('link', { name: say('reportError') })
  await expect
    .element(link)
    .toHaveAttribute('href', say('reportErrorUrl', { name: encodeURIComponent(title) }))
})

describe.each(languages)('the head of a screen of figures in %s', (language) => {
  it('says how many results there are and up to which month, and lets an error be reported with its name [S2.87]', async () => {
    const { say } = await openFigures(geothermalProduction, {
      language,
      query: 'yearStart=2025&yearEnd=2025',
    })
    expect(text('.screen-head-count')).toBe(language === 'nl' ? '36 resultaten' : '36 results')
    expect(text('.screen-head-from')).toMatch(language === 'nl' ? /september 2026/ : /September 2026/)
    const title = language === 'nl' ? 'Productiecijfers aardwarmte' : 'Geothermal production figures'
    expect(text('h1')).toBe(title)
    const link = page
      .elementLocator(await find('.screen-head'))
      .getByRole('link', { name: say('reportError') })
    expect(link.element().getAttribute('href')).toContain(encodeURIComponent(title))
  })
})

describe.each<Language>(['nl'])('a file of figures in %s', (language) => {
  it('is made under the loading dialog in the colour of the screen, and can be cancelled', async () => {
    service.respond(wellProduction.rest.export, () => new Promise<Response>(() => {}))
    const { say } = await openFigures(wellProduction, { language, query: inWholeYears })
    await press('#downloadExcel')
    const dialog = await find('.loading-dialog')
    expect(dialog.textContent).toContain(
      language === 'nl' ? 'Wij maken een spreadsheet' : 'Creating a spreadsheet',
    )
    expect(getComputedStyle(await find('.spinner path', dialog)).stroke).toBe(
      rgb(styleClasses['production-well'].light),
    )
    await page
      .elementLocator(dialog)
      .getByRole('button', { name: say('download.cancel') })
      .click()
    await expectCount('.loading-dialog', 0)
    await expect.element(page.getByText(say('download.cancelled'))).toBeVisible()
  })

  it('that cannot be made is told on the console and politely on the page', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    service.respond(fieldProduction.rest.export, failure)
    const { say } = await openFigures(fieldProduction, { language, query: inWholeYears })
    await press('#downloadExcel')
    await expect.poll(() => texts('[role=status]').join(' ')).toContain(say('download.failed'))
    expect(told.mock.calls[0]).toEqual(['could not download file'])
    await expectCount('.loading-dialog', 0)
  })
})
