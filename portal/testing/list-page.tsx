import type { Feature } from '@datacentre/catalogue/features'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { first, textsOf } from '@datacentre/client/testing/found'
import { fromDesktop } from '@datacentre/ui/breakpoints'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import './css-locator.ts'
import RegisterScreen from '../src/register/register-screen.tsx'
import { showScreen } from './show-screen.tsx'

type Opening = {
  readonly language?: Language
  /** Further parameters of the address. */
  readonly query?: string
  readonly features?: readonly Feature[]
  readonly config?: Partial<Config>
}

/** Where a part stands in the window. */
export const boxOf = (place: Locator | string): DOMRect =>
  (typeof place === 'string' ? first(place) : place.element()).getBoundingClientRect()

/** Presses a control at once, where the test has stopped the clock that a click of the browser would wait on. */
export function press(control: Locator): void {
  const element = control.element()
  if (element instanceof HTMLElement) element.click()
}

/** These and no other texts come to stand there. */
export async function expectTexts(selector: string, texts: readonly string[]): Promise<void> {
  await expect.poll(() => textsOf(selector)).toEqual(texts)
}

/** So many parts come to stand there. */
export async function expectCount(selector: string, count: number): Promise<void> {
  await expect.poll(() => document.querySelectorAll(selector).length).toBe(count)
}

/** The parameters of the address of the page. */
export const query = (): URLSearchParams => new URLSearchParams(window.location.search)

/** A register's screen without waiting for its rows. */
export async function showList(register: Register, opening: Opening = {}) {
  const { language = 'nl', query: asked = '', features, config } = opening
  const parameters = [language === 'en' ? 'lang=en' : '', asked].filter((one) => one !== '').join('&')
  const address = `${register.route}?${parameters}`
  const { say } = showScreen(address, <RegisterScreen register={register} />, {
    ...(features && { features }),
    ...(config && { config }),
  })
  const toolBar = page.getByCss('.tool-bar')
  const dropdown = (label: string): Locator =>
    page
      .getByCss('.dropdown')
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByCss('.dropdown-button')
  return {
    say,
    register,
    rows: page.getByCss('.result-row'),
    names: page.getByCss('.row-name'),
    count: page.getByCss('.screen-head-count'),
    search: toolBar.getByRole('searchbox'),
    selectAll: page.getByCss('span.select-all-box > [role=checkbox]'),
    selected: page.getByCss('.select-all-count'),
    download: page.getByCss('#downloadExcel'),
    mapButton: page.getByCss('.tool-bar-actions button').first(),
    onlySelection: page.getByCss('.tool-bar-actions button').nth(1),
    turnOrder: page.getByCss('.tool-bar-order .button-icon'),
    filters: page.getByCss('#filters'),
    toggle: page.getByCss('.tool-bar-toggle button'),
    order: dropdown(say('filter.order')),
    report: page.getByCss('.paginator-report'),
    listbox: page.getByRole('listbox'),
    status: page.getByCss('.passing-message [role=status]'),
    dropdown,
    /** The box of a row, by its place on the page. */
    box: (place: number): Locator => page.getByCss('.result-row').nth(place).getByRole('checkbox'),
    chevron: (place: number): Locator => page.getByCss('.result-row').nth(place).getByCss('.row-chevron'),
    /** Opens a dropdown and chooses the entry of these words. */
    choose: async (label: string, option: string): Promise<void> => {
      await dropdown(label).click()
      await page
        .getByCss('.option')
        .filter({ has: page.getByText(option, { exact: true }) })
        .first()
        .click()
      // A list that takes several stays open for the next.
      if (document.querySelector('[aria-multiselectable=true]') !== null) await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    },
    /** What an open dropdown offers: words, and how many rows each entry would leave. */
    offered: async (label: string): Promise<string[]> => {
      await dropdown(label).click()
      await expect.element(page.getByRole('listbox')).toBeVisible()
      const entries = [...document.querySelectorAll('.option')].map((option) =>
        [option.querySelector('.option-words'), option.querySelector('.option-count')]
          .map((words) => words?.textContent ?? '')
          .join(' ')
          .trim(),
      )
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      return entries
    },
    /** The list counts so many rows. */
    expectCount: (rows: number): Promise<void> =>
      expectTexts('.screen-head-count', [say(`register.${register.id}.count`, { count: rows })]),
  }
}

/** A register's screen with its rows, and its filters beside them where these can stand there. */
export async function openList(register: Register, opening: Opening = {}) {
  const list = await showList(register, opening)
  await expect.element(list.rows.first()).toBeVisible()
  const isClosed = list.toggle.element().getAttribute('aria-expanded') === 'false'
  if (isClosed && window.matchMedia(fromDesktop).matches) press(list.toggle)
  // The filters may lag a moment behind the rows.
  await expectCount('.filter-skeleton', 0)
  return list
}

export type ListPage = Awaited<ReturnType<typeof openList>>
