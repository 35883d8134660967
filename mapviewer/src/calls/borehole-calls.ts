import type { AnswerOf } from '@datacentre/catalogue/wire/call-types'
import { ask } from '@datacentre/client/calls/ask'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** What a panel asks about one borehole. */
export const boreholeParts = [
  'borehole-stratinterpretations',
  'borehole-dirsurveys',
  'borehole-logdocuments',
  'borehole-documents',
] as const

type Part = (typeof boreholeParts)[number]

export type Deviation = NonNullable<AnswerOf<'borehole-dirsurveys'>>['dirSurveys'][number]
export type Interpretation = NonNullable<AnswerOf<'borehole-stratinterpretations'>>['stratIntprts'][number]
export type Interval = Interpretation['stratIntvals'][number]

/** A panel shows also what exists but is not held here, marked so. */
const ALL = { all: 'true' } as const

const fetched: {
  readonly [Asked in Part]: (body: number, signal: AbortSignal) => Promise<AnswerOf<Asked>>
} = {
  'borehole-dirsurveys': (body, signal) => ask('borehole-dirsurveys', { body, signal }),
  'borehole-documents': (body, signal) => ask('borehole-documents', { body, query: ALL, signal }),
  'borehole-logdocuments': (body, signal) => ask('borehole-logdocuments', { body, query: ALL, signal }),
  'borehole-stratinterpretations': (body, signal) => ask('borehole-stratinterpretations', { body, signal }),
}

export const boreholePartQuery = <Asked extends Part>(part: Asked, boreholeDbk: string | number) =>
  queryOptions({
    queryKey: [part, boreholeDbk],
    queryFn: ({ signal }) => fetched[part](Number(boreholeDbk), signal),
  })

/** Null where a borehole has none. */
export const useBoreholePart = <Asked extends Part>(
  part: Asked,
  boreholeDbk: string | number,
): UseQueryResult<AnswerOf<Asked>> => useQuery(boreholePartQuery(part, boreholeDbk))
