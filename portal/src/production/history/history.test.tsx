import type { Language } from '@datacentre/catalogue/texts/index'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
} from '@datacentre/catalogue/production/index'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFieldFigure, figuresOf } from '../../../testing/figure-rows.ts'
import {
  all,
  choose,
  expectCount,
  find,
  goToFigures,
  inAddress,
  inWholeYears,
  openFigures,
  partialYear,
  press,
  readTable,
  text,
  texts,
} from '../../../testing/figures-screen.tsx'
import { passRetries } from '../../../testing/retries.ts'

const screens = [fieldProduction, geothermalProduction, miningProduction] as const
const service = standInService()

beforeEach(() => {
  for (const screen of screens) service.answerFigures(screen, (asked) => figuresOf(screen, asked, 3))
})
afterEach(() => {
  vi.useRealTimers()
})

const history = (): Promise<HTMLElement> => find('.history [role=dialog], [role=dialog].history')
const sentence = (): string => text('.history-sentence')
const perYear = (say: (key: 'history.perYear') => string) =>
  page
    .getByRole('dialog')
    .getByRole('radio', { name: say('history.perYear') })
    .click({ force: true })

describe.each<Language>(['nl'])('the history of a subject in %s', (language) => {
  it('is told by year, the last one as not whole, and added up since 2003 on demand [D28.6, D28.7, D28.22]', async () => {
    const query = `${inWholeYears}&detail=701`
    const { say } = await goToFigures(fieldProduction, { language, query })
    const dialog = await history()
    await expectCount('tbody tr', 285, dialog)
    await perYear(say)
    await expectCount('tbody tr', 24, dialog)
    expect(texts('tbody th', dialog).at(-1)).toBe(partialYear[language])
    expect(sentence()).toContain(language === 'nl' ? '2026 (t/m september)' : '2026 (to September)')
    await expectCount('path[data-band="partial"]', 1, dialog)
    const running = language === 'nl' ? 'Opgeteld sinds 2003' : 'Running total since 2003'
    await page.getByRole('checkbox', { name: running }).click({ force: true })
    await expect.poll(() => texts('thead th', dialog).at(-1)).toBe(`${running} (1000 Nm³)`)
    // The chart has one unit, at its axis and in its title; the table has the exact values.
    const million = language === 'nl' ? 'miljoen Nm³' : 'million Nm³'
    expect(text('.history-chart h3').toLowerCase()).toContain(`, ${running} (${million})`.toLowerCase())
    expect(text('.history-chart svg')).toContain(million)
    // Twelve months of 3000 and the number of the month; nine of the last year.
    const [first, last] = [readTable(dialog)[0], readTable(dialog).at(-1)]
    expect(first).toEqual([36_078, 36_078])
    expect(last).toEqual([27_045, 23 * 36_078 + 27_045])
    await expectCount('path[data-partial]', 1, dialog)
  })

  it('of a geothermal well tells each of the quantities it ever reported, in its unit [D28.8, D28.14]', async () => {
    const query = `${inWholeYears}&detail=701`
    const { say } = await goToFigures(geothermalProduction, { language, query })
    const dialog = await history()
    await expect.poll(sentence).toContain('m³')
    const isDutch = language === 'nl'
    const litres = isDutch ? 'liter' : 'litres'
    await choose(
      say('history.quantity'),
      isDutch ? 'Inhibitor in productieput' : 'Inhibitor in production well',
      dialog,
    )
    await expect.poll(sentence).toContain(litres)
    expect(text('h3', dialog)).toContain(`(${litres})`)
    expect(text('.chart svg > g[aria-hidden="true"] > text', dialog)).toBe(litres)
  })
})

it('a subject that was renamed has one history, under its last name [D18.3]', async () => {
  service.answerFigures(fieldProduction, () => [
    aFieldFigure({ name: 'Oost', year: 2024, jan: 5 }),
    aFieldFigure({ name: 'Nieuw-Oost', year: 2025, jan: 7 }),
  ])
  const { say } = await goToFigures(fieldProduction, { query: `${inWholeYears}&detail=711` })
  const dialog = await history()
  await expect.poll(() => text('h2', dialog)).toBe(say('history.title', { name: 'Nieuw-Oost', year: 2003 }))
  await perYear(say)
  await expectCount('tbody td data', 2, dialog)
})

