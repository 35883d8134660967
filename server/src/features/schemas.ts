import { codeLists } from '@datacentre/catalogue/codes/index'
import type { Column } from '@datacentre/catalogue/grammar/column'
import { sayCode, speak } from '@datacentre/catalogue/texts/index'
import type { Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import { meaningOf, titleOf, unitOf } from '../collections/property-words.ts'
import type { Asked } from './api-base.ts'

type Json = Readonly<Record<string, unknown>>

/** A property as JSON Schema tells it: its title, kind of value, unit and code list. */
export function propertySchema(collection: Collection, column: Column, { language, home }: Asked): Json {
  const unit = unitOf(collection, column)
  const meaning = meaningOf(collection, column, language)
  const codes =
    'codes' in column
      ? {
          'x-ogc-codelistUri': `${home}/codes#${column.codes}`,
          'x-codes': codeLists[column.codes].map((code) => ({
            value: code,
            title: sayCode(language, column.codes, code),
          })),
        }
      : {}
  return {
    title: titleOf(collection, column, language),
    ...(meaning !== null && { description: meaning }),
    ...propertyKind(column).schema,
    ...(unit !== null && { 'x-ogc-unit': unit }),
    ...codes,
    ...roleOf(collection, column),
  }
}

function roleOf({ table, lasts }: Collection, { key }: Column): Json {
  if (table.key.length === 1 && table.key[0] === key) return { 'x-ogc-role': 'id' }
  if (lasts === null) return {}
  if (lasts.from === key)
    return { 'x-ogc-role': lasts.until === key ? 'primary-instant' : 'primary-interval-start' }
  return lasts.until === key ? { 'x-ogc-role': 'primary-interval-end' } : {}
}

const GEOMETRY_FORMATS = {
  point: 'geometry-point',
  line: 'geometry-linestring-or-multilinestring',
  outline: 'geometry-polygon-or-multipolygon',
} as const

const geometrySchema = ({ geometry }: Collection): Json =>
  geometry === null
    ? {}
    : { geometry: { format: GEOMETRY_FORMATS[geometry], 'x-ogc-role': 'primary-geometry' } }

/** What can be asked of a collection in a filter, or the whole of what its features hold: the same properties. */
export function schemaOf(collection: Collection, asked: Asked, kind: 'queryables' | 'schema'): Json {
  const properties = Object.fromEntries(
    collection.columns.map((column) => [column.key, propertySchema(collection, column, asked)]),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${asked.base}/collections/${collection.id}/${kind}`,
    type: 'object',
    title: speak(asked.language)(`table.${collection.id}`),
    properties: { ...geometrySchema(collection), ...properties },
    additionalProperties: false,
  }
}
