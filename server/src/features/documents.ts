import { speak } from '@datacentre/catalogue/texts/index'
import { collections, type Collection } from '../collections/collections.ts'
import type { FeatureFile } from '../collections/feature-file.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { textsOf } from '../version-texts.ts'
import {
  GEOJSON,
  HTML_MEDIA,
  JSON_MEDIA,
  OPENAPI_MEDIA,
  ownLinks,
  SCHEMA_MEDIA,
  type Asked,
  type Link,
} from './api-base.ts'
import { answerSystems, CRS84 } from './systems.ts'
import { sayCount, wordsIn } from './words.ts'

type Json = Readonly<Record<string, unknown>>

const OGC = 'http://www.opengis.net/spec'

/** What the API keeps to. */
export const CONFORMS_TO: readonly string[] = [
  ...['core', 'html', 'geojson'].map((part) => `${OGC}/ogcapi-features-1/1.0/conf/${part}`),
  `${OGC}/ogcapi-features-2/1.0/conf/crs`,
  ...['queryables', 'queryables-query-parameters', 'filter', 'features-filter'].map(
    (part) => `${OGC}/ogcapi-features-3/1.0/conf/${part}`,
  ),
  ...['schemas', 'returnables-and-receivables', 'sorting'].map(
    (part) => `${OGC}/ogcapi-features-5/1.0/conf/${part}`,
  ),
  ...['cql2-text', 'basic-cql2', 'advanced-comparison-operators', 'case-insensitive-comparison'].map(
    (part) => `${OGC}/cql2/1.0/conf/${part}`,
  ),
  ...['basic-spatial-functions', 'basic-spatial-functions-plus'].map(
    (part) => `${OGC}/cql2/1.0/conf/${part}`,
  ),
]

export const conformance = (): Json => ({ conformsTo: CONFORMS_TO })

export function landing(asked: Asked): Json {
  const { base, home, language } = asked
  const say = speak(language)
  const word = wordsIn(language)
  const links: Link[] = [
    ...ownLinks(asked, JSON_MEDIA),
    { href: `${base}/openapi.json`, rel: 'service-desc', type: OPENAPI_MEDIA, title: 'OpenAPI 3.1' },
    { href: `${home}/api/`, rel: 'service-doc', type: HTML_MEDIA, title: word('documentation') },
    { href: `${base}/conformance`, rel: 'conformance', type: JSON_MEDIA, title: word('conformance') },
    { href: `${base}/collections`, rel: 'data', type: JSON_MEDIA, title: word('collections') },
  ]
  return { title: say('site.name'), description: word('lead'), links }
}

/** What there is of each collection; the snapshot has a file for each. */
export function collectionList(asked: Asked, snapshot: Snapshot): Json {
  return {
    links: ownLinks(asked, JSON_MEDIA),
    crs: answerSystems.map(({ uri }) => uri),
    collections: shownCollections(snapshot).map((collection) =>
      collectionDocument(collection, asked, snapshot, [
        { href: `${asked.base}/collections/${collection.id}`, rel: 'self', type: JSON_MEDIA },
      ]),
    ),
  }
}

/** Those that the dataset has rows of. */
export const shownCollections = ({ features }: Snapshot): readonly Collection[] =>
  collections.filter(({ id }) => (features.get(id)?.rows().length ?? 0) > 0)

export function collectionDocument(
  collection: Collection,
  asked: Asked,
  snapshot: Snapshot,
  own: readonly Link[] = ownLinks(asked, JSON_MEDIA),
): Json {
  const { id, geometry } = collection
  const say = speak(asked.language)
  const word = wordsIn(asked.language)
  const here = `${asked.base}/collections/${id}`
  const { version } = snapshot
  const licence = version.licenceUrl
  const title = say(`table.${id}`)
  const links: Link[] = [
    ...own,
    { href: `${here}/items`, rel: 'items', type: GEOJSON, title },
    { href: `${here}/items?f=html`, rel: 'items', type: HTML_MEDIA, title },
    {
      href: `${here}/queryables`,
      rel: 'http://www.opengis.net/def/rel/ogc/1.0/queryables',
      type: SCHEMA_MEDIA,
      title: word('queryables'),
    },
    { href: `${here}/schema`, rel: 'describedby', type: SCHEMA_MEDIA, title: word('schema') },
    ...(licence === null ? [] : [{ href: licence, rel: 'license', title: version.licenceName ?? licence }]),
  ]
  const served = snapshot.features.get(id)
  const rows = served?.rows().length ?? 0
  return {
    id,
    title,
    description: `${textsOf(version)[asked.language].title}: ${sayCount(asked.language, rows)}`,
    links,
    ...(served !== undefined && geometry !== null && { extent: extentOf(served.file) }),
    itemType: 'feature',
    ...(geometry !== null && { crs: answerSystems.map(({ uri }) => uri), storageCrs: CRS84.uri }),
  }
}

type Extent = { readonly spatial?: { readonly bbox: readonly (readonly number[])[]; readonly crs: string } }

const extents = new WeakMap<FeatureFile, Extent>()

/** The box around all features of a file; nothing where none has a place. */
export function extentOf(file: FeatureFile): Extent {
  const known = extents.get(file)
  if (known !== undefined) return known
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < file.boxes.length; at += 4) {
    if (Number.isNaN(file.boxes[at]!)) continue
    for (const side of [0, 1]) box[side] = Math.min(box[side]!, file.boxes[at + side]!)
    for (const side of [2, 3]) box[side] = Math.max(box[side]!, file.boxes[at + side]!)
  }
  const spatial = box.every(Number.isFinite) ? { spatial: { bbox: [box], crs: CRS84.uri } } : {}
  extents.set(file, spatial)
  return spatial
}
