import type { Geometry } from '@datacentre/database'
import { Unreadable } from '../fault.ts'
import { isTooDeep, TOO_DEEP } from './json.ts'
import { sayRow, type RowPlace } from '../row-place.ts'

export type Feature = {
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: Geometry | null
}

/** Reads one feature from its text; what is no feature stops the reading of the file. */
export function parseFeature(text: string, place: RowPlace): Feature {
  if (text.includes('\\u0000')) throw refusal('contains a null character, which cannot be stored', place)
  const feature = parse(text, place)
  if (isTooDeep(feature)) throw refusal(TOO_DEEP, place)
  const { type, properties, geometry } = feature
  if (type !== 'Feature') throw refusal('must hold features only', place)
  if (typeof (properties ?? {}) !== 'object' || Array.isArray(properties)) {
    throw refusal('must have an object as its properties', place)
  }
  return { properties: properties ?? {}, geometry: geometry ?? null }
}

function parse(text: string, place: RowPlace): Partial<Feature> & { type?: unknown } {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>
  } catch (error) {
    throw refusal(`is not JSON here: ${error instanceof Error ? error.message : String(error)}`, place)
  }
}

const refusal = (rule: string, place: RowPlace): Unreadable => new Unreadable(rule, place.line, sayRow(place))
