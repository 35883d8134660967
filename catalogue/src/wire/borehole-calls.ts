import { Type, type TObject, type TSchema } from 'typebox'
import type { Column } from '../grammar/column.ts'
import { boreholes } from '../registers/index.ts'
import { deviationPoints, deviationSurveys } from '../supporting/deviation.ts'
import { stratInterpretations, stratIntervals } from '../supporting/stratigraphy.ts'
import { INHIBITOR_KEY, quantityKeys } from './borehole-figures.ts'
import { inLanguage, type Call } from './call.ts'
import { inListOfFiles, ListedDocument, ListedLog } from './listed-documents.ts'
import { isListed, listedRow, valueSchema } from './row-schema.ts'

/** The most boreholes that one call gives details of (wire facts). */
export const MOST_DETAILS = 1000

const Text = Type.Union([Type.String(), Type.Null()])
const Amount = Type.Union([Type.Number(), Type.Null()])

const AN_ID = 'the boreholeDbk of a borehole, also as a text'

/** A bare number, or a JSON text that holds one. */
export const BoreholeId = Type.Union([Type.Integer(), Type.String({ pattern: String.raw`^\d+$` })], {
  description: AN_ID,
  examples: [106504134],
})

export const BoreholeIds = Type.Array(BoreholeId, {
  maxItems: MOST_DETAILS,
  description: `at most ${MOST_DETAILS}; unknown ids are ignored`,
})

/** What the details of a borehole carry of its register beside what the list has. */
const DETAILED = [
  'longitudeWgs84',
  'latitudeWgs84',
  'drpHeightInMeters',
  'drpDatumCode',
  'depthReference',
  'rigName',
]

export const detailColumns: readonly Column[] = boreholes.columns.filter(
  (column) => isListed(column) || DETAILED.includes(column.key),
)

/** What is worked out for the details of a borehole. */
const derived = {
  purposeDescription: Type.Union([Type.String(), Type.Null()], { description: 'in the language requested' }),
  fieldName: Text,
  xRd: Type.Union([Type.Number(), Type.Null()], { description: 'east in RD New (EPSG:28992), metres' }),
  yRd: Type.Union([Type.Number(), Type.Null()], { description: 'north in RD New (EPSG:28992), metres' }),
  xUtm31Ed50: Type.Union([Type.Number(), Type.Null()], {
    description: 'east in ED50 / UTM 31N (EPSG:23031), metres',
  }),
  yUtm31Ed50: Type.Union([Type.Number(), Type.Null()], {
    description: 'north in ED50 / UTM 31N (EPSG:23031), metres',
  }),
} as const

const Details = Type.Object({
  ...Object.fromEntries(detailColumns.map((column) => [column.key, valueSchema(column)])),
  ...derived,
})

const withRows = (row: TObject, more: Readonly<Record<string, TSchema>>): TObject =>
  Type.Object({ ...row.properties, ...more })

const DirSurveys = Type.Object({
  boreholeName: Type.String(),
  dirSurveys: Type.Array(
    withRows(listedRow(deviationSurveys), { dirSurveyPoints: Type.Array(listedRow(deviationPoints)) }),
  ),
})

const StratInterpretations = Type.Object({
  boreholeName: Type.String(),
  depthRefPointDescription: Type.Union([Type.String(), Type.Null()], {
    description: 'for example Rotary Table',
  }),
  drpDatumCode: Text,
  drpHeightInMeters: Amount,
  endAhDepthInMeters: Amount,
  stratIntprts: Type.Array(
    withRows(listedRow(stratInterpretations), { stratIntvals: Type.Array(listedRow(stratIntervals)) }),
  ),
})

