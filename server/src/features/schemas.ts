import { codeLists } from '@datacentre/catalogue/codes/index'
import { measureOf, type Column } from '@datacentre/catalogue/grammar/column'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { columnTextKey, sayCode, speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import type { Asked } from './api-base.ts'

type Json = Readonly<Record<string, unknown>>

/** What is added to the columns of a table when it is served. */
const ownTitles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  total: { nl: 'Totaal van het jaar', en: 'Total of the year' },
  unit: { nl: 'Eenheid van de maanden en het totaal', en: 'Unit of the months and the total' },
}

/** What a property is called. */
export function titleOf({ table }: Collection, column: Column, language: Language): string {
  const own = ownTitles[column.key]?.[language]
  if (own !== undefined) return own
  const key = column.key === 'production' ? 'productionType' : column.key
  return speak(language)(columnTextKey(table, { ...column, key }) as TextKey)
}

const UNIT_SIGNS: Readonly<Record<string, string>> = { m: 'm', deg: '°', bytes: 'B', lines: '1' }

/** What the numbers of a column are in, where that is the same for all of them. */
export function unitOf({ id }: Collection, column: Column): string | null {
  if (id === 'geothermal-figures' && column.key in geothermalUnits)
    return geothermalUnits[column.key as keyof typeof geothermalUnits]
  const measure = measureOf(column)
  return measure === undefined ? null : (UNIT_SIGNS[measure] ?? measure)
}

/** A property as JSON Schema tells it: its title, kind of value, unit and code list. */
function propertySchema(collection: Collection, column: Column, { language, home }: Asked): Json {
  const unit = unitOf(collection, column)
  const codes =
    'codes' in column
      ? {
          'x-ogc-codelistUri': `${home}/rest/codes#${column.codes}`,
          'x-codes': codeLists[column.codes].map((code) => ({
            value: code,
            title: sayCode(language, column.codes, code),
          })),
        }
      : {}
  return {
    title: titleOf(collection, column, language),
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
