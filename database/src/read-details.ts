import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import type { DeviationPoint, DeviationSurvey } from '@datacentre/catalogue/supporting/deviation'
import {
  documents,
  logDocuments,
  type Document,
  type LogDocument,
} from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import type { StratInterpretation, StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import { readRows } from './read-rows.ts'
import type { Reading } from './store.ts'

export type BoreholeDetails = {
  readonly interpretations: readonly (StratInterpretation & {
    readonly intervals: readonly StratInterval[]
  })[]
  readonly deviationSurveys: readonly (DeviationSurvey & { readonly points: readonly DeviationPoint[] })[]
  readonly documents: readonly Document[]
  readonly logDocuments: readonly LogDocument[]
}

/** What is known of one borehole beside its row in the register. */
export const readDetails = async (reading: Reading, boreholeDbk: number): Promise<BoreholeDetails> => {
  const ofBorehole = { where: { boreholeDbk } }
  const intervals = await readRows(reading, stratIntervals, ofBorehole)
  const interpretations = await readRows(reading, stratInterpretations, ofBorehole)
  const points = await readRows(reading, deviationPoints, ofBorehole)
  const surveys = await readRows(reading, deviationSurveys, ofBorehole)
  return {
    interpretations: interpretations.map((interpretation) => ({
      ...interpretation,
      intervals: intervals.filter(
        (interval) => interval.interpretationNr === interpretation.interpretationNr,
      ),
    })),
    deviationSurveys: surveys.map((survey) => ({
      ...survey,
      points: points.filter((point) => point.surveyNr === survey.surveyNr),
    })),
    documents: await readRows(reading, documents, ofBorehole),
    logDocuments: await readRows(reading, logDocuments, ofBorehole),
  }
}
