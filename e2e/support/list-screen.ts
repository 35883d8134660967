import type { Register } from '@datacentre/catalogue/grammar/register'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import { expect, type Locator, type Page } from '@playwright/test'

export const languages = ['nl', 'en'] as const satisfies readonly Language[]

type Turn = { readonly register: Register; readonly language: Language }

/** Every register, each other one in English: enough where the same code speaks for all six. */
export const inTurn: readonly Turn[] = registers.map((register, at) => ({
  register,
  language: at % 2 === 0 ? 'nl' : 'en',
}))

type Opening = {
  readonly language?: Language
  /** Further parameters of the address. */
  readonly query?: string
}

/** The address of a register's screen. */
export function listAddress(register: Register, { language = 'nl', query = '' }: Opening = {}): string {
  const parts = [language === 'en' ? 'lang=en' : '', query].filter((part) => part !== '')
  return `/datacenter${register.route}${parts.length === 0 ? '' : `?${parts.join('&')}`}`
}

/** A register's screen as a visitor handles it, by the names of its controls. */
export type ListScreen = {
  readonly page: Page
  readonly say: Say
  readonly language: Language
  readonly register: Register
  readonly rows: Locator
  readonly names: Locator
  readonly count: Locator
  readonly search: Locator
  readonly selectAll: Locator
  readonly selected: Locator
  readonly download: Locator
  readonly mapButton: Locator
  readonly filters: Locator
  readonly toggle: Locator
  readonly badge: Locator
  readonly chips: Locator
  readonly order: Locator
  readonly paginator: Locator
  readonly report: Locator
  readonly status: Locator
  /** A dropdown by its label. */
  readonly dropdown: (label: string) => Locator
  /** Opens a dropdown and chooses the entry of these words. */
  readonly choose: (label: string, option: string) => Promise<void>
  /** The list counts so many rows. */
  readonly expectCount: (rows: number) => Promise<void>
}

export function listScreen(page: Page, register: Register, language: Language): ListScreen {
  const say = speak(language)
  const count = page.locator('.screen-head-count')
  const dropdown = (label: string): Locator =>
    page
      .locator('.dropdown')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('.dropdown-button')
  return {
    page,
    say,
    language,
    register,
    rows: page.locator('.result-row'),
    names: page.locator('.row-name'),
    count,
    search: page.locator('.tool-bar').getByRole('searchbox'),
    selectAll: page.locator('span.select-all-box').getByRole('checkbox'),
    selected: page.locator('.select-all-count'),
    download: page.locator('#downloadExcel'),
    mapButton: page.locator('.tool-bar-actions').getByRole('button').first(),
    filters: page.locator('#filters'),
    toggle: page
      .locator('.tool-bar')
      .getByRole('button', { name: new RegExp(`^(${say('filters.show')}|${say('filters.hide')})`) }),
    badge: page.locator('.filter-badge > [aria-hidden]'),
    chips: page.locator('.chip-label'),
    order: dropdown(say('filter.order')),
    paginator: page.getByRole('navigation', { name: say('paging.label') }),
    report: page.locator('.paginator-report'),
    status: page.locator('.passing-message').getByRole('status'),
    dropdown,
    choose: async (label, option) => {
      await dropdown(label).click()
      await page
        .locator('.option')
        .filter({ has: page.getByText(option, { exact: true }) })
        .first()
        .click()
      // A list that takes several stays open for the next.
      if ((await page.locator('[aria-multiselectable=true]').count()) > 0) await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
    },
    expectCount: (rows) => expect(count).toHaveText(say(`register.${register.id}.count`, { count: rows })),
  }
}

/** A window from which the filters stand beside the list. */
const ROOM_FOR_FILTERS = 1100

/** Shows the filters, without taking the focus or the pointer there. */
export async function showFilters({ toggle }: ListScreen): Promise<void> {
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.dispatchEvent('click')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
}

/** Opens a register and waits for its rows; in a wide window its filters are shown too. */
export async function openList(page: Page, register: Register, opening: Opening = {}): Promise<ListScreen> {
  await page.goto(listAddress(register, opening))
  const screen = listScreen(page, register, opening.language ?? 'nl')
  await expect(screen.rows.first()).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) >= ROOM_FOR_FILTERS) await showFilters(screen)
  return screen
}
