import type { Language } from '@datacentre/catalogue/texts/index'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { timings } from '@datacentre/catalogue/screen-constants'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figuresOf } from '../../../testing/figure-rows.ts'
import {
  all,
  choose,
  chosenIn,
  dropdown,
  expectAnswered,
  find,
  inAddress,
  inWholeYears,
  openFigures,
  optionsOf,
  search,
  text,
} from '../../../testing/figures-screen.tsx'

const screens = [wellProduction, fieldProduction, miningProduction, geothermalProduction] as const
const service = standInService()
for (const screen of screens) service.answerFigures(screen, (asked) => figuresOf(screen, asked, 3))

const thisYear = new Date().getFullYear()

/** What was asked of the service in this test. */
const questions = (): unknown[] => service.received.map(({ body }) => body)

beforeEach(() => {
  service.received.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(screens)('the screen of $id', (screen) => {
  it('has its selectors, and opens on gas produced, mining facilities on gas flared, last year and this year [S2.92-94, S5.16, S9.11-13, S9.15]', async () => {
    const { say, years } = await openFigures(screen)
    const isYearly = screen.kind === 'yearly'
    for (const label of ['filter.product', 'filter.production', 'filter.unit', 'filter.location'] as const)
      expect([label, dropdown(say(label)) !== undefined]).toEqual([label, isYearly])
    for (const part of ['input[type=search]', '#downloadExcel', '.screen-head-count', '.paginator-report'])
      await expect.element(await find(part)).toBeVisible()
    await expect.element(years).toHaveValue(`${thisYear - 1} - ${thisYear}`)
    const production = screen.id === 'facility' ? 'Flared' : 'Produced'
    expect(questions()).toEqual([
      { yearStart: thisYear - 1, yearEnd: thisYear, ...(isYearly && { product: 'Gas', production }) },
    ])
    if (!isYearly) return
    expect(chosenIn(say('filter.product'))).toBe('Gas')
    expect(chosenIn(say('filter.production'))).toBe(screen.id === 'facility' ? 'Afgefakkeld' : 'Geproduceerd')
    expect(chosenIn(say('filter.unit'))).toBe('1000 Nm³')
    expect(chosenIn(say('filter.location'))).toBe('Alle')
  })

  it('takes a name of 100 characters and asks 500 ms after the last key [S2.89, S2.90, S9.6, D21.12]', async () => {
    await openFigures(screen, { query: inWholeYears })
    expect((await search()).maxLength).toBe(100)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.type(await search(), 't')
    vi.advanceTimersByTime(timings.nameSearchDebounce - 50)
    await userEvent.type(await search(), '-')
    vi.advanceTimersByTime(timings.nameSearchDebounce - 10)
    expect(questions()).toHaveLength(1)
    vi.advanceTimersByTime(10)
    vi.useRealTimers()
    await expect.poll(questions).toHaveLength(2)
    expect(questions()[1]).toMatchObject({ search: 't-' })
  })
})

it('the geothermal screen asks with years and name only [S2.92]', async () => {
  await openFigures(geothermalProduction, { query: inWholeYears })
  await userEvent.fill(await search(), 'gt-01')
  await expect.poll(questions).toEqual([
    { yearStart: 2024, yearEnd: 2025 },
    { yearStart: 2024, yearEnd: 2025, search: 'gt-01' },
  ])
})

it('a value of the address that is not allowed has no effect [D4.5]', async () => {
  const query = 'product=Gold&production=Stolen&unit=Barrel&location=X&yearStart=1990&pageSize=7'
  await openFigures(fieldProduction, { query })
  expect(questions()).toEqual([
    { yearStart: thisYear - 1, yearEnd: thisYear, product: 'Gas', production: 'Produced' },
  ])
})

describe('another product', () => {
  it('offers its types and units, and asks for its figures anew [S4.20, S4.21, S9.37]', async () => {
    const { say } = await openFigures(fieldProduction, { language: 'en', query: inWholeYears })
    expect(await optionsOf(say('filter.product'))).toHaveLength(8)
    for (const [product, code, types, units] of [
      ['Brine', 'Brine', ['Injected', 'Produced'], ['m³']],
      ['Nitrogen (N2)', 'N2', ['Injected', 'Stored'], ['Nm³']],
      ['Gas', 'Gas', ['Injected', 'Produced', 'Stored'], ['1000 Nm³', '1000 Sm³']],
    ] as const) {
      await choose(say('filter.product'), product)
      expect(await optionsOf(say('filter.production'))).toEqual(types)
      expect(await optionsOf(say('filter.unit'))).toEqual(units)
      expect(chosenIn(say('filter.unit'))).toBe(units[0])
      await expect.poll(() => questions().at(-1)).toMatchObject({ product: code })
    }
  })

  it('keeps a type that it has too, and else starts at produced [S4.19]', async () => {
    const { say } = await openFigures(fieldProduction, { query: `product=Water&${inWholeYears}` })
    await choose(say('filter.production'), 'Geïnjecteerd')
    await choose(say('filter.product'), 'Zout')
    expect(chosenIn(say('filter.production'))).toBe('Geïnjecteerd')
    await choose(say('filter.product'), 'Olie')
    expect(chosenIn(say('filter.production'))).toBe('Geproduceerd')
  })

  it('starts at its own first unit, whatever gas was shown in [S4.20]', async () => {
    const { say } = await openFigures(fieldProduction, { query: `unit=1000Sm3&${inWholeYears}` })
    await choose(say('filter.product'), 'Zout')
    expect(chosenIn(say('filter.unit'))).toBe('1000 kg')
    await choose(say('filter.product'), 'Gas')
    expect(chosenIn(say('filter.unit'))).toBe('1000 Nm³')
  })
})

describe('land or sea', () => {
  it('narrows the figures and is cleared, which gives it the focus [S2.95]', async () => {
    const { say } = await openFigures(wellProduction, { query: inWholeYears })
    const place = say('filter.location')
    expect(text('.screen-head-count')).toBe('6 resultaten')
    expect(await optionsOf(place)).toEqual(['Alle', 'Op land', 'Op zee'])
    await choose(place, 'Op zee')
    await expect.poll(() => text('.screen-head-count')).toBe('2 resultaten')
    await expect.poll(() => inAddress('location')).toBe('S')
    const clear = page.getByRole('button', { name: say('filters.clear', { filter: place }) })
    clear.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dropdown(place)!).toHaveFocus()
    await expect.poll(() => text('.screen-head-count')).toBe('6 resultaten')
    expect(chosenIn(place)).toBe('Alle')
  })
})

describe.each<Language>(['nl'])('the conditions of a unit in %s', (language) => {
  it('are explained where it is chosen [D28.16]', async () => {
    const { say } = await openFigures(fieldProduction, { language })
    const isDutch = language === 'nl'
    const explained = (): string => text('.figures-unit-explained')
    const [normal, standard] = isDutch
      ? ['0 °C en 1 atm', '15 °C en 1 atm']
      : ['0 °C and 1 atm', '15 °C and 1 atm']
    expect(explained()).toContain(normal)
    expect(explained()).toContain(isDutch ? '1,054915 Sm³ bij 15 °C' : '1.054915 Sm³ at 15 °C')
    await choose(say('filter.unit'), '1000 Sm³')
    await expect.poll(explained).toContain(standard)
    for (const [product, words] of [
      [isDutch ? 'Stikstof (N2)' : 'Nitrogen (N2)', normal],
      [isDutch ? 'Olie' : 'Oil', standard],
      [isDutch ? 'Zout' : 'Salt', isDutch ? 'ton (1000 kilogram)' : 'tonnes (1000 kilograms)'],
      [isDutch ? 'Pekel' : 'Brine', isDutch ? 'm³: kubieke meter' : 'm³: cubic metres'],
    ] as const) {
      await choose(say('filter.product'), product)
      await expect.poll(explained).toContain(words)
      expect(explained()).not.toContain('054915')
    }
  })
})

it('every selector that goes back asks again [S2.91, S4.21]', async () => {
  const { say, pickYears } = await openFigures(fieldProduction, { query: inWholeYears })
  const there = [
    () => choose(say('filter.production'), 'Opgeslagen'),
    () => choose(say('filter.production'), 'Geproduceerd'),
    () => choose(say('filter.location'), 'Op land'),
    () => choose(say('filter.location'), 'Alle'),
    () => pickYears(2012, 2013),
    () => pickYears(2024, 2025),
    async () => userEvent.fill(await search(), 'oo'),
    async () => userEvent.clear(await search()),
  ]
  for (const [at, change] of there.entries()) {
    await change()
    await expect.poll(questions).toHaveLength(at + 2)
    await expectAnswered()
  }
  for (const at of [2, 4, 6, 8]) expect(questions()[at]).toEqual(questions()[0])
  expect(all('[role=alert]')).toEqual([])
})