const ProdFigures = Type.Object({
  boreholeName: Type.String(),
  prodFigures: Type.Array(
    Type.Object({
      startDate: Type.Integer({ description: 'Unix time in ms at the start of the month, UTC' }),
      productionTypeCode: Type.String(),
      ...Object.fromEntries([...Object.values(quantityKeys), INHIBITOR_KEY].map((key) => [key, Amount])),
    }),
    {
      description:
        'gas in 1000 Nm³, salt in 1000 kg, nitrogen in Nm³, inhibitor in litres, the rest in (S)m³',
    },
  ),
})

type Resource = { readonly summary: string; readonly json: TSchema; readonly inQuery?: Call['inQuery'] }

/** What is asked about one borehole, under the name of its path. */
const resources = {
  dirsurveys: { summary: 'The deviation surveys of a borehole', json: DirSurveys },
  documents: {
    summary: 'The documents about a borehole whose files are held here',
    json: Type.Array(ListedDocument),
    inQuery: inListOfFiles,
  },
  logdocuments: {
    summary: 'The log files of a borehole that are held here',
    json: Type.Array(ListedLog),
    inQuery: inListOfFiles,
  },
  stratinterpretations: {
    summary: 'The stratigraphic interpretations of a borehole',
    json: StratInterpretations,
  },
  prodfigures: { summary: 'The production figures of a borehole, month by month', json: ProdFigures },
} as const satisfies Record<string, Resource>

export type BoreholeResource = keyof typeof resources

/** What the national service answers and no data package can hold yet: known, so that programs get 204 and not 404. */
const withoutData = {
  measurements: 'The measurements in a borehole',
  coreruns: 'The cores taken from a borehole',
  photos: 'The photographs of cores of a borehole',
} as const

export const boreholeCallsWithoutData: readonly string[] = Object.keys(withoutData).map(
  (resource) => `borehole-${resource}`,
)

const NONE = 'there are none of this borehole, or there is no such borehole'

const isArray = (schema: TSchema): boolean => 'type' in schema && schema.type === 'array'

/** What is answered where there is none of it: an empty list of what is a list, null of what is one thing. */
export const noneOf = (resource: BoreholeResource): readonly [] | null =>
  isArray(resources[resource].json) ? [] : null

const aboutOne = (resource: string, summary: string) =>
  ({
    method: 'POST',
    path: `/rest/brh/${resource}`,
    id: `borehole-${resource}`,
    summary,
    body: BoreholeId,
  }) as const

const aFile = (
  path: string,
  { id, summary, listedBy }: Record<'id' | 'summary' | 'listedBy', string>,
): Call => ({
  method: 'GET',
  path,
  id,
  summary,
  body: null,
  inPath: { id: Type.Integer({ description: `as ${listedBy} lists it`, examples: [300003920] }) },
  answer: { file: 'the bytes of the file, under its own type' },
  readsStore: true,
})

/** The calls about single boreholes, as existing scripts make them. */
export const boreholeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/rest/brh/details',
    id: 'borehole-details',
    summary: 'The details of the boreholes in the body, in that order',
    body: BoreholeIds,
    inQuery: inLanguage,
    answer: { json: Type.Array(Details) },
  },
  ...Object.entries<Resource>(resources).map(([resource, { summary, json, inQuery }]): Call => ({
    ...aboutOne(resource, summary),
    ...(inQuery && { inQuery }),
    // A list of none is an empty list; only one thing can be absent.
    answer: { json, ...(!isArray(json) && { nothing: NONE }) },
    readsStore: true,
  })),
  ...Object.entries(withoutData).map(([resource, summary]): Call => ({
    ...aboutOne(resource, summary),
    answer: { always204: 'the dataset holds none' },
  })),
  aFile('/rest/brh/document/:id', {
    id: 'document-file',
    summary: 'The file of a document',
    listedBy: 'assetBfileDbk of /rest/brh/documents',
  }),
  aFile('/rest/brh/logdocument/:id', {
    id: 'log-file',
    summary: 'A log file',
    listedBy: 'documentBfileDbk of /rest/brh/logdocuments',
  }),
]
