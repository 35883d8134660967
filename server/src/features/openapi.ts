import { speak } from '@datacentre/catalogue/texts/index'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import type { Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import { API_VERSION, GEOJSON, HTML_MEDIA, JSON_MEDIA, SCHEMA_MEDIA, type Asked } from './api-base.ts'
import { DEFAULT_LIMIT, ITEM_PARAMETERS, MOST_ITEMS } from './question.ts'
import { titleOf } from '../collections/property-words.ts'
import { fileKinds } from '../files/file-kinds.ts'
import { problemSchema } from '../problem-schema.ts'
import { propertySchema } from './schemas.ts'
import { answerSystems } from './systems.ts'
import { wordsIn } from './words.ts'

type Json = Readonly<Record<string, unknown>>

const uris = answerSystems.map(({ uri }) => uri)

const inQuery = (name: string, description: string, schema: Json, more: Json = {}): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  style: 'form',
  explode: false,
  ...more,
})

const text = { type: 'string' }

/** The parameters that several addresses take, by their names. */
const parameters: Readonly<Record<string, Json>> = {
  f: inQuery('f', 'The form of the answer', { type: 'string', enum: ['html', ...formatsFor(true)] }),
  lang: inQuery('lang', 'The language of titles', { type: 'string', enum: ['nl', 'en'], default: 'nl' }),
  limit: inQuery('limit', 'How many features a page holds at most', {
    type: 'integer',
    minimum: 1,
    maximum: MOST_ITEMS,
    default: DEFAULT_LIMIT,
  }),
  offset: inQuery('offset', 'How many features to pass over', { type: 'integer', minimum: 0, default: 0 }),
  bbox: inQuery('bbox', 'Only features that have a place in common with this box', {
    type: 'array',
    items: { type: 'number' },
    minItems: 4,
    maxItems: 6,
  }),
  'bbox-crs': inQuery('bbox-crs', 'The coordinate system of bbox', {
    type: 'string',
    format: 'uri',
    enum: uris,
  }),
  crs: inQuery('crs', 'The coordinate system of the answer', { type: 'string', format: 'uri', enum: uris }),
  datetime: inQuery('datetime', 'Only features that hold then: a date, or two with / between them', text),
  filter: inQuery('filter', 'Only features for which this holds, in CQL2 text', text),
  'filter-lang': inQuery('filter-lang', 'The language of filter', { type: 'string', enum: ['cql2-text'] }),
  'filter-crs': inQuery('filter-crs', 'The coordinate system of shapes in filter', {
    type: 'string',
    format: 'uri',
    enum: uris,
  }),
  sortby: inQuery('sortby', 'Properties to sort by, with - before one that goes down', {
    type: 'array',
    items: text,
  }),
  q: inQuery('q', 'Only features whose names hold one of these texts', { type: 'array', items: text }),
  properties: inQuery('properties', 'Only these properties', { type: 'array', items: text }),
}

const asOf = inQuery(
  'version',
  'As this version of the dataset has them, of those that are kept; beside it only limit, offset, f and lang',
  { type: 'integer' },
)

const problem = { $ref: '#/components/responses/Problem' }

const headers = {
  'API-Version': { description: 'The version of the API', schema: text },
  ETag: { description: 'Names the answer and its version of the dataset', schema: text },
}

function operation(
  id: string,
  summary: string,
  names: readonly string[],
  content: Json,
  more: readonly Json[] = [],
): Json {
  return {
    get: {
      operationId: id,
      summary,
      parameters: [...names.map((name) => ({ $ref: `#/components/parameters/${name}` })), ...more],
      responses: {
        200: { description: summary, headers, content: { ...content, [HTML_MEDIA]: { schema: text } } },
        304: { description: 'What the caller has still holds' },
        400: problem,
        404: problem,
        500: problem,
        503: problem,
      },
    },
  }
}

const json = (schema: string): Json => ({
  [JSON_MEDIA]: { schema: { $ref: `#/components/schemas/${schema}` } },
})
const COMMON = ['f', 'lang']

/** The same features as a file. */
const filesContent = ({ geometry }: Collection): Json =>
  Object.fromEntries(
    formatsFor(geometry !== null)
      .filter((format) => format !== 'json' && format !== 'geojson')
      .map((format) => [
        fileKinds[format].type.split(';')[0],
        { schema: { type: 'string', format: 'binary' } },
      ]),
  )

