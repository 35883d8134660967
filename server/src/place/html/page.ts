import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { speak } from '@datacentre/catalogue/texts/index'
import { PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import type { BaseMap } from '../../apps/base-map.ts'
import { escapeHtml } from '../../answer/escape-html.ts'
import { ATOM_MEDIA, GEOJSON, inLanguage, withParameters, type Asked } from '../../features/api-base.ts'
import { linkTo, pageHtml } from '../../features/html/frame.ts'
import type { PlaceChange } from '../answer/place-changes.ts'
import { sayMetres } from '../distance-words.ts'
import { placePath, provinceName } from '../known/places.ts'
import { placeToldOnMap } from '../place-on-map.ts'
import type { PlaceDocument } from '../place-document.ts'
import { distancesFor, usualDistance } from '../question.ts'
import { wordsIn, type PlaceWord } from '../words.ts'
import { paragraphOf, placeInSentence } from './paragraph.ts'
import { placePicture } from './picture.ts'
import {
  boreholesHtml,
  changesHtml,
  companiesHtml,
  productionHtml,
  seismicHtml,
  underHtml,
  type Shown,
} from './sections.ts'

type PageShown = {
  readonly asked: Asked
  readonly document: PlaceDocument
  readonly changes: readonly PlaceChange[] | null
  /** Where the map is, as this caller reaches it. */
  readonly map: string
  /** Named on the small map. */
  readonly baseMap: BaseMap
}

/** The one address of what is told of a place. */
export const placeAddress = ({ home }: Asked, { place, distance }: PlaceDocument): string =>
  withParameters(`${home}${placePath(place)}`, {
    distance: distance === usualDistance(place) ? undefined : distance,
  })

/** What lies under a place, whole without a script. */
export function placePage({ asked, document, changes, map, baseMap }: PageShown): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const here = placeAddress(asked, document)
  const shown: Shown = { asked, document, here }
  const sections: readonly (readonly [PlaceWord, string])[] = [
    ['map', mapHtml(shown, { map, baseMap })],
    ['under', underHtml(shown)],
    ['boreholes', boreholesHtml(shown)],
    ['companies', companiesHtml(shown)],
    ['production', productionHtml(shown)],
    ['seismic', seismicHtml(shown)],
    ['changes', `${changesHtml(shown, changes)}<p>${fileLink(shown, 'atom', word('feed'))}</p>`],
    ['downloads', downloadsHtml(shown)],
  ]
  const atom = withParameters(inLanguage(here, asked), { f: 'atom' })
  return pageHtml(asked, {
    title: word('title', { place: placeInSentence(document.place, language) }),
    canonical: here,
    cited: here,
    above: [{ href: `${home}${PLACE_PATH}`, text: word('finder') }],
    links: [{ href: atom, rel: 'alternate', type: ATOM_MEDIA }],
    forms: [{ href: withParameters(here, { f: 'geojson' }), text: 'GeoJSON' }],
    data: jsonLd(shown),
    body: [
      whereHtml(shown),
      `<p class="answer">${escapeHtml(paragraphOf(document, language))}</p>`,
      distanceForm(shown),
      `<nav aria-label="${escapeHtml(word('contents'))}"><ul class="groups">${sections.map(([id]) => `<li><a href="#${id}">${escapeHtml(word(id))}</a></li>`).join('')}</ul></nav>`,
      ...sections.map(
        ([id, html]) => `<section id="${id}"><h2>${escapeHtml(word(id))}</h2>${html}</section>`,
      ),
    ].join('\n'),
  })
}

const fileLink = ({ asked, here }: Shown, f: string, text: string): string =>
  linkTo(withParameters(here, { f }), text, asked)

/** `Plaats · Gemeente Eemsdelta · Groningen`, each leading to its page; a point with its place in the Dutch grid. */
function whereHtml({ asked, document: { place, asked: ground } }: Shown): string {
  const { language, home } = asked
  const { municipality, province } = place.within()
  const say = speak(language)
  const [x, y] = ground.shape.box
  const parts = [
    escapeHtml(wordsIn(language)(`kind.${place.kind}`)),
    ...(municipality === null
      ? []
      : [
          linkTo(
            `${home}${placePath({ kind: 'municipality', key: municipality.code })}`,
            say('map.town.municipality', { municipality: municipality.name }),
            asked,
          ),
        ]),
    ...(province === null
      ? []
      : [
          linkTo(
            `${home}${placePath({ kind: 'province', key: province })}`,
            provinceName(province, language),
            asked,
          ),
        ]),
    ...(place.kind === 'point'
      ? [escapeHtml(`RD (EPSG:${coordinateSystems.RD.epsg}) ${Math.round(x)}, ${Math.round(y)}`)]
      : []),
  ]
  return `<p>${parts.join(' · ')}</p>`
}

/** How far around is a choice that needs no script. */
function distanceForm({ asked, document: { place, distance } }: Shown): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const choices = [...new Set([...distancesFor(place), distance])].toSorted((one, other) => one - other)
  const options = choices.map(
    (metres) =>
      `<option value="${metres}"${metres === distance ? ' selected' : ''}>${escapeHtml(metres === 0 ? word('inside') : sayMetres(metres, language))}</option>`,
  )
  const inEnglish = language === 'en' ? '<input type="hidden" name="lang" value="en">' : ''
  return `<form action="${escapeHtml(`${home}${placePath(place)}`)}"><p><label>${escapeHtml(word('within'))} <select name="distance">${options.join('')}</select></label> ${inEnglish}<button>${escapeHtml(word('show'))}</button></p></form>`
}

function mapHtml({ asked, document }: Shown, { map, baseMap }: Pick<PageShown, 'map' | 'baseMap'>): string {
  const { language } = asked
  const word = wordsIn(language)
  const onMap = placeToldOnMap(document.place, { map, language })
  return `${placePicture(document, { language, baseMap })}<p>${escapeHtml(word('mapLegend'))} <a href="${escapeHtml(onMap)}">${escapeHtml(word('onMap'))}</a>.</p><p>${document.place.kind === 'block' ? '' : `${escapeHtml(word('outlines'))} `}${escapeHtml(word('landSource'))}</p>`
}

function downloadsHtml(shown: Shown): string {
  const word = wordsIn(shown.asked.language)
  const links = [
    fileLink(shown, 'csv', 'CSV'),
    fileLink(shown, 'geojson', 'GeoJSON'),
    fileLink(shown, 'json', 'JSON'),
  ]
  return `<p>${escapeHtml(word('everything'))}: ${links.join(' · ')}</p>`
}

/** What search engines read of it. */
function jsonLd({ asked, document: { place }, here }: Shown): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': here,
    url: here,
    name: place.name(asked.language),
    subjectOf: {
      '@type': 'DataDownload',
      encodingFormat: GEOJSON,
      contentUrl: withParameters(here, { f: 'geojson' }),
    },
  }
}
