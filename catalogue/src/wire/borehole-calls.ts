import { Type, type TSchema } from 'typebox'
import type { Column } from '../grammar/column.ts'
import { boreholes } from '../registers/index.ts'
import { deviationPoints, deviationSurveys } from '../supporting/deviation.ts'
import { stratInterpretations, stratIntervals } from '../supporting/stratigraphy.ts'
import { INHIBITOR_KEY, quantityKeys, type BoreholeMonth } from './bodies/borehole-figures.ts'
import { inLanguage, type Declared } from './call.ts'
import { inListOfFiles, ListedDocument, ListedLog } from './bodies/listed-documents.ts'
import { isListed, listedRow, valueSchema } from './bodies/row-schema.ts'

/** The most boreholes that one call gives details of (as the national service has it). */
const MOST_DETAILS = 1000

const Text = Type.Union([Type.String(), Type.Null()])
const Amount = Type.Union([Type.Number(), Type.Null()])

const AN_ID = 'the boreholeDbk of a borehole, also as a text'

/** A bare number, or a JSON text that holds one. */
const BoreholeId = Type.Union([Type.Integer(), Type.String({ pattern: String.raw`^\d+$` })], {
  description: AN_ID,
  examples: [106504134],
})

const BoreholeIds = Type.Array(BoreholeId, {
  maxItems: MOST_DETAILS,
  description: `at most ${MOST_DETAILS}; unknown ids are ignored`,
})

/** What the details of a borehole carry of its register. */
export const detailColumns: readonly Column[] = boreholes.columns.filter(
  (column: Column) => isListed(column) || column.detailed === true,
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

const DirSurveys = Type.Object({
  boreholeName: Type.String(),
  dirSurveys: Type.Array(
    listedRow(deviationSurveys, { dirSurveyPoints: Type.Array(listedRow(deviationPoints)) }),
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
    listedRow(stratInterpretations, { stratIntvals: Type.Array(listedRow(stratIntervals)) }),
  ),
})

const ProdFigures = Type.Object({
  boreholeName: Type.String(),
  prodFigures: Type.Array(
    Type.Unsafe<BoreholeMonth>(
      Type.Object({
        startDate: Type.Integer({ description: 'Unix time in ms at the start of the month, UTC' }),
        productionTypeCode: Type.String(),
        ...Object.fromEntries([...Object.values(quantityKeys), INHIBITOR_KEY].map((key) => [key, Amount])),
      }),
    ),
    {
      description:
        'gas in 1000 Nm³, salt in 1000 kg, nitrogen in Nm³, inhibitor in litres, the rest in (S)m³',
    },
  ),
})

const NONE = 'there are none of this borehole, or there is no such borehole'

/** One thing that a borehole may have, or not. */
const oneThing = <Json extends TSchema>(summary: string, json: Json) =>
  ({ summary, body: BoreholeId, answer: { json, nothing: NONE }, readsStore: true }) as const

/** Files about a borehole; a list of none is an empty list. */
const aListOfFiles = <Json extends TSchema>(summary: string, json: Json) =>
  ({ summary, body: BoreholeId, inQuery: inListOfFiles, answer: { json }, readsStore: true }) as const

/** What the national service answers and no data package can hold yet: known, so that programs get 204 and not 404. */
const notHeld = (summary: string) =>
  ({ summary, body: BoreholeId, answer: { always204: 'the dataset holds none' } }) as const

const aFile = (summary: string, listedBy: string) =>
  ({
    summary,
    body: null,
    inPath: { id: Type.Integer({ description: `as ${listedBy} lists it`, examples: [300003920] }) },
    answer: { file: 'the bytes of the file, under its own type' },
    readsStore: true,
  }) as const

/** The calls about single boreholes, as existing scripts make them. */
export const boreholeCalls = {
  'borehole-details': {
    summary: 'The details of the boreholes in the body, in that order',
    body: BoreholeIds,
    inQuery: inLanguage,
    answer: { json: Type.Array(Details) },
  },
  'borehole-dirsurveys': oneThing('The deviation surveys of a borehole', DirSurveys),
  'borehole-documents': aListOfFiles(
    'The documents about a borehole whose files are held here',
    Type.Array(ListedDocument),
  ),
  'borehole-logdocuments': aListOfFiles(
    'The log files of a borehole that are held here',
    Type.Array(ListedLog),
  ),
  'borehole-stratinterpretations': oneThing(
    'The stratigraphic interpretations of a borehole',
    StratInterpretations,
  ),
  'borehole-prodfigures': oneThing('The production figures of a borehole, month by month', ProdFigures),
  'borehole-measurements': notHeld('The measurements in a borehole'),
  'borehole-coreruns': notHeld('The cores taken from a borehole'),
  'borehole-photos': notHeld('The photographs of cores of a borehole'),
  'document-file': aFile('The file of a document', 'assetBfileDbk of /rest/brh/documents'),
  'log-file': aFile('A log file', 'documentBfileDbk of /rest/brh/logdocuments'),
} as const satisfies Readonly<Record<string, Declared>>
