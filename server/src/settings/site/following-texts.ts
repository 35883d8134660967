import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { shortPages } from '@datacentre/catalogue/texts/own-pages'
import {
  noPortal,
  textsNaming,
  textsOfAnyCountry,
  textsOfStartView,
} from '@datacentre/catalogue/texts/site-name'
import type { OwnTexts } from '@datacentre/catalogue/texts/spoken'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import type { SitePage } from './pages/site-pages.ts'

type Told = Pick<SiteOnScreen, 'country' | 'startView'> & {
  readonly texts: OwnTexts
  readonly pages: readonly SitePage[]
}

/** What a site is called, in one language or in both; null where it has no name of its own. */
export const ownNameIn = ({ nl, en }: OwnTexts): Readonly<Record<Language, string>> | null => {
  const [dutch, english] = [nl['site.name'], en['site.name']]
  const either = dutch ?? english
  return either === undefined ? null : { nl: dutch ?? either, en: english ?? either }
}

/** The texts of a site with those that follow from the rest of it; what it says itself goes first. */
export function withFollowingTexts({ texts: own, pages, country, startView }: Told): OwnTexts {
  const name = ownNameIn(own)
  const inLanguage = (language: Language): Readonly<Record<string, string>> => ({
    ...(country !== null && textsOfAnyCountry[language]),
    ...(startView !== null && textsOfStartView[language]),
    ...(name !== null && { ...noPortal, ...textsNaming[language](name[language]) }),
    ...addressesOf(pages),
    ...own[language],
  })
  return { nl: inLanguage('nl'), en: inLanguage('en') }
}

/** A page with the name of one of ours stands in its place: every link to that one leads to it. */
const addressesOf = (pages: readonly SitePage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    shortPages
      .filter((page) => pages.some(({ name }) => name === texts.nl[`${page}Url`]))
      .map((page) => [`${page}Url`, writtenPagePath(texts.nl[`${page}Url`])]),
  )
