import type { Language } from '@datacentre/catalogue/texts/index'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { quantities } from '@datacentre/catalogue/production/series/reported'
import { speak } from '@datacentre/catalogue/texts/index'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFieldFigure, figuresOf } from '../../testing/figure-rows.ts'
import {
  all,
  choose,
  dropdown,
  expectCount,
  find,
  inAddress,
  inWholeYears,
  languages,
  openFigures,
  optionsOf,
  press,
  readPoints,
  text,
  texts,
} from '../../testing/figures-screen.tsx'

const screens = [fieldProduction, wellProduction, geothermalProduction] as const
const service = standInService()

beforeEach(() => {
  service.received.length = 0
  for (const screen of screens) service.answerFigures(screen, (asked) => figuresOf(screen, asked, 125))
})

const report = (): string => text('.paginator-report')

describe('pages of figures', () => {
  it('hold 30, 50, 100 or 200 cards and say which they show [S2.96, S2.97]', async () => {
    const { say } = await openFigures(fieldProduction, { query: inWholeYears })
    expect(report()).toBe('1 - 30 van 250')
    expect(all('.figure-card')).toHaveLength(30)
    expect(await optionsOf(say('filter.pageSize'))).toEqual(['30', '50', '100', '200'])
    for (const size of [50, 100, 200]) {
      await choose(say('filter.pageSize'), String(size))
      await expectCount('.figure-card', size)
      expect(report()).toBe(`1 - ${size} van 250`)
    }
    await page.getByRole('button', { name: say('paging.last') }).click()
    await expect.poll(report).toBe('201 - 250 van 250')
  })

  it('go back to the first by another selector, not by another unit [S4.22]', async () => {
    const { say } = await openFigures(fieldProduction, { language: 'en', query: `${inWholeYears}&page=3` })
    await expect.poll(report).toBe('61 - 90 of 250')
    await choose(say('filter.unit'), '1000 Sm³')
    expect(report()).toBe('61 - 90 of 250')
    await choose(say('filter.location'), 'Onshore')
    await expect.poll(report).toBe('1 - 30 of 126')
  })

  it.each(screens)('of $id end at the last one, also in the address [D4.1]', async (screen) => {
    const steps = history.length
    const { say } = await openFigures(screen, { query: `${inWholeYears}&page=9999` })
    const last = screen.kind === 'yearly' ? '9' : '100'
    await expect.poll(() => inAddress('page')).toBe(last)
    expect(text('.paginator-page[aria-current=page]')).toBe(last)
    await expect.element(page.getByRole('button', { name: say('paging.next') })).toBeDisabled()
    // What the page did by itself is no step for Back, and no criteria that a visitor left.
    expect(history.length).toBeLessThanOrEqual(steps + 1)
    expect(sessionStorage.getItem('filterCriteria')).toBeNull()
  })
})

/*
 * By hand, one Nm³ being 1.054915 Sm³:
 *      9 × 1.054915 =      9.494235        10 × 1.054915 =      10.54915
 *     33 × 1.054915 =     34.812195       474 × 1.054915 =     500.02971
 *   1000 × 1.054915 =   1054.915       123456 × 1.054915 =  130235.58624
 * and nothing stays nothing. The months are rounded and then added up, which gives 131,857;
 * the sum of the received months, 124,992, would give 131,855.93568, rounded 131,856.
 */
const received = { jan: 9, feb: 10, mar: 10, apr: 33, may: 474, jun: 1000, jul: 123_456, aug: 0 } as const
const inNm3 = { months: ['9', '10', '10', '33', '474', '1.000', '123.456', '0'], total: '124.992' } as const
const inSm3 = { months: ['9', '11', '11', '35', '500', '1.055', '130.236', '0'], total: '131.857' } as const

