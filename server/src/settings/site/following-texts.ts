import { texts } from '@datacentre/catalogue/texts/index'
import { shortPages } from '@datacentre/catalogue/texts/own-pages'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import type { OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { SitePage } from './pages/site-pages.ts'

type Told = { readonly texts: OwnTexts; readonly pages: readonly SitePage[] }

/** The texts of a site with those that follow from the rest of it; what it says itself goes first. */
export function withFollowingTexts({ texts: own, pages }: Told): OwnTexts {
  const addresses = addressesOf(pages)
  return { nl: { ...addresses, ...own.nl }, en: { ...addresses, ...own.en } }
}

/** A page with the name of one of ours stands in its place: every link to that one leads to it. */
const addressesOf = (pages: readonly SitePage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    shortPages
      .filter((page) => pages.some(({ name }) => name === texts.nl[`${page}Url`]))
      .map((page) => [`${page}Url`, writtenPagePath(texts.nl[`${page}Url`])]),
  )
