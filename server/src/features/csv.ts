import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Collection } from '../collections/collections.ts'
import type { FeatureFile } from '../collections/feature-file.ts'
import { changed, featuresAt, type FeatureJson } from './items.ts'
import type { ItemsQuestion } from './question.ts'

/** Features that are written in a go, between which others are answered. */
const AT_A_TIME = 250

type Csv = {
  readonly collection: Collection
  readonly file: FeatureFile
  readonly places: readonly number[]
  readonly question: Pick<ItemsQuestion, 'system' | 'wanted'>
}

/** Features as CSV (RFC 4180), piece by piece: a column for each property, and the shape as WKT where there is one. */
export async function* csvPieces({ collection, file, places, question }: Csv): AsyncGenerator<Buffer> {
  const keys = collection.columns.map(({ key }) => key).filter((key) => question.wanted?.has(key) ?? true)
  const hasShape = collection.geometry !== null
  yield Buffer.from(`${[...keys, ...(hasShape ? ['geometry'] : [])].join(',')}\r\n`)
  for (let at = 0; at < places.length; at += AT_A_TIME) {
    const features = featuresAt(file.read(places.slice(at, at + AT_A_TIME)))
    const lines = features.map((feature) => {
      const { geometry, properties } = changed(feature, question)
      const cells = keys.map((key) => cell(properties[key]))
      return [...cells, ...(hasShape ? [cell(wktOf(geometry))] : [])].join(',')
    })
    yield Buffer.from(`${lines.join('\r\n')}\r\n`)
    await othersFirst()
  }
}

/** Several values are separated by bars, as in a data package. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = Array.isArray(value) ? value.join('|') : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A geometry as well-known text; null where there is none. */
function wktOf(geometry: FeatureJson['geometry']): string | null {
  if (geometry === null) return null
  const { type, coordinates } = geometry as Geometry & { readonly coordinates: unknown }
  return `${type.toUpperCase()}${bracketed(type === 'Point' ? [coordinates] : coordinates)}`
}

function bracketed(parts: unknown): string {
  const inside = (part: unknown): string => {
    if (!Array.isArray(part)) return String(part)
    return typeof part[0] === 'number' ? part.join(' ') : bracketed(part)
  }
  return `(${(parts as readonly unknown[]).map(inside).join(',')})`
}