describe.each<Language>(['en'])('another gas unit in %s', (language) => {
  const written = (number: string): string => (language === 'nl' ? number : number.replace('.', ','))

  /** The eight reported months of the open card, and what its total and its charts say. */
  async function expectShown({ months, total }: typeof inNm3 | typeof inSm3, unit: string): Promise<void> {
    const behind = unit.replace('1000', language === 'nl' ? 'duizend' : 'thousand')
    await expect.poll(() => text('.year-details-unit')).toBe(unit)
    await expect.poll(() => texts('.year-months dd data')).toEqual(months.map(written))
    expect(text('.figure-card-total .amount')).toBe(written(total))
    expect(text('.figure-card-total .figure-card-unit:last-child')).toBe(behind)
    for (const place of ['.selection-chart', '.figure-card']) {
      const told = async (): Promise<unknown[]> =>
        (await readPoints(await find(place))).slice(0, 8).map((point) => point.split(': ')[1])
      await expect.poll(told).toEqual(months.map((month) => `${written(month)} ${behind}`))
    }
    const ofAll = (await find('.selection-legend-total data')) as HTMLDataElement
    await expect.poll(() => ofAll.value).toBe(total.replace('.', ''))
  }

  it('is worked out without a call, and exactly back again, from either one in the address [S4.22, D21.7-9]', async () => {
    service.answerFigures(fieldProduction, () => [aFieldFigure(received)])
    const query = 'yearStart=2024&yearEnd=2024&unit=1000Sm3'
    const { say } = await openFigures(fieldProduction, { language, query })
    await press('.figure-card-toggle')
    await expectShown(inSm3, '1000 Sm³')
    // More than once there and back: nothing wears off.
    for (const [shown, unit, code] of [
      [inNm3, '1000 Nm³', '1000Nm3'],
      [inSm3, '1000 Sm³', '1000Sm3'],
      [inNm3, '1000 Nm³', '1000Nm3'],
    ] as const) {
      await choose(say('filter.unit'), unit)
      await expectShown(shown, unit)
      await expect.poll(() => inAddress('unit')).toBe(code)
    }
    // The year itself, and the year before it, which it is compared with.
    expect(service.received).toHaveLength(2)
  })
})

describe('on a phone', () => {
  it('the chart begins on the first screen, the selectors are folded behind what is chosen, and the total is the first column [D28.26]', async () => {
    await page.viewport(390, 844)
    const { say, asTable } = await openFigures(fieldProduction, { query: inWholeYears })
    const drawn = (await find('.selection-chart .chart svg')).getBoundingClientRect()
    expect(drawn.y + drawn.height / 2).toBeLessThan(844)
    const fold = page.getByRole('button', { name: say('production.showSelectors') })
    await expect.element(fold).toHaveTextContent('Gas, Geproduceerd, 2024 – 2025')
    const product = dropdown(say('filter.product'))!
    await expect.element(product).not.toBeVisible()
    fold.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(product).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(product).not.toBeVisible()
    await asTable.click()
    await find('.selection-chart thead th')
    const total = all('.selection-chart thead th')[1]!
    expect(total.textContent).toContain(say('chart.total'))
    expect(total.getBoundingClientRect().right).toBeLessThan(390)
  })

  it.each(languages)('no chosen word is cut off, in %s', async (language) => {
    await page.viewport(320, 800)
    await openFigures(wellProduction, { language, query: 'location=S' })
    await press('.figures-fold')
    const cut = all('.figures-selector .dropdown-button *').filter(
      (part) => part.scrollWidth > part.clientWidth + 1,
    )
    expect(cut).toEqual([])
  })
})

it.each(languages)(
  'the quantity with the longest name is read whole in windows of every width, in %s',
  async (language) => {
    const nameOf = (quantity: (typeof quantities)[number]): string =>
      speak(language)(`geothermal-figures.${quantity}`)
    const longest = quantities.toSorted((one, other) => nameOf(other).length - nameOf(one).length)[0]!
    const { say } = await openFigures(geothermalProduction, { language, query: `quantity=${longest}` })
    for (const width of [1400, 900, 400, 320]) {
      await page.viewport(width, 800)
      const fold = await find('.figures-fold')
      if (fold.checkVisibility() && fold.getAttribute('aria-expanded') === 'false')
        await userEvent.click(fold)
      const words = all('.dropdown-value', dropdown(say('filter.quantity')))[0]!
      await expect.element(words).toBeVisible()
      expect(words.textContent).toBe(nameOf(longest))
      expect(words.scrollWidth - words.clientWidth, `${width} px`).toBe(0)
    }
  },
)
