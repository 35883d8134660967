import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
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
  expectAnswered,
  expectCount,
  find,
  inAddress,
  inWholeYears,
  openFigures,
  press,
  text,
} from '../../testing/figures-screen.tsx'
import { holdAnswers } from '../../testing/held-answers.ts'
import { passRetries } from '../../testing/retries.ts'

const service = standInService()

const answerOf =
  (screen: ProductionScreen) =>
  ({ body }: Received): Response =>
    Response.json(figuresOf(screen, body as FigureQuery, 20))
const hold = (screen: ProductionScreen): (() => void) =>
  holdAnswers(service, screen.rest.list, answerOf(screen))
const failure = (): Response => new Response('', { status: 500 })

const productsAsked = (): unknown[] => service.received.map(({ body }) => (body as FigureQuery).product)
const card = (): string => text('.figure-card')
const chart = (): string => text('.selection-chart')
const points = (): number => all('.selection-chart .chart-points rect').length

beforeEach(() => {
  service.received.length = 0
  for (const screen of [fieldProduction, geothermalProduction])
    service.respond(screen.rest.list, answerOf(screen))
})
afterEach(() => {
  vi.useRealTimers()
})

/** What stands on the page at one moment: the labels and numbers of its first card, of the chart and of its points. */
type Moment = { readonly card: string; readonly chart: string; readonly points: string }

/** Remembers every state that the page goes through from here on. */
function watch(): Moment[] {
  const moments: Moment[] = []
  const look = (): void => {
    const join = (parts: readonly string[]): string => parts.map((part) => text(part)).join(' | ')
    moments.push({
      card: join(['.figure-card-name', '.figure-card-time', '.figure-card-product', '.figure-card-total']),
      chart: join(['.selection-chart-head p', '.selection-legend', '.selection-chart .chart svg text']),
      points: all('.selection-chart .chart-points rect')
        .map((point) => point.getAttribute('aria-label'))
        .join(' | '),
    })
  }
  look()
  const all_ = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, all_)
  return moments
}

/** Cards and chart were each as before or as after at every moment, and never a mixture. */
function expectNoMixture(moments: readonly Moment[]): void {
  const [before, after] = [moments[0], moments.at(-1)]
  expect(before?.card).not.toBe(after?.card)
  expect(before?.chart).not.toBe(after?.chart)
  for (const part of ['card', 'chart'] as const)
    expect([...new Set(moments.map((moment) => moment[part]))]).toEqual([before?.[part], after?.[part]])
  expect(before?.points).not.toBe(after?.points)
  // The points come a moment after their picture, and those of the picture before are gone by then.
  for (const moment of moments)
    expect(moment.chart === before?.chart ? [before.points] : ['', after?.points]).toContain(moment.points)
}

describe('while other figures load, the old ones keep', () => {
  it('their old labels and unit, where another product is chosen [D28.20]', async () => {
    const { say } = await openFigures(fieldProduction, { query: `${inWholeYears}&unit=1000Sm3` })
    await expect.poll(points).toBe(24)
    const count = text('.screen-head-count')
    const letGo = hold(fieldProduction)
    const moments = watch()
    await choose(say('filter.product'), 'Olie')
    expect(chosenIn(say('filter.unit'))).toBe('Sm³')
    await find('.loading-dialog')
    expect(text('.screen-head-count')).toBe(count)
    expect(card()).toContain('duizend Sm³')
    expect(chart()).toContain('(miljoen Sm³)')
    letGo()
    await expect.poll(card).toContain('Olie')
    await expect.poll(chart).toContain('(duizend Sm³)')
    await expectCount('.loading-dialog', 0)
    await expect.poll(points).toBe(24)
    expectNoMixture(moments)
  })

  it('their old years, where other years are chosen [D28.20]', async () => {
    const { pickYears, years } = await openFigures(geothermalProduction, {
      language: 'en',
      query: inWholeYears,
    })
    await expect.poll(points).toBe(24)
    const letGo = hold(geothermalProduction)
    const moments = watch()
    await pickYears(2019, 2021)
    await expect.element(years).toHaveValue('2019 - 2021')
    await find('.loading-dialog')
    expect(card()).toContain('2024')
    expect(chart()).toContain('2024 – 2025')
    letGo()
    await expect.poll(chart).toContain('2019 – 2021')
    // Three years are shown by year.
    await expect.poll(points).toBe(3)
    expect(card()).toContain('2019')
    expectNoMixture(moments)
  })
})

