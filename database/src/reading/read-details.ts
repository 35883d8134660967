import {
  deviationPoints,
  deviationSurveys,
  type DeviationPoint,
  type DeviationSurvey,
} from '@datacentre/catalogue/supporting/deviation'
import {
  documents,
  logDocuments,
  type Document,
  type LogDocument,
} from '@datacentre/catalogue/supporting/documents'
import {
  stratInterpretations,
  stratIntervals,
  type StratInterpretation,
  type StratInterval,
} from '@datacentre/catalogue/supporting/stratigraphy'
import { readRows } from './read-rows.ts'
import type { Reading } from '../store.ts'

export type ReadInterpretation = StratInterpretation & { readonly intervals: readonly StratInterval[] }
export type ReadDeviation = DeviationSurvey & { readonly points: readonly DeviationPoint[] }

/** The readings of the layers in a borehole, each from the top down. */
export const readStratigraphy = async (
  reading: Reading,
  boreholeDbk: number,
): Promise<ReadInterpretation[]> => {
  const ofBorehole = { where: { boreholeDbk } }
  const intervals = await readRows(reading, stratIntervals, ofBorehole)
  const interpretations = await readRows(reading, stratInterpretations, ofBorehole)
  return interpretations.map((interpretation) => ({
    ...interpretation,
    intervals: intervals.filter((interval) => interval.interpretationNr === interpretation.interpretationNr),
  }))
}

/** The measurements of where a hole goes, each along the hole. */
export const readDeviation = async (reading: Reading, boreholeDbk: number): Promise<ReadDeviation[]> => {
  const ofBorehole = { where: { boreholeDbk } }
  const points = await readRows(reading, deviationPoints, ofBorehole)
  const surveys = await readRows(reading, deviationSurveys, ofBorehole)
  return surveys.map((survey) => ({
    ...survey,
    points: points.filter((point) => point.surveyNr === survey.surveyNr),
  }))
}

/** Keys in one question. */
const KEYS_AT_ONCE = 500

/** The points of the surveys of some boreholes, in the order of their keys. */
export async function readDeviationPoints(
  reading: Reading,
  boreholeDbks: readonly number[],
): Promise<DeviationPoint[]> {
  const points: DeviationPoint[] = []
  for (let at = 0; at < boreholeDbks.length; at += KEYS_AT_ONCE)
    points.push(
      ...(await readRows(reading, deviationPoints, {
        among: { column: 'boreholeDbk', keys: boreholeDbks.slice(at, at + KEYS_AT_ONCE) },
      })),
    )
  return points
}

export const readDocuments = (reading: Reading, boreholeDbk: number): Promise<Document[]> =>
  readRows(reading, documents, { where: { boreholeDbk } })

export const readLogDocuments = (reading: Reading, boreholeDbk: number): Promise<LogDocument[]> =>
  readRows(reading, logDocuments, { where: { boreholeDbk } })
