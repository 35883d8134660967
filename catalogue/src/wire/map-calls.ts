import { Type, type Static } from 'typebox'
import { product, productionType } from '../codes/production.ts'
import type { CoordinateSystem } from '../codes/coordinate-systems.ts'
import type { Geometry } from '../geography/geojson.ts'
import type { PackedLayer as Packed } from '../geography/layer-code.ts'
import { wireNames } from '../geography/map-layers.ts'
import type { AnyRow } from '../grammar/column.ts'
import { inLanguage, type Declared } from './call.ts'

const Layer = Type.Enum([...wireNames], { examples: ['boreholes'] })
const Key = Type.Union([Type.Integer(), Type.String()])

const PackedLayer = Type.Unsafe<Packed>(
  Type.Object(
    {
      kind: Type.Enum(['point', 'line', 'outline']),
      keys: Type.Array(Key, { description: 'the keys of the rows, in the same order as the list' }),
      names: Type.Array(Type.String()),
      codes: Type.Record(
        Type.String(),
        Type.Object({
          values: Type.Array(Type.String()),
          at: Type.Array(Type.Integer(), {
            description: 'the index in `values` for each object; -1 if there is none',
          }),
        }),
      ),
      texts: Type.Record(Type.String(), Type.Array(Type.Union([Type.String(), Type.Null()]))),
      parts: Type.Array(Type.Integer(), {
        description: 'how many parts each object has; 0 if its location is unknown',
      }),
      rings: Type.Array(Type.Integer(), { description: 'how many rings each part has' }),
      points: Type.Array(Type.Integer(), { description: 'how many points each ring has' }),
      steps: Type.Array(Type.Integer(), {
        description:
          'the east and north offset of each point from the previous one, in metres in RD New (EPSG:28992)',
      }),
    },
    { description: 'one list per column; decode it with decodeLayer from the catalogue' },
  ),
)

const Year = Type.Union([Type.Integer(), Type.Null()])

const YearsOfLayer = Type.Object({
  keys: Type.Array(Key, { description: 'the keys of the objects' }),
  from: Type.Array(Year, {
    description: 'the first year at whose end each object was there; null if there is none',
  }),
  until: Type.Array(Year, { description: 'the last such year, that of the data included' }),
  unknown: Type.Array(Type.Integer(), {
    description: 'the indexes of the objects of which a date that would tell is missing',
  }),
})

const MapYears = Type.Object({
  day: Type.String({ description: 'yyyy-MM-dd, the day of the data, which stands for the end of its year' }),
  layers: Type.Record(Type.String(), YearsOfLayer, {
    description: 'by the name of the layer; layers without dates are left out',
  }),
  production: Type.Object(
    {
      first: Year,
      last: Year,
      began: Type.Array(Year, { description: 'the year in which the production of each field began' }),
      years: Type.Array(Type.Array(Type.Integer()), {
        description: 'the years in which each field produced gas, oil, condensate, salt or brine',
      }),
    },
    {
      description:
        'the first and last year with figures, and what is known of each field, in the order of its layer',
    },
  ),
})
export type MapYears = Static<typeof MapYears>

/** What tells objects of one name apart. */
export const About = Type.Record(Type.String(), Type.String(), {
  description:
    'the columns that tell objects of the same name apart, such as the type and status of a licence',
})

const Link = Type.Object({
  layer: Layer,
  key: Key,
  id: Type.String(),
  name: Type.String(),
  about: About,
  sharedSquareKilometres: Type.Optional(
    Type.Number({ description: 'where both are areas that overlap, the area shared' }),
  ),
  hasLapsed: Type.Optional(Type.Boolean({ description: 'of an overlap, whether that licence has expired' })),
})
export type Link = Static<typeof Link>

const Coordinate = Type.Object({
  system: Type.Unsafe<CoordinateSystem>(Type.String()),
  epsg: Type.Integer(),
  x: Type.Number({ description: 'east, or the longitude' }),
  y: Type.Number({ description: 'north, or the latitude' }),
})

