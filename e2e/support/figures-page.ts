import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
  type ProductionScreen,
} from '@datacentre/catalogue/production/index'
import { speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'

const yearlyScreens = [wellProduction, fieldProduction, miningProduction] as const
const figureScreens: readonly ProductionScreen[] = [...yearlyScreens, geothermalProduction]

type Turn = { readonly screen: ProductionScreen; readonly language: Language }

/** Every screen, each other one in English: enough where the same code speaks for all four. */
export const screensInTurn: readonly Turn[] = figureScreens.map((screen, at) => ({
  screen,
  language: at % 2 === 0 ? 'nl' : 'en',
}))

/** The demonstration figures of these tests run to September 2026; these years are whole. */
export const WHOLE_YEARS = { yearStart: 2024, yearEnd: 2025 } as const

/** The oil of those years: figures with decimals, which gas has not. */
export const OIL = { ...WHOLE_YEARS, product: 'Oil', production: 'Produced' } as const

/** What a screen asks in the address of these tests: two whole years. */
export const inWholeYears = `yearStart=${WHOLE_YEARS.yearStart}&yearEnd=${WHOLE_YEARS.yearEnd}`

/** The same with a few cards. */
export const withFewCards = ({ kind }: ProductionScreen): string =>
  kind === 'monthly' ? 'yearStart=2025&yearEnd=2025&name=BREMGORS-GT-01' : `${inWholeYears}&name=A14`

type Opening = {
  readonly language?: Language
  /** Further parameters of the address. */
  readonly query?: string
}

export function figuresAddress(
  screen: ProductionScreen,
  { language = 'nl', query = '' }: Opening = {},
): string {
  const parts = [language === 'en' ? 'lang=en' : '', query].filter((part) => part !== '')
  return `/datacenter${screen.route}${parts.length === 0 ? '' : `?${parts.join('&')}`}`
}

/** A screen of figures as a visitor handles it. */
export type FiguresPage = {
  readonly page: Page
  readonly say: Say
  readonly language: Language
  readonly screen: ProductionScreen
  readonly cards: Locator
  readonly count: Locator
  readonly search: Locator
  readonly years: Locator
  readonly download: Locator
  readonly report: Locator
  readonly chart: Locator
  readonly history: Locator
  readonly loading: Locator
  /** A dropdown by its label, and the words of what is chosen in it. */
  readonly dropdown: (label: string) => Locator
  readonly optionsOf: (label: string) => Promise<string[]>
  readonly choose: (label: string, option: string) => Promise<void>
  /** Picks a range in the calendar of years. */
  readonly pickYears: (from: number, to: number) => Promise<void>
}

export function figuresPage(page: Page, screen: ProductionScreen, language: Language): FiguresPage {
  const say = speak(language)
  const dropdown = (label: string): Locator =>
    page
      .locator('.dropdown')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('.dropdown-button')
  const open = async (label: string): Promise<Locator> => {
    // A question that takes long covers the screen [D12.4], which closes an open list.
    await expect(page.locator('.figures-place[aria-busy=true], .loading-dialog')).toHaveCount(0)
    await dropdown(label).click()
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    return list.getByRole('option')
  }
  return {
    page,
    say,
    language,
    screen,
    cards: page.locator('.figure-card'),
    count: page.locator('.screen-head-count'),
    search: page.getByRole('searchbox'),
    years: page.getByRole('combobox', { name: say('years.label') }),
    download: page.locator('#downloadExcel'),
    report: page.locator('.paginator-report'),
    chart: page.locator('.selection-chart'),
    history: page.getByRole('dialog'),
    loading: page.locator('.loading-dialog'),
    dropdown,
    optionsOf: async (label) => {
      const options = await (await open(label)).allTextContents()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      return options
    },
    choose: async (label, option) => {
      await (await open(label)).filter({ has: page.getByText(option, { exact: true }) }).click()
      await expect(page.getByRole('listbox')).toHaveCount(0)
    },
    pickYears: async (from, to) => {
      await page.getByRole('button', { name: say('years.choose') }).click()
      for (const year of [from, to])
        await page.getByRole('gridcell', { name: String(year), exact: true }).click()
    },
  }
}

/** Opens a screen and waits for its cards. */
export async function openFigures(
  page: Page,
  screen: ProductionScreen,
  opening: Opening = {},
): Promise<FiguresPage> {
  await page.goto(figuresAddress(screen, opening))
  const figures = figuresPage(page, screen, opening.language ?? 'nl')
  await expect(figures.cards.first()).toBeVisible()
  return figures
}

/** The figures that the API answers; a screen is compared with these, not with itself. */
export async function askFigures(
  request: APIRequestContext,
  screen: ProductionScreen,
  body: Readonly<Record<string, unknown>>,
): Promise<readonly AnyRow[]> {
  const answer = await request.post(`/datacenter${screen.rest.list.path}`, { data: body })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Keeps figures waiting until the test lets them go. */
export const holdFigures = (page: Page, screen: ProductionScreen): Promise<() => void> =>
  // The page may have asked something else meanwhile, and then nobody waits for these.
  holdRequests(page, `**${screen.rest.list.path}`, (route) => route.continue().catch(() => {}))

/** A number as people of a language write it, without decimals. */
export const whole = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 0 })

/** A figure as people of a language write it, with the decimals that were reported. */
export const figure = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 6 })

/** A month as people of a language write it: 'oktober 2024'. */
export const monthOf = (date: number, language: Language): string =>
  new Date(date).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What stands behind an amount of gas. */
export const thousandNm3 = { nl: 'duizend Nm³', en: 'thousand Nm³' } as const

/** The last year of these figures, which is not whole. */
export const partialYear = { nl: '2026 t/m sep', en: '2026 to Sep' } as const

export type ShownCard = {
  readonly name: string
  readonly time: string
  readonly operator: string
  readonly product: string
  /** What is written, and the number behind it. */
  readonly total: string
  readonly value: number
  readonly unit: string
}

/** Reads all cards of the page at once; of a missing value what is seen of it. */
export const readCards = (cards: Locator): Promise<ShownCard[]> =>
  cards.evaluateAll((items) =>
    items.map((item) => {
      const text = (part: string): string => {
        const found = item.querySelector(part)
        const hidden = found?.querySelector('.visually-hidden')?.textContent ?? ''
        return (found?.textContent ?? '').replace(hidden, '').replaceAll('\u00a0', ' ').trim()
      }
      return {
        name: text('.figure-card-name'),
        time: text('.figure-card-time'),
        operator: text('.figure-card-operator'),
        product: text('.figure-card-product'),
        total: text('.figure-card-total .amount'),
        value: Number(item.querySelector('.figure-card-total data')?.getAttribute('value')),
        unit: text('.figure-card-total .figure-card-unit:last-child'),
      }
    }),
  )

/** The terms and values of an opened card; a missing value as what is seen of it. */
export const readPairs = (card: Locator): Promise<[string, string][]> =>
  card.locator('dl > div').evaluateAll((pairs) =>
    pairs.map((pair): [string, string] => {
      const value = pair.querySelector('dd')
      const hidden = value?.querySelector('.visually-hidden')?.textContent ?? ''
      return [
        pair.querySelector('dt')?.textContent ?? '',
        (value?.textContent ?? '').replace(hidden, '').replaceAll('\u00a0', ' ').trim(),
      ]
    }),
  )