it('a subject with one month only has a bar, a dot in its running total, and that month in its sentence [D28.6]', async () => {
  service.answerFigures(fieldProduction, () => [aFieldFigure({ year: 2025, jun: 3 })])
  const { say } = await goToFigures(fieldProduction, { query: `${inWholeYears}&detail=711` })
  const dialog = await history()
  await expect.poll(sentence).toContain('In juni 2025, de laatste maand met cijfers, was het 3.000 Nm³.')
  expect((await find('path[data-band]', dialog)).getAttribute('d')).toMatch(/\S/)
  await page.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).click({ force: true })
  await expectCount('.chart svg circle', 1, dialog)
})

it('a history that is asked again gives the dialog the focus [D11.2]', async () => {
  const { say } = await openFigures(miningProduction, { query: inWholeYears })
  service.respond(miningProduction.rest.list, () => new Response('', { status: 503 }))
  await press('.figure-card-name button')
  const dialog = await history()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await passRetries(() => all('[role=alert]', dialog).length > 0)
  vi.useRealTimers()
  service.answerFigures(miningProduction, (asked) => figuresOf(miningProduction, asked, 3))
  await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
  await find('.history-sentence')
  await expect.element(dialog).toHaveFocus()
})

it('an opened subject stands in the address, and Escape closes it and gives the focus back [D28.6]', async () => {
  await openFigures(fieldProduction, { language: 'en', query: inWholeYears })
  await press('.figure-card-name button')
  await history()
  expect(inAddress('detail')).toBe('701')
  await userEvent.keyboard('{Escape}')
  await expectCount('.history', 0)
  await expect.poll(() => inAddress('detail')).toBeNull()
  await expect.element(await find('.figure-card-name button')).toHaveFocus()
})

it('a subject of the address that the figures do not have is told above them [D28.55]', async () => {
  await goToFigures(fieldProduction, { query: `${inWholeYears}&detail=99999` })
  await expect
    .poll(() => text('.figures-page > .figures-note'))
    .toContain('Niet gevonden in deze selectie: 99999.')
  await expectCount('.history', 0)
})

it('begins with the first report and says that there was none before it; zero and missing look different [D28.31, D28.32]', async () => {
  service.answerFigures(fieldProduction, () => [
    aFieldFigure({ year: 2015, jan: null, feb: null, mar: 4, apr: 0, may: null, jun: 2 }),
  ])
  await goToFigures(fieldProduction, { query: `${inWholeYears}&detail=711` })
  const dialog = await history()
  await expect.poll(() => texts('tbody th', dialog)[0]).toBe('maart 2015')
  expect(texts('tbody td', dialog).slice(0, 4)).toEqual(['4', '0', '-Geen waarde', '2'])
  expect(sentence()).toContain('Vóór maart 2015 is niets gemeld.')
  expect(text('.history-chart h3')).toContain('2015')
  await expectCount('path[data-zeros="1"]', 1, dialog)
})

it('keeps its choices in the address: another tab sees the same, and another subject begins anew [D28.33]', async () => {
  const { say } = await openFigures(fieldProduction, { query: inWholeYears })
  await press('.figure-card-name button')
  const dialog = await history()
  await find('.history-choices', dialog)
  await perYear(say)
  await page.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).click({ force: true })
  await expect.poll(() => inAddress('detailSum')).toBe('cumulative')
  expect(inAddress('detailStep')).toBe('year')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => inAddress('detail')).toBeNull()
  expect(inAddress('detailStep')).toBeNull()
  window.history.forward()
  await expect.poll(() => inAddress('detailStep')).toBe('year')
  const again = await history()
  await expectCount('tbody tr', 24, again)
  await expectCount('path[data-partial]', 1, again)
})

it('of a geothermal well opens with the quantity that the address names, if it was ever reported [D28.33]', async () => {
  const query = `${inWholeYears}&detail=701&detailStep=year&detailQuantity=inhibProd`
  await goToFigures(geothermalProduction, { language: 'en', query })
  await expect.poll(sentence).toContain('litres')
  await expectCount('.history tbody tr', 24)
})
