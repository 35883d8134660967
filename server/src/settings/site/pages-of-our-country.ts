import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { pagesOfOurCountry } from '@datacentre/catalogue/texts/own-pages'
import type { Site } from './site-settings.ts'

const languages = Object.keys(texts) as Language[]

/** Warns a site of another country of the pages of ours that it still shows; null where it shows none. */
export function sayPagesOfOurCountry({
  texts: own,
  onScreen,
}: Pick<Site, 'texts' | 'onScreen'>): string | null {
  if (onScreen.country === null) return null
  const left = pagesOfOurCountry.filter((page) =>
    languages.some((language) => {
      const address = own[language][`${page}Url`]
      return address === undefined || address === texts[language][`${page}Url`]
    }),
  )
  if (left.length === 0) return null
  return (
    `SITE has a country, but no page of its own for ${left.join(', ')}: ours tell of the Netherlands, its law and its ` +
    'authorities. Write pages/NAME.nl.md and pages/NAME.en.md for each.'
  )
}