/** The description of the API (OpenAPI 3.1), with the collections that the dataset has. */
export function openApiOf(asked: Asked, shown: readonly Collection[]): Json {
  const say = speak('en')
  const word = wordsIn('en')
  const paths: Record<string, Json> = {
    '/': operation('landing', 'What there is', COMMON, json('Document')),
    '/conformance': operation('conformance', 'What the API keeps to', COMMON, json('Conformance')),
    '/collections': operation('collections', 'The collections', COMMON, json('Document')),
  }
  for (const collection of shown) {
    const here = `/collections/${collection.id}`
    const title = say(`table.${collection.id}`)
    const own = collection.columns
      .filter(({ key }) => !ITEM_PARAMETERS.includes(key))
      .map((column) => {
        const { type, items, ...schema } = propertyKind(column).schema as { type: string; items?: Json }
        const one = type === 'array' ? items : { type, ...schema }
        return inQuery(
          column.key,
          `Only features with this value: ${titleOf(collection, column, 'en')}`,
          one ?? text,
        )
      })
    paths[here] = operation(
      `${collection.id}-collection`,
      `${title}: the collection`,
      COMMON,
      json('Document'),
    )
    for (const kind of ['queryables', 'schema'])
      paths[`${here}/${kind}`] = operation(`${collection.id}-${kind}`, `${title}: ${kind}`, COMMON, {
        [SCHEMA_MEDIA]: { schema: { type: 'object' } },
      })
    paths[`${here}/items`] = operation(
      `${collection.id}-items`,
      `${title}: features`,
      [...COMMON, ...ITEM_PARAMETERS],
      {
        [GEOJSON]: { schema: { $ref: `#/components/schemas/${pageName(collection)}` } },
        ...filesContent(collection),
      },
      [asOf, ...own],
    )
    paths[`${here}/items/{featureId}`] = operation(
      `${collection.id}-item`,
      `${title}: one feature`,
      [...COMMON, 'crs'],
      { [GEOJSON]: { schema: { $ref: `#/components/schemas/${featureName(collection)}` } } },
      [{ name: 'featureId', in: 'path', required: true, description: 'The id of the feature', schema: text }],
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: say('site.name'),
      version: API_VERSION,
      description: word('lead'),
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      contact: { url: `${asked.home}/contact` },
    },
    servers: [{ url: asked.base }],
    paths,
    components: {
      parameters,
      responses: { Problem: problemResponse },
      schemas: Object.assign({}, schemas, ...shown.map((collection) => schemasOf(collection, asked))) as Json,
    },
  }
}

const problemResponse = {
  description: 'What is wrong, and what is allowed',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const link = {
  type: 'object',
  required: ['href', 'rel'],
  properties: { href: text, rel: text, type: text, title: text },
}

const links = { type: 'array', items: link }

const schemas: Json = {
  Document: { type: 'object', required: ['links'], properties: { links, title: text, description: text } },
  Conformance: {
    type: 'object',
    required: ['conformsTo'],
    properties: { conformsTo: { type: 'array', items: text } },
  },
  Problem: problemSchema,
}

const GEOMETRY_SCHEMA = {
  type: ['object', 'null'],
  required: ['type', 'coordinates'],
  properties: { type: text, coordinates: { type: 'array' } },
}

/** A property may have no value; several values are a list, which then is empty. */
const orNothing = ({ type, ...schema }: Json): Json => ({
  type: type === 'array' ? type : [type, 'null'],
  ...schema,
})

/** What a feature of a collection holds, and a page of them. */
function schemasOf(collection: Collection, asked: Asked): Json {
  const properties = Object.fromEntries(
    collection.columns.map((column) => [column.key, orNothing(propertySchema(collection, column, asked))]),
  )
  const feature = {
    type: 'object',
    required: ['type', 'id', 'geometry', 'properties'],
    properties: {
      type: { const: 'Feature' },
      id: text,
      geometry: collection.geometry === null ? { type: 'null' } : GEOMETRY_SCHEMA,
      properties: { type: 'object', properties, additionalProperties: false },
      links,
    },
  }
  const page = {
    type: 'object',
    required: ['type', 'features', 'numberReturned', 'numberMatched', 'links', 'timeStamp'],
    properties: {
      type: { const: 'FeatureCollection' },
      dataset: {
        type: 'object',
        description:
          'where the features come from: title, sources, licence, version, and whether they are invented',
      },
      features: { type: 'array', items: { $ref: `#/components/schemas/${featureName(collection)}` } },
      numberReturned: { type: 'integer' },
      numberMatched: { type: 'integer' },
      timeStamp: { type: 'string', format: 'date-time' },
      links,
    },
  }
  return { [featureName(collection)]: feature, [pageName(collection)]: page }
}

const featureName = ({ id }: Collection): string => `${id}-feature`
const pageName = ({ id }: Collection): string => `${id}-page`
