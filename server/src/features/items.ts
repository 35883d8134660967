import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { Collection } from '../collections/collections.ts'
import type { datasetOf } from '../export/dataset-of.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import {
  GEOJSON,
  HTML_MEDIA,
  JSON_MEDIA,
  ownLinks,
  withParameters,
  type Asked,
  type Link,
} from './api-base.ts'
import type { ItemsQuestion } from './question.ts'
import { selectedPlaces } from './selection.ts'
import { CRS84, type AnswerSystem } from './systems.ts'
import { turnedTo } from './turned.ts'

type Served = NonNullable<ReturnType<Snapshot['features']['get']>>

export type Page = {
  readonly matched: number
  readonly places: readonly number[]
  readonly links: readonly Link[]
}

/** Which features a question asks for, and the links to the pages before and after. */
export async function pageOf(
  collection: Collection,
  served: Served,
  question: ItemsQuestion,
  asked: Asked,
): Promise<Page> {
  const { offset, limit } = question
  const rows = served.rows()
  const places = isAll(question)
    ? null
    : await selectedPlaces({ collection, rows, file: served.file }, question)
  const matched = places?.length ?? rows.length
  const last = Math.min(matched, offset + limit)
  const page =
    places?.slice(offset, last) ?? Array.from({ length: Math.max(0, last - offset) }, (_, at) => offset + at)
  return { matched, places: page, links: pageLinks(collection, asked, { limit, offset, matched }) }
}

type Part = Pick<ItemsQuestion, 'limit' | 'offset'> & Pick<Page, 'matched'>

/** The links of a page of features: to itself, to its collection, and to the pages before and after. */
export function pageLinks({ id }: Collection, asked: Asked, { limit, offset, matched }: Part): Link[] {
  const last = Math.min(matched, offset + limit)
  const origin = new URL(asked.base).origin
  const to = (start: number): string =>
    `${origin}${withParameters(asked.url, { offset: start === 0 ? undefined : start, limit })}`
  const media = asked.format === 'json' ? GEOJSON : HTML_MEDIA
  return [
    ...ownLinks(asked, GEOJSON),
    { href: `${asked.base}/collections/${id}`, rel: 'collection', type: JSON_MEDIA },
    ...(last < matched ? [{ href: to(last), rel: 'next', type: media }] : []),
    ...(offset > 0
      ? [{ href: to(Math.max(0, Math.min(offset, matched) - limit)), rel: 'prev', type: media }]
      : []),
  ]
}

/** Whether every feature is asked for, in the order that they have. */
const isAll = ({ area, during, equal, filter, words, order }: ItemsQuestion): boolean =>
  area === null &&
  during === null &&
  equal.size === 0 &&
  filter === null &&
  words.length === 0 &&
  order.length === 0

type Written = Pick<ItemsQuestion, 'system' | 'wanted'> & {
  /** Where the features come from. */
  readonly dataset: ReturnType<typeof datasetOf>
}

/** The page as a collection of GeoJSON, in parts. */
export async function pageBytes(
  { file }: Served,
  { matched, places, links }: Page,
  { system, wanted, dataset }: Written,
): Promise<Buffer[]> {
  const about = {
    type: 'FeatureCollection',
    dataset,
    timeStamp: new Date().toISOString(),
    numberMatched: matched,
    numberReturned: places.length,
    links,
  }
  const parts: Buffer[] = [Buffer.from(`${JSON.stringify(about).slice(0, -1)},"features":[`)]
  if (system === CRS84 && wanted === null) parts.push(file.read(places))
  else
    for (let at = 0; at < places.length; at += AT_A_TIME) {
      const some = featuresAt(file.read(places.slice(at, at + AT_A_TIME)))
      const written = JSON.stringify(some.map((one) => changed(one, { system, wanted }))).slice(1, -1)
      parts.push(Buffer.from(at === 0 ? written : `,${written}`))
      await othersFirst()
    }
  parts.push(Buffer.from(']}'))
  return parts
}

/** Features that are turned into another system in a go. */
const AT_A_TIME = 200

export type FeatureJson = {
  readonly type: 'Feature'
  readonly id: string
  readonly geometry: Geometry | null
  readonly properties: Readonly<Record<string, unknown>>
}

export const featuresAt = (bytes: Buffer): FeatureJson[] =>
  JSON.parse(`[${bytes.toString()}]`) as FeatureJson[]

/** A feature in another system, with only the properties that are wanted. */
export function changed(
  feature: FeatureJson,
  { system, wanted }: { readonly system: AnswerSystem; readonly wanted: ReadonlySet<string> | null },
): FeatureJson {
  const { geometry, properties } = feature
  return {
    ...feature,
    geometry: geometry === null || system === CRS84 ? geometry : turnedTo(system, geometry),
    properties:
      wanted === null
        ? properties
        : Object.fromEntries(Object.entries(properties).filter(([name]) => wanted.has(name))),
  }
}
