import type { DeclaredScreen } from '@datacentre/catalogue/production/index'
import type { Language } from '@datacentre/catalogue/texts/index'
import { found } from '@datacentre/client/testing/found'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import FiguresScreen from '../src/production/figures-screen.tsx'
import { pressElement } from './press-element.ts'
import { showScreen, type Shown } from './show-screen.tsx'

export const languages = ['nl', 'en'] as const satisfies readonly Language[]

/** Two years that are whole in the dataset of the fixtures. */
export const inWholeYears = 'yearStart=2024&yearEnd=2025'

/** The last year of the dataset of the fixtures, which is not whole. */
export const partialYear = { nl: '2026 t/m sep', en: '2026 to Sep' } as const

/** What stands behind an amount of gas. */
export const thousandNm3 = { nl: 'duizend Nm³', en: 'thousand Nm³' } as const

export { found as all }

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim()

/** What the elements say, their hard spaces as plain ones. */
export const texts = (selector: string, place: ParentNode = document): string[] =>
  found(selector, place).map((one) => plain(one.textContent))

/** What the first of them says; an empty text while there is none. */
export const text = (selector: string, place: ParentNode = document): string =>
  texts(selector, place)[0] ?? ''

/** Waits until the element is there. */
export async function find(selector: string, place: ParentNode = document): Promise<HTMLElement> {
  await expect.poll(() => found(selector, place).length, { message: selector }).toBeGreaterThan(0)
  return found(selector, place)[0]!
}

/** Waits until as many are there. */
export async function expectCount(
  selector: string,
  count: number,
  place: ParentNode = document,
): Promise<void> {
  await expect.poll(() => found(selector, place).length, { message: selector }).toBe(count)
}

/** Presses what stands there, as soon as it does. */
export const press = async (selector: string, place: ParentNode = document): Promise<void> =>
  pressElement(await find(selector, place))

export const search = (): Promise<HTMLInputElement> => find('input[type=search]') as Promise<HTMLInputElement>

/** A dropdown by its label. */
export function dropdown(label: string, place: ParentNode = document): HTMLElement | undefined {
  const labelled = found('.dropdown', place).find((one) =>
    [...one.querySelectorAll('*')].some(
      (part) => part.childElementCount === 0 && plain(part.textContent) === label,
    ),
  )
  return labelled === undefined ? undefined : found('.dropdown-button', labelled)[0]
}

/** What is chosen in a dropdown. */
export const chosenIn = (label: string): string => plain(dropdown(label)?.textContent ?? '')

async function openDropdown(label: string, place: ParentNode): Promise<HTMLElement[]> {
  await expect.poll(() => dropdown(label, place), { message: label }).toBeDefined()
  await pressElement(dropdown(label, place)!)
  await find('[role=listbox] [role=option]')
  return found('[role=listbox] [role=option]')
}

export async function optionsOf(label: string): Promise<string[]> {
  const options = (await openDropdown(label, document)).map((option) => plain(option.textContent))
  await userEvent.keyboard('{Escape}')
  await expectCount('[role=listbox]', 0)
  return options
}

export async function choose(label: string, option: string, place: ParentNode = document): Promise<void> {
  const options = await openDropdown(label, place)
  const wanted = options.find((one) => plain(one.textContent) === option)
  if (wanted === undefined) throw new Error(`${label} does not offer ${option}`)
  await pressElement(wanted)
  await expectCount('[role=listbox]', 0)
}

/** The figures of the question that is asked now are on the screen. */
export async function expectAnswered(): Promise<void> {
  await expect.poll(() => found('.figures-place')[0]?.getAttribute('aria-busy')).toBe('false')
}

type Opening = Shown & { readonly language?: Language; readonly query?: string }

/** Opens a screen of figures by its address, without waiting for its figures. */
export async function goToFigures(screen: DeclaredScreen, opening: Opening = {}) {
  const { language = 'nl', query = '', ...shown } = opening
  const parts = [language === 'en' ? 'lang=en' : '', query].filter((part) => part !== '')
  const address = `${screen.route}?${parts.join('&')}`
  const { say } = showScreen(address, <FiguresScreen screen={screen} />, shown)
  const pickYears = async (...years: readonly number[]): Promise<void> => {
    await page.getByRole('button', { name: say('years.choose') }).click()
    for (const year of years) await page.getByRole('gridcell', { name: String(year), exact: true }).click()
  }
  return {
    say,
    language,
    pickYears,
    years: page.getByRole('combobox', { name: say('years.label') }),
    asTable: page.getByRole('button', { name: say('chart.asTable') }),
  }
}

/** Opens a screen of figures and waits for its cards. */
export async function openFigures(screen: DeclaredScreen, opening: Opening = {}) {
  const figures = await goToFigures(screen, opening)
  await find('.figure-card')
  return figures
}

/** What the address says now. */
export const inAddress = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name)

/** What the points of a chart say, once they are there. */
export async function readPoints(place: ParentNode): Promise<string[]> {
  await find('.chart-points rect', place)
  return found('.chart-points rect', place).map((point) => plain(point.getAttribute('aria-label') ?? ''))
}

/** The numbers of a table, row by row, without its heads; null for a dash. */
export const readTable = (place: ParentNode): (number | null)[][] =>
  found('tbody tr', place).map((row) =>
    found('td', row).map((cell) => {
      const value = cell.querySelector('data')?.getAttribute('value')
      return value === null || value === undefined ? null : Number(value)
    }),
  )
