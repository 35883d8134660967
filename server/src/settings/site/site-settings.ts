import { readFileSync } from 'node:fs'
import { countryOfSite } from '@datacentre/catalogue/settings/country-of-site'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { siteFileFrom, SiteNotAllowed, type SiteFile } from '@datacentre/catalogue/settings/site-file'
import { NO_OWN_TEXTS, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import { tagOf } from './content-tag.ts'
import { ownNameIn, withFollowingTexts } from './following-texts.ts'
import { sitePages, type SitePage } from './pages/site-pages.ts'
import { siteColours } from './site-colours.ts'
import { siteLogo, type SiteLogo } from './site-logo.ts'
import { siteSecurityText, type SecurityText } from './site-security-text.ts'
import { siteStartView } from './site-start-view.ts'
import { siteTexts } from './site-texts.ts'

/** What an organisation changed in what its visitors see. */
export type Site = {
  readonly texts: OwnTexts
  readonly onScreen: SiteOnScreen
  /** What the organisation wrote itself. */
  readonly pages: readonly SitePage[]
  readonly logo: Pick<SiteLogo, 'bytes' | 'type'> | null
  /** A style sheet with its colours, and its address below every prefix. */
  readonly colours: { readonly css: string; readonly address: string } | null
  /** What it says to whoever finds a hole; ours, with its address, where it says nothing. */
  readonly security: SecurityText | null
}

const OUR_SITE: Site = {
  texts: NO_OWN_TEXTS,
  onScreen: { logo: null, partners: true, ownName: false, country: null, startView: null, pages: [] },
  pages: [],
  logo: null,
  colours: null,
  security: null,
}

export const SITE_KEYS: readonly string[] = ['texts', 'logo', 'partners', 'colours', 'country', 'view']

/** The folder that SITE names, checked; ours where it names none. */
export function siteFrom(environment: Environment): Site {
  const site = siteFileFrom(environment, (file) => readFileSync(file, 'utf8'))
  if (site === null) return OUR_SITE
  const { content, file } = site
  const unknown = Object.keys(content).find((key) => !SITE_KEYS.includes(key))
  if (unknown !== undefined)
    throw new SiteNotAllowed(file, `"${unknown}" is not known; ${SITE_KEYS.join(', ')} are`)
  const logo = siteLogo(site)
  const pages = sitePages(site.folder)
  const names = pages.map(({ name }) => name)
  const { texts: given } = content
  const texts = given === undefined ? NO_OWN_TEXTS : siteTexts(given, { file, pages: names })
  const ownName = ownNameIn(texts) !== null
  // Our partners are not those of another site.
  const { partners = !ownName } = content
  if (typeof partners !== 'boolean') throw new SiteNotAllowed(file, 'partners must be true or false')
  const [country, startView] = [countryOfSite(site), siteStartView(site)]
  return {
    texts: withFollowingTexts({ texts, pages, country, startView }),
    onScreen: {
      logo: logo?.onScreen ?? null,
      partners,
      ownName,
      country,
      startView,
      pages: pages.map(({ name, nl, en }) => ({ name, title: { nl: nl.title, en: en.title } })),
    },
    pages,
    logo,
    colours: coloursOf(site),
    security: siteSecurityText(site.folder),
  }
}

function coloursOf({ content, file }: SiteFile): Site['colours'] {
  if (content['colours'] === undefined) return null
  const css = siteColours(content['colours'], file)
  return { css, address: `site/colours-${tagOf(css)}.css` }
}
