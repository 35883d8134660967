import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figuresOf } from '../../../testing/figure-rows.ts'
import {
  all,
  choose,
  expectCount,
  find,
  goToFigures,
  inAddress,
  inWholeYears,
  openFigures,
  press,
  readTable,
  text,
} from '../../../testing/figures-screen.tsx'

const screens = [fieldProduction, geothermalProduction] as const
const service = standInService()

beforeEach(() => {
  for (const screen of screens) service.answerFigures(screen, (asked) => figuresOf(screen, asked, 7))
})

const comparison = (): Promise<HTMLElement> => find('.comparison [role=dialog]')
const compared = (): string[] => new URLSearchParams(window.location.search).getAll('compare')
const lines = (): HTMLElement[] => all('.comparison path[data-band]')

it('is opened from the cards, and Back closes it; what was chosen stays chosen [D28.34]', async () => {
  await openFigures(fieldProduction, { query: inWholeYears })
  await press('.figure-card:nth-child(1) .compare-box input')
  await press('.figure-card:nth-child(3) .compare-box input')
  expect(text('.compare-bar p')).toContain('Om te vergelijken: ')
  await page.getByRole('button', { name: 'Vergelijk 2 velden' }).click()
  const dialog = await comparison()
  await expectCount('.compared-legend tbody tr', 2, dialog)
  expect(compared()).toHaveLength(2)
  expect(lines()).toHaveLength(2)
  expect(new Set(lines().map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2)
  window.history.back()
  await expectCount('.comparison', 0)
  expect(compared()).toEqual([])
  await expectCount('.compare-box input:checked', 4)
})

it('is no more than five, and says why [D28.35]', async () => {
  await openFigures(fieldProduction, { query: `${inWholeYears}&pageSize=50`, language: 'en' })
  for (const place of [1, 3, 5, 7, 9, 11]) await press(`.figure-card:nth-child(${place}) .compare-box input`)
  await expect.poll(() => text('.compare-bar strong')).toContain('You can compare up to 5 names')
  await expectCount('.compare-box input:checked', 10)
})

it('tells what the address names and the figures do not have, and shows the others [D28.34, D28.35]', async () => {
  const query = `${inWholeYears}&name=zzz&compare=999&compare=702&compare=701`
  await goToFigures(fieldProduction, { query })
  const dialog = await comparison()
  await expectCount('.compared-legend tbody tr', 2, dialog)
  expect(text('.comparison-notes')).toContain('Niet gevonden in deze cijfers: 999.')
  expect(text('.comparison-sentence')).toContain('Van deze 2 velden heeft ')
  expect(text('h2', dialog)).toBe('Vergelijking van 2 velden')
})

it('has a table with the numbers of its lines, by month, year or added up [D28.34, D28.36]', async () => {
  const query = `${inWholeYears}&compare=701&compare=702`
  const { say } = await goToFigures(fieldProduction, { query })
  const dialog = await comparison()
  await expectCount('.figure-table tbody tr', 24, dialog)
  const table = await find('.figure-table', dialog)
  const months = readTable(table)
  const sum = (values: (number | null | undefined)[]): number =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: say('picture.step.year') })
    .click({ force: true })
  await expectCount('.figure-table tbody tr', 2, dialog)
  await expect.poll(() => inAddress('step')).toBe('year')
  const years = readTable(table)
  for (const column of [0, 1]) {
    expect(years[0]?.[column]).toBe(sum(months.slice(0, 12).map((row) => row[column])))
    expect(years[1]?.[column]).toBe(sum(months.slice(12).map((row) => row[column])))
  }
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: say('picture.step.cumulative') })
    .click({ force: true })
  await expectCount('.figure-table tbody tr', 24, dialog)
  expect(readTable(table).at(-1)).toEqual([0, 1].map((at) => sum(months.map((row) => row[at]))))
})

it('takes subjects off and adds them by the keyboard, without losing the focus [D28.38]', async () => {
  const query = `${inWholeYears}&compare=701&compare=702`
  const { say } = await goToFigures(fieldProduction, { query, language: 'en' })
  const dialog = await comparison()
  const first = await find('.compared-remove button', dialog)
  first.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(compared).toEqual(['702'])
  await expect.element(dialog).toHaveFocus()
  expect(text('.comparison-notes')).toContain('Add another name to compare.')
  await find('.comparison-add .dropdown-button', dialog)
  await choose(say('compared.add'), 'Oosterveen-005', dialog)
  await expect.poll(compared).toEqual(['702', '705'])
  await expectCount('.compared-legend tbody tr', 2, dialog)
})

it('of installations adds up their wells, and of one subject opens its history [D28.34]', async () => {
  await openFigures(geothermalProduction, { query: `${inWholeYears}&per=installation` })
  await press('.figure-card-name button')
  await page.getByRole('button', { name: 'Vergelijk met andere' }).click()
  const dialog = await comparison()
  await expectCount('.compared-legend tbody tr', 1, dialog)
  expect(text('h2', dialog)).toBe('Vergelijking van 1 installatie')
  await expectCount('.history', 0)
})