it('an answer that comes after that of a later question is not shown [D28.20]', async () => {
  const { say } = await openFigures(fieldProduction, { query: inWholeYears })
  const letGo = holdAnswers(
    service,
    fieldProduction.rest.list,
    answerOf(fieldProduction),
    ({ body }) => (body as FigureQuery).product === 'Oil',
  )
  // The clock stands still, so that the loading dialog does not come between the two choices.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await choose(say('filter.product'), 'Olie')
  await expect.poll(productsAsked).toEqual(['Gas', 'Oil'])
  await choose(say('filter.product'), 'Zout')
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  await expect.poll(card).toContain('Zout')
  letGo()
  await new Promise((later) => setTimeout(later, 300))
  expect(card()).toContain('Zout')
  expect(chart()).toContain('(duizend ton)')
})

it('a question that fails leaves none of the old figures [D28.20]', async () => {
  const { say } = await openFigures(fieldProduction, { language: 'en', query: inWholeYears })
  service.respond(fieldProduction.rest.list, failure)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await choose(say('filter.product'), 'Oil')
  await passRetries(() => all('[role=alert]').length > 0)
  expect(text('[role=alert]')).toContain(say('list.failed.text'))
  expect(all('.figure-card, .selection-chart')).toEqual([])
  expect(text('.screen-head-count')).not.toMatch(/\d/)
  expect((await find('#downloadExcel')).getAttribute('aria-disabled')).toBe('true')
})

describe('a product that is chosen again', () => {
  it('is asked for again, while its known figures are there to read; unit, card and page ask nothing [S4.21]', async () => {
    const { say } = await openFigures(fieldProduction, { query: inWholeYears })
    const count = text('.screen-head-count')
    await choose(say('filter.product'), 'Pekel')
    await expect.poll(card).toContain('Pekel')
    const told: string[] = []
    const regions = '[role=status], [role=alert], [aria-live]'
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      )
      for (const region of new Set(changed)) if (region?.textContent.trim()) told.push(text(':scope', region))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const letGo = hold(fieldProduction)
    await choose(say('filter.product'), 'Gas')
    await expect.poll(card).toContain('Gas')
    expect(text('.screen-head-count')).toBe(count)
    await expect.poll(productsAsked).toEqual(['Gas', 'Brine', 'Gas'])
    await new Promise((later) => setTimeout(later, 2 * timings.loadingDialogDelay))
    expect(all('.loading-dialog')).toEqual([])
    letGo()
    await expectAnswered()
    await choose(say('filter.unit'), '1000 Sm³')
    await press('.figure-card-toggle')
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expect.poll(() => inAddress('page')).toBe('2')
    expect(service.received).toHaveLength(3)
  })

  it('and cannot be asked again stays, under a message with a way to try again [D11.2]', async () => {
    const { say } = await openFigures(fieldProduction, { language: 'en', query: inWholeYears })
    await choose(say('filter.product'), 'Brine')
    await expect.poll(card).toContain('Brine')
    service.respond(fieldProduction.rest.list, failure)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await choose(say('filter.product'), 'Gas')
    await passRetries(() => all('[role=alert]').length > 0)
    expect(text('[role=alert]')).toContain(say('list.failed.text'))
    expect(card()).toContain('Gas')
    vi.useRealTimers()
    service.respond(fieldProduction.rest.list, answerOf(fieldProduction))
    await page
      .getByRole('alert')
      .getByRole('button', { name: say('list.failed.tryAgain') })
      .click()
    await expectCount('[role=alert]', 0)
    expect(card()).toContain('Gas')
  })
})
