import type { DeviationPoint, DeviationSurvey } from '@datacentre/catalogue/supporting/deviation'
import type { StratInterpretation, StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import type { BoreholeMonth } from '@datacentre/catalogue/wire/borehole-figures'
import type { ListedDocument, ListedLog } from '@datacentre/catalogue/wire/listed-documents'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { jsonOf, post } from './call.ts'

export type Deviation = Omit<DeviationSurvey, 'boreholeDbk' | 'surveyNr'> & {
  readonly dirSurveyPoints: readonly Omit<DeviationPoint, 'boreholeDbk' | 'surveyNr' | 'pointNr'>[]
}

export type Interval = Omit<StratInterval, 'boreholeDbk' | 'interpretationNr' | 'intervalNr'>
export type Interpretation = Omit<StratInterpretation, 'boreholeDbk' | 'interpretationNr'> & {
  readonly stratIntvals: readonly Interval[]
}

/** What is asked about one borehole, by the last part of the path (wire facts). */
type Answers = {
  dirsurveys: { readonly dirSurveys: readonly Deviation[] }
  documents: readonly ListedDocument[]
  logdocuments: readonly ListedLog[]
  stratinterpretations: {
    readonly depthRefPointDescription: string | null
    readonly drpDatumCode: string | null
    readonly drpHeightInMeters: number | null
    readonly endAhDepthInMeters: number | null
    readonly stratIntprts: readonly Interpretation[]
  }
  prodfigures: { readonly prodFigures: readonly BoreholeMonth[] }
}

/** A panel shows also what exists but is not held here, marked so. */
const ALL = '?all=true'
const queryOf: { readonly [Part in keyof Answers]?: string } = { documents: ALL, logdocuments: ALL }

/** Null where a borehole has none. */
export const useBoreholePart = <Part extends keyof Answers>(
  part: Part,
  boreholeDbk: string | number,
): UseQueryResult<Answers[Part] | null> =>
  useQuery({
    queryKey: ['borehole', part, boreholeDbk],
    queryFn: async ({ signal }) =>
      jsonOf<Answers[Part]>(
        await post(`rest/brh/${part}${queryOf[part] ?? ''}`, { body: Number(boreholeDbk), signal }),
      ),
  })
