import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { isOwnPage, shortPages } from '@datacentre/catalogue/texts/own-pages'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { speak, texts, type Language } from '@datacentre/catalogue/texts/index'
import { pageAt } from '@datacentre/catalogue/wire/map-addresses'
import { PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import { isPageThere } from '../apps/absent-pages.ts'
import { replacedPages } from '../apps/portal-addresses.ts'
import { wordsIn as companyWordsIn } from '../companies/words.ts'
import { wordsIn as apiWordsIn } from '../features/words.ts'
import { overviewCharts } from '../overview/charts.ts'
import { wordsIn as overviewWordsIn } from '../overview/words.ts'
import { wordsIn as placeWordsIn } from '../place/words.ts'
import { SECTION_PATH } from '@datacentre/catalogue/underground/section-addresses'
import { wordsIn as sectionWordsIn } from '../section/words.ts'
import { wordsIn as referenceWordsIn } from '../reference/words.ts'
import type { Site } from '../settings/site/site-settings.ts'
import { foldedNames } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { addressIn, type Group, type Telling } from './group.ts'
import { otherWords } from './page-words.ts'
import { wordsIn } from './words.ts'

const languages = ['nl', 'en'] as const satisfies readonly Language[]

/** A page of the site: found by its title in both languages, and by other words for what is on it. */
type Page = {
  /** What its other words are declared by; that of a table on a screen that shows one. */
  readonly id: string
  readonly path: string
  readonly kind: 'page' | 'chart'
  readonly title: (language: Language) => string
  readonly about?: (language: Language) => string
  /** Where it is, if not below the data centre. */
  readonly address?: (telling: Telling) => string
}

/** The screens, our own pages and those that the server makes, as far as there is something on them. */
export function pageGroup(snapshot: Snapshot, site: Pick<Site, 'pages' | 'onScreen'>): Group {
  const pages = [...screens(), ...madePages, ...charts(snapshot), ...ownPages(site)].filter(({ path }) =>
    isPageThere(path, snapshot),
  )
  return {
    id: 'pages',
    kinds: [],
    names: pages.map(({ id, title }) => foldedNames([...languages.map(title), ...(otherWords[id] ?? [])])),
    told: (nr, telling) => {
      const { path, kind, title, about, address } = pages[nr]!
      const { language } = telling.asked
      return {
        title: title(language),
        kind: wordsIn(language)(kind),
        about: about?.(language) ?? null,
        address: address?.(telling) ?? addressIn(telling, path),
        map: null,
        lists: [],
      }
    },
    all: () => null,
  }
}

const screens = (): readonly Page[] => [
  ...registers.map(({ id, route }): Page => ({
    id,
    path: route,
    kind: 'page',
    title: (language) => speak(language)(`register.${id}.title`),
    about: (language) => speak(language)(`register.${id}.tile`),
  })),
  ...productionScreens.flatMap(({ id, route, table }): readonly Page[] =>
    table === null
      ? []
      : [
          {
            id: table.id,
            path: route,
            kind: 'page',
            title: (language) => speak(language)(`production.${id}.title`),
            about: (language) => speak(language)(`production.${id}.tile`),
          },
        ],
  ),
]

/** Pages that the server makes. */
const madePages: readonly Page[] = [
  {
    id: 'map',
    path: '/map',
    kind: 'page',
    title: (language) => speak(language)('map.title'),
    address: ({ map, asked: { language } }) => pageAt('', { mapviewer: map, language }),
  },
  {
    id: 'overview',
    path: '/overview',
    kind: 'page',
    title: (language) => overviewWordsIn(language)('title'),
    about: (language) => overviewWordsIn(language)('lead'),
  },
  {
    id: 'companies',
    path: '/companies',
    kind: 'page',
    title: (language) => companyWordsIn(language)('title'),
    about: (language) => companyWordsIn(language)('lead'),
  },
  {
    id: 'place',
    path: PLACE_PATH,
    kind: 'page',
    title: (language) => placeWordsIn(language)('finder'),
    about: (language) => placeWordsIn(language)('finderLead'),
  },
  {
    id: 'section',
    path: SECTION_PATH,
    kind: 'page',
    title: (language) => sectionWordsIn(language)('title'),
    about: (language) => sectionWordsIn(language)('lead'),
  },
  {
    id: 'quality',
    path: '/quality',
    kind: 'page',
    title: (language) => overviewWordsIn(language)('quality'),
  },
  {
    id: 'codes',
    path: '/codes',
    kind: 'page',
    title: (language) => referenceWordsIn(language)('codes'),
    about: (language) => referenceWordsIn(language)('codesLead'),
  },
  {
    id: 'columns',
    path: '/columns',
    kind: 'page',
    title: (language) => referenceWordsIn(language)('columns'),
    about: (language) => referenceWordsIn(language)('columnsLead'),
  },
  { id: 'changes', path: '/changes', kind: 'page', title: (language) => apiWordsIn(language)('changes') },
  { id: 'files', path: '/files', kind: 'page', title: (language) => apiWordsIn(language)('everything') },
  {
    id: 'features',
    path: '/api/v1',
    kind: 'page',
    title: (language) => apiWordsIn(language)('title'),
    about: (language) => apiWordsIn(language)('lead'),
  },
  { id: 'api', path: '/api/', kind: 'page', title: (language) => apiWordsIn(language)('documentation') },
]

/** Each chart of the country in figures. */
function charts(snapshot: Snapshot): readonly Page[] {
  const byLanguage = {
    nl: overviewCharts(snapshot, 'nl'),
    en: overviewCharts(snapshot, 'en'),
  } as const satisfies Record<Language, unknown>
  return byLanguage.nl.map(({ id }, nr) => ({
    id,
    path: `/overview/${id}`,
    kind: 'chart',
    title: (language) => byLanguage[language][nr]?.title ?? id,
    about: (language) => byLanguage[language][nr]?.sentence ?? '',
  }))
}

/** The short pages, as far as they are ours, and those that the organisation wrote. */
function ownPages(site: Pick<Site, 'pages' | 'onScreen'>): readonly Page[] {
  const replaced = replacedPages(site)
  const short = shortPages
    .filter((page) => languages.every((language) => isOwnPage(texts[language][`${page}Url`])))
    .map((page): Page => ({
      id: page,
      path: `/${texts.nl[`${page}Url`]}`,
      kind: 'page',
      title: (language) => speak(language)(page === 'dataset' ? 'dataset.title' : `page.${page}.title`),
    }))
  const written = site.onScreen.pages.map(({ name, title }): Page => ({
    id: writtenPagePath(name),
    path: `/${writtenPagePath(name)}`,
    kind: 'page',
    title: (language) => title[language],
  }))
  return [...short.filter(({ path }) => !replaced.includes(path)), ...written]
}
