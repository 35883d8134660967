import type { Language } from '@datacentre/catalogue/texts/index'
import { expect, type Page, type Response } from '@playwright/test'
import { wholePage } from './whole-page.ts'

/** A page of the data centre as a visitor meets it. */
export type PortalPage = {
  /** Below the prefix. */
  readonly path: string
  readonly heading: Readonly<Record<Language, string>>
  /** What is there once its content has come. */
  readonly content: string
}

const pageWith =
  (content: string) =>
  (path: string, nl: string, en: string): PortalPage => ({ path, heading: { nl, en }, content })

const list = pageWith('.result-row')
const figures = pageWith('.figure-cards li')
const reading = pageWith('.prose')

/** What every title ends with. */
export const siteName = { nl: 'Datacenter', en: 'Data centre' } as const

export const home = pageWith('.tile')('/', 'Datacenter', 'Data centre')

/** The route table of the specification, but for the licence figures, which are never shown. */
export const lists = [
  list('/brh-overview', 'Boringen', 'Boreholes'),
  list('/field-overview', 'Velden', 'Fields'),
  list('/lic-overview', 'Vergunningen', 'Licences'),
  list('/smc-lines', '2D-lijnen', '2D lines'),
  list('/smc-surveys', '2D-surveys', '2D surveys'),
  list('/smc-3d-surveys', '3D-surveys', '3D surveys'),
] as const

export const figureScreens = [
  figures('/prodfigures/wells', 'Productiecijfers per put', 'Production figures per well'),
  figures('/prodfigures/fields', 'Productiecijfers per veld', 'Production figures per field'),
  figures(
    '/prodfigures/mining',
    'Productiecijfers per mijnbouwwerk',
    'Production figures per mining facility',
  ),
  figures('/prodfigures/geothermal', 'Productiecijfers aardwarmte', 'Geothermal production figures'),
] as const

/** The short pages of D3, and the one about the dataset. */
export const pagesToRead = [
  reading('/quickstart', 'Snelstart', 'Quickstart'),
  reading('/about', 'Over het datacenter', 'About the data centre'),
  reading('/links', 'Links', 'Links'),
  reading('/disclaimer', 'Disclaimer', 'Disclaimer'),
  reading('/privacy', 'Privacy', 'Privacy'),
  reading('/contact', 'Contact', 'Contact'),
  reading('/accessibility', 'Verklaring over toegankelijkheid', 'Accessibility statement'),
  reading(
    '/licence-figures',
    'Productiecijfers per vergunning zijn niet beschikbaar',
    'Production figures per licence are not available',
  ),
  reading('/dataset', 'Over de gegevens', 'About the data'),
] as const

const everyPage: readonly PortalPage[] = [home, ...lists, ...figureScreens, ...pagesToRead]

/** The page at a path, for a test that needs just that one. */
export function pageAt(path: string): PortalPage {
  const found = everyPage.find((candidate) => candidate.path === path)
  if (found === undefined) throw new Error(`there is no page at ${path}`)
  return found
}

export const addressOf = ({ path }: Pick<PortalPage, 'path'>, language: Language = 'nl'): string =>
  `/datacenter${path}${language === 'en' ? '?lang=en' : ''}`

/** The page stands there, with its heading and its content. */
export async function expectPage(
  page: Page,
  { heading, content }: PortalPage,
  language: Language = 'nl',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[language])
  await expect(page.locator(content).first()).toBeVisible()
  await wholePage(page)
}

/** Opens a page and waits for its content; gives what the server answered to its address. */
export async function openPage(
  page: Page,
  portalPage: PortalPage,
  language: Language = 'nl',
): Promise<Response | null> {
  const answer = await page.goto(addressOf(portalPage, language))
  await expectPage(page, portalPage, language)
  return answer
}
