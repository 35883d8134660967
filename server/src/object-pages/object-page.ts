import { offeredSystems } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { companyPath } from '@datacentre/catalogue/companies/company-key'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { filePath, formatsFor, KEYS_PARAMETER, writtenKeys } from '@datacentre/catalogue/wire/files'
import type { HistoryStep, Version } from '@datacentre/database'
import { escapeHtml } from '../answer/escape-html.ts'
import { missingHtml } from '../answer/html-text.ts'
import { inSystem } from '../coordinates.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { shownValue } from '../features/html/pages.ts'
import { titleOf, unitOf } from '../collections/property-words.ts'
import { holeAddress } from '../hole-view/page.ts'
import { wordsIn as holeWordsIn } from '../hole-view/words.ts'
import { sectionForm } from '../section/form.ts'
import { wordsIn as sectionWordsIn } from '../section/words.ts'
import { textsOf } from '../version-texts.ts'
import { sayOldVersion } from '../version-words.ts'
import { findingsOf } from '../findings/quality-of.ts'
import { historyHtml } from './history.ts'
import type { ObjectDocument } from './object-document.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { figuresHtml } from './figures-html.ts'
import { smallMap } from './small-map.ts'
import { wordsIn } from './words.ts'

type Shown = {
  readonly asked: Asked
  readonly object: ObjectDocument
  /** The snapshot that stands, of which the version may be another than the one that is asked. */
  readonly snapshot: Snapshot
  /** The box around the country of the site, where it is not ours. */
  readonly country: Parameters<typeof smallMap>[0]['country']
  /** Where the map is, as this caller reaches it. */
  readonly map: string
  /** In which versions it came, changed or went; null where that cannot be read now, and absent where it is not told. */
  readonly history?: readonly HistoryStep<Version>[] | null
}

/** All that is known of an object, whole without a script. */
export function objectPage(shown: Shown): string {
  const { asked, object, map } = shown
  const { collection, feature, name, address, layer } = object
  const { language, home, version } = asked
  const newest = shown.snapshot.version
  const say = speak(language)
  const word = wordsIn(language)
  const onMap = `${map}/${layer.page(String(feature.properties[layer.pageId] ?? feature.id))}`
  const { register } = layer
  const above =
    register === null ? [] : [{ href: `${home}${register.route}`, text: say(`table.${collection.id}`) }]
  const notice = sayOldVersion(version, newest, language)
  const inVersion = { version: version.id === newest.id ? undefined : version.id }
  return pageHtml(asked, {
    title: name,
    canonical: withParameters(address, inVersion),
    cited: withParameters(address, { version: version.id }),
    notice,
    above,
    forms: [{ href: withParameters(address, { ...inVersion, f: 'geojson' }), text: 'GeoJSON' }],
    data: jsonLd(shown),
    body: [
      `<p>${escapeHtml(say(`map.kind.${layer.id}`))} · ${linkTo(onMap, word('onMap'), asked)}</p>`,
      ...(notice === null
        ? []
        : [`<p>${escapeHtml(word('onlyThen'))} ${linkTo(address, word('toNewest'), asked)}.</p>`]),
      `<h2>${escapeHtml(word('facts'))}</h2>${factsOf(shown)}`,
      qualityHtml(shown),
      mapHtml(shown),
      placeOf(shown),
      sectionHtml(shown),
      figuresHtml(shown),
      linksHtml(shown),
      filesHtml(shown),
      shown.history === undefined ? '' : historyHtml({ asked, object, history: shown.history }),
    ].join('\n'),
  })
}

function factsOf({ object: { collection, feature }, asked }: Shown): string {
  const facts = collection.columns.map((column) => {
    const title = `<dt>${escapeHtml(titleOf(collection, column, asked.language))}</dt>`
    const text = shownValue(collection, column.key, feature.properties[column.key], asked)
    if (text === '') return `${title}<dd>${missingHtml(asked.language)}</dd>`
    const value = escapeHtml(withUnit(text, unitOf(collection, column)))
    const shown =
      'codes' in column
        ? withCode(value, feature.properties[column.key], { asked, codes: column.codes })
        : column.namesCompany
          ? companyLinks(feature.properties[column.key], asked)
          : value
    return `${title}<dd>${shown}</dd>`
  })
  return `<dl>${facts.join('')}</dl>`
}

type OfCodes = { readonly asked: Asked; readonly codes: string }

/** The words of codes and, where they are others, the codes themselves, once; both lead to the list of them. */
function withCode(words: string, value: unknown, { asked, codes }: OfCodes): string {
  const written = (Array.isArray(value) ? value : [value]).map(String).join(', ')
  const link = linkTo(`${asked.home}/codes`, written, asked, codes)
  if (words === escapeHtml(written)) return link
  const inBrackets = ` (${escapeHtml(written)})`
  const bare = words.endsWith(inBrackets) ? words.slice(0, -inBrackets.length) : words
  return `${bare} (${link})`
}