const Figures = Type.Object({
  screen: Type.Enum(['well', 'field', 'facility', 'geothermal']),
  name: Type.String({
    description: 'its most recent name; use the key when you call that screen, because names change',
  }),
  key: Key,
  product: Type.Union([Type.Enum([...product]), Type.Null()]),
  production: Type.Union([Type.Enum([...productionType]), Type.Null()]),
  yearStart: Type.Integer(),
  yearEnd: Type.Integer(),
})
export type ReportedFigures = Static<typeof Figures>

const InBoth = Type.Object({ nl: Type.String(), en: Type.String() })

const FoundFault = Type.Object({
  rule: Type.String({ description: 'as in the address of its page: /quality/{rule}' }),
  title: InBoth,
  finding: InBoth,
})
export type FoundFault = Static<typeof FoundFault>

const FaultOfObject = Type.Object({ key: Key, ...FoundFault.properties })
export type FaultOfObject = Static<typeof FaultOfObject>

/** One object with everything around it. */
export const MapObject = Type.Object({
  layer: Layer,
  key: Key,
  id: Type.String({ description: 'as in the address of its page' }),
  name: Type.String(),
  row: Type.Unsafe<AnyRow>(
    Type.Object({}, { additionalProperties: true, description: 'every column of its table' }),
  ),
  geometry: Type.Unsafe<Geometry | null>(
    Type.Union([
      Type.Object(
        { type: Type.String(), coordinates: Type.Array(Type.Any()) },
        { description: 'GeoJSON in WGS84' },
      ),
      Type.Null(),
    ]),
  ),
  coordinates: Type.Array(Coordinate, {
    description: 'the location of a point in each coordinate system that the map offers',
  }),
  areas: Type.Array(Type.Object({ squareKilometres: Type.Number() }), {
    description: 'the parts of an outline, in the order of its geometry',
  }),
  links: Type.Record(Type.String(), Type.Array(Link)),
  figures: Type.Array(Figures, { description: 'the production figures available' }),
  findings: Type.Optional(
    Type.Array(FoundFault, { description: 'what rules of quality find in its data; left out if nothing' }),
  ),
})
export type MapObject = Static<typeof MapObject>

const objectId = Type.String({
  description: 'as in the address of its page: the key, or the code for a field',
  examples: ['106504134'],
})

const version = Type.String({
  description: 'dataset.mapVersion from /rest/config; any other value redirects to the current version',
  examples: ['current'],
})

export const mapCalls = {
  'map-layer': {
    summary: 'The objects of a layer of the map with their places, to be kept for good',
    body: null,
    inPath: { version, layer: Layer },
    answer: { json: PackedLayer },
  },
  'map-paths': {
    summary:
      'The courses of boreholes seen from above, as measured, or straight to where they end; to be kept for good',
    body: null,
    inPath: { version },
    answer: { json: PackedLayer },
  },
  'map-years': {
    summary:
      'In which years boreholes, fields, licences and mining facilities were there, and fields produced; to be kept for good',
    body: null,
    inPath: { version },
    answer: { json: MapYears },
  },
  within: {
    summary: 'The keys of the objects that touch a window of the map',
    body: null,
    inPath: { layer: Layer },
    inQuery: {
      bbox: Type.String({
        description: 'west,south,east,north in degrees (WGS84)',
        examples: ['4.5,52.5,5.5,53.5'],
      }),
    },
    answer: { json: Type.Array(Key) },
    readsStore: true,
  },
  'layer-findings': {
    summary: 'What the rules of quality find in the data of a layer, by the key of the object',
    body: null,
    inPath: { layer: Layer },
    answer: { json: Type.Array(FaultOfObject) },
  },
  object: {
    summary: 'One object with every column, its geometry, what it is linked to and which figures it has',
    body: null,
    inPath: { layer: Layer, id: objectId },
    answer: { json: MapObject },
    readsStore: true,
  },
  'object-geojson': {
    summary:
      'One object as a file of GeoJSON in WGS84: every column, codes in words beside them, and source, licence and version',
    body: null,
    inPath: { layer: Layer, id: objectId },
    inQuery: inLanguage,
    answer: { file: 'the object as GeoJSON (RFC 7946)', type: 'application/geo+json' },
    readsStore: true,
  },
} as const satisfies Readonly<Record<string, Declared>>
