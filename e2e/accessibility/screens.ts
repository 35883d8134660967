import type { Language } from '@datacentre/catalogue/texts/index'

/** A kind of screen in one of its states, and what is there once its content has come. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly language: Language
  readonly content: string
  /** Whether it is drawn by a script, which fetches more after it has come. */
  readonly isApp: boolean
}

const app = (name: string, path: string, language: Language, content: string): Screen => ({
  name,
  path,
  language,
  content,
  isApp: true,
})

const fromServer = (name: string, path: string, language: Language): Screen => ({
  name,
  path,
  language,
  content: 'main h1',
  isApp: false,
})

/** One of each kind; what differs by register or product only is looked at elsewhere. */
export const screens: readonly Screen[] = [
  app('home', '/datacenter/', 'nl', '.tile'),
  app('list of boreholes', '/datacenter/brh-overview', 'nl', '.result-row'),
  app('list of licences', '/datacenter/lic-overview', 'en', '.result-row'),
  app('figures of fields', '/datacenter/prodfigures/fields', 'nl', '.selection-chart svg'),
  app('figures of geothermal energy', '/datacenter/prodfigures/geothermal', 'en', '.selection-chart svg'),
  app('statement', '/datacenter/accessibility', 'en', '.prose'),
  fromServer('search', '/datacenter/search?q=groningen', 'nl'),
  fromServer('overview', '/datacenter/overview', 'en'),
  fromServer('companies', '/datacenter/companies', 'nl'),
  fromServer('company', '/datacenter/companies/noordmark-aardolie', 'en'),
  fromServer('rules of quality', '/datacenter/quality', 'nl'),
  fromServer('place', '/datacenter/place/town/appingedam', 'nl'),
  fromServer('municipality', '/datacenter/place/municipality/eemsdelta', 'en'),
  fromServer('object', '/datacenter/boreholes/{borehole}', 'nl'),
  fromServer('hole in three dimensions', '/datacenter/boreholes/{borehole}/3d', 'en'),
  fromServer('cross-section', '/datacenter/section?line=6.6,53.2;6.95,53.4&within=3000', 'nl'),
  fromServer('documentation of the API', '/datacenter/api/', 'en'),
  app('map', '/mapviewer/', 'nl', '#map canvas'),
  app('map with a borehole', '/mapviewer/brh/{borehole}/', 'en', '#map canvas'),
  app('map with a place', '/mapviewer/?here=town/appingedam', 'nl', '#map canvas'),
  app('map of a year', '/mapviewer/?year=1985', 'en', '#map canvas'),
]