/** The names of companies, each of which leads to its page. */
function companyLinks(value: unknown, asked: Asked): string {
  const names = (Array.isArray(value) ? value : [value]).map(String)
  return names
    .map((name) => {
      const path = companyPath(name)
      return path === null ? escapeHtml(name) : linkTo(`${asked.home}${path}`, name, asked)
    })
    .join(', ')
}

/** A coordinate system is no unit of a number: it says how to read it. */
const withUnit = (text: string, unit: string | null): string =>
  unit === null ? text : unit in coordinateSystems ? `${text} (${unit})` : `${text} ${unit}`

/** What the rules found that look for what is wrong or missing; of the newest version only. */
function qualityHtml({ object: { feature, layer }, asked, snapshot }: Shown): string {
  if (asked.version.id !== snapshot.version.id) return ''
  const key = (feature.properties[layer.key] ?? feature.id) as string | number
  const items = findingsOf(snapshot, layer.id, key).map(
    ({ rule, finding }) =>
      `<li>${linkTo(`${asked.home}/quality/${rule.id}`, rule.words[asked.language].title, asked)}: ${escapeHtml(finding[asked.language])}</li>`,
  )
  if (items.length === 0) return ''
  return `<h2>${escapeHtml(wordsIn(asked.language)('quality'))}</h2><ul>${items.join('')}</ul>`
}

function mapHtml({ object: { feature, name }, country, asked }: Shown): string {
  if (feature.geometry === null) return ''
  const word = wordsIn(asked.language)
  const label = `${word('place')}: ${name}`
  return `<h2>${escapeHtml(word('place'))}</h2>${smallMap({ geometry: feature.geometry, country, label })}`
}

/** A borehole from all sides, and beside others. */
function sectionHtml({ object: { feature, layer }, asked, snapshot }: Shown): string {
  if (layer.id !== 'boreholes' || asked.version.id !== snapshot.version.id) return ''
  const word = sectionWordsIn(asked.language)
  const name = String(feature.properties['shortName'] ?? feature.id)
  const inSpace = linkTo(holeAddress(asked, Number(feature.id)), holeWordsIn(asked.language)('link'), asked)
  return `<p>${inSpace}</p><h2>${escapeHtml(word('from'))}</h2><p>${escapeHtml(word('fromLead'))}</p>${sectionForm(asked, { typed: `${name}, ` })}`
}

function placeOf({ object: { feature }, asked }: Shown): string {
  if (feature.geometry?.type !== 'Point') return ''
  const word = wordsIn(asked.language)
  const [longitude = NaN, latitude = NaN] = feature.geometry.coordinates
  const rows = offeredSystems.map((system) => {
    const [x, y] = system === 'WGS84' ? [longitude, latitude] : inSystem(system, longitude, latitude)
    return `<tr><th scope="row">${system} (EPSG:${coordinateSystems[system].epsg})</th><td>${x}</td><td>${y}</td></tr>`
  })
  return `<h2>${escapeHtml(word('coordinates'))}</h2>${tableHtml(word('coordinates'), [word('system'), 'X', 'Y'], rows)}`
}

function linksHtml({ object: { links }, asked }: Shown): string {
  const say = speak(asked.language)
  const parts = Object.entries(links)
    .filter(([, list]) => list.length > 0)
    .map(([relation, list]) => {
      const items = list.map(({ address, name }) => `<li>${linkTo(address, name, asked)}</li>`)
      return `<h3>${escapeHtml(say(`object.link.${relation}` as TextKey))}</h3><ul class="contents">${items.join('')}</ul>`
    })
  return parts.length === 0 ? '' : `<h2>${escapeHtml(say('object.links'))}</h2>${parts.join('')}`
}

/** The object in the formats of its register, each with its source and licence. */
function filesHtml({ object: { collection, feature, layer }, asked, snapshot }: Shown): string {
  if (layer.register === null) return ''
  const version = asked.version.id === snapshot.version.id ? undefined : asked.version.id
  const links = formatsFor(collection.geometry !== null).map((format) => {
    const address = `${asked.home}${filePath(collection.id, format)}`
    return `<li>${linkTo(withParameters(address, { [KEYS_PARAMETER]: writtenKeys([feature.id]), version }), format.toUpperCase(), asked)}</li>`
  })
  return `<h2>${escapeHtml(wordsIn(asked.language)('files'))}</h2><ul class="contents">${links.join('')}</ul>`
}

/** What search engines read of it. */
function jsonLd({ object: { name, address, feature }, asked }: Shown): unknown {
  const { version } = asked
  const { title } = textsOf(version)[asked.language]
  const point = feature.geometry?.type === 'Point' ? feature.geometry.coordinates : null
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': address,
    url: address,
    name,
    identifier: feature.id,
    ...(point !== null && {
      geo: { '@type': 'GeoCoordinates', longitude: point[0], latitude: point[1] },
    }),
    subjectOf: {
      '@type': 'Dataset',
      name: title,
      description: title,
      url: `${asked.home}/dataset`,
      ...(version.licenceUrl !== null && { license: version.licenceUrl }),
    },
  }
}
