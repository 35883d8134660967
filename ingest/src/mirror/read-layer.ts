import { createHash } from 'node:crypto'
import type { Geometry } from '@datacentre/database'
import type { Asked } from './gentle-caller.ts'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { isWireRow, rowsIn, type WireRow } from './wire-row.ts'

const FEATURES_AT_ONCE = 2000

/** Far more than a layer of a country holds: who gives more never stops. */
const MOST_FEATURES = 2_000_000

export type Feature = { readonly properties: WireRow; readonly geometry: Geometry | null }

export type LayerLimits = {
  /** Features that are asked in one call; a service may give fewer. */
  readonly atOnce?: number
  readonly most?: number
}

/**
 * All features of a layer, page by page until an empty one, or until there are as many as the service says it has. How
 * long a page is tells nothing: a service gives fewer than was asked where its own limit is lower.
 */
export async function readLayer(
  { caller, report, layersAt, layerLimits = {} }: Mirroring,
  layer: string,
): Promise<Feature[]> {
  const { atOnce = FEATURES_AT_ONCE, most = MOST_FEATURES } = layerLimits
  const features: Feature[] = []
  let [given, before] = [0, '']
  let place: Asked['place'] | null = null
  const stop = (why: string): Feature[] => {
    report.leftOut(`the rest of the layer ${layer}`, `${why}, after ${given.toLocaleString('en')} features`)
    return features
  }
  for (;;) {
    const asked: Asked = {
      ...pageAt({ layersAt, layer, atOnce, start: given }),
      ...(place !== null && { place }),
    }
    const { list, matched }: Page = await caller.ask(asked, pageIn)
    if (list.length === 0)
      return matched === null || given >= matched ? features : stop(`it ends before its ${matched} features`)
    const print = fingerprint(list)
    if (print === before) return stop('a page is the same as the one before')
    if (given + list.length > most) return stop(`it has over ${most.toLocaleString('en')} features`)
    before = print
    given += list.length
    for (const feature of rowsIn(list, { report, call: layer })) features.push(featureOf(feature))
    if (matched !== null && given > matched) return stop(`it gives more than its ${matched} features`)
    if (given === matched) return features
    const pages = { nr: Math.floor(given / list.length) + 1, of: Math.ceil((matched ?? 0) / list.length) }
    place = matched === null ? null : pages
  }
}

type Page = {
  readonly list: readonly unknown[]
  /** In the whole layer, where that is told. */ readonly matched: number | null
}

function pageIn(answer: unknown): Page {
  if (answer === null) return { list: [], matched: null }
  const list = isWireRow(answer) ? answer['features'] : null
  if (!isWireRow(answer) || !Array.isArray(list)) throw new NotAnswered('answered no list of features')
  const matched = answer['numberMatched']
  return { list, matched: typeof matched === 'number' && Number.isInteger(matched) ? matched : null }
}

type PageAsked = Pick<Mirroring, 'layersAt'> & {
  readonly layer: string
  readonly atOnce: number
  readonly start: number
}

function pageAt({ layersAt, layer, atOnce, start }: PageAsked): Asked {
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: layer,
    outputFormat: 'application/json',
    srsName: 'EPSG:4326',
    count: String(atOnce),
    startIndex: String(start),
  })
  return { method: 'GET', url: `${layersAt}/geoserver/nlog/ows?${query}` }
}

const fingerprint = (list: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('hex')

const featureOf = ({ properties, geometry }: WireRow): Feature => ({
  properties: isWireRow(properties) ? properties : {},
  geometry: isWireRow(geometry) ? (geometry as unknown as Geometry) : null,
})
