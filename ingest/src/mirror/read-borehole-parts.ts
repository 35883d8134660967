import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { NotAnswered } from './gentle-caller.ts'
import type { Mirroring } from './mirrored.ts'
import { isWireRow, rowOf, rowsIn, type WireRow } from './wire-row.ts'

/** What can be read of every borehole, one call each: only on request, for thousands of boreholes take hours. */
export const boreholeParts = ['stratigraphy', 'paths', 'documents', 'logs'] as const
export type BoreholePart = (typeof boreholeParts)[number]

type Found = Map<string, AnyRow[]>

const add = (found: Found, table: string, rows: readonly AnyRow[]): void => {
  found.set(table, [...(found.get(table) ?? []), ...rows])
}

type Reading = Mirroring & { readonly boreholeDbk: unknown; readonly found: Found }

/** Rows that stand within another row, numbered in their order. */
function nested(
  { report, found, boreholeDbk }: Reading,
  outer: { readonly id: string; readonly columns: readonly Column[]; readonly nr: string },
  inner: {
    readonly id: string
    readonly columns: readonly Column[]
    readonly nr: string
    readonly key: string
  },
  { call, wire }: { readonly call: string; readonly wire: readonly WireRow[] },
): void {
  wire.forEach((row, at) => {
    const nr = at + 1
    const own = { ...row, boreholeDbk, [outer.nr]: nr }
    add(found, outer.id, [rowOf(outer.columns, own, { report, call, derived: [inner.key] })])
    const parts = rowsIn(row[inner.key]).map((part, place) =>
      rowOf(inner.columns, { ...part, boreholeDbk, [outer.nr]: nr, [inner.nr]: place + 1 }, { report, call }),
    )
    add(found, inner.id, parts)
  })
}

const readers: Readonly<
  Record<BoreholePart, { readonly path: string; readonly take: (reading: Reading, answer: unknown) => void }>
> = {
  stratigraphy: {
    path: addresses['borehole-stratinterpretations'].path,
    take: (reading, answer) =>
      nested(
        reading,
        { id: stratInterpretations.id, columns: stratInterpretations.columns, nr: 'interpretationNr' },
        { id: stratIntervals.id, columns: stratIntervals.columns, nr: 'intervalNr', key: 'stratIntvals' },
        { call: 'stratinterpretations', wire: isWireRow(answer) ? rowsIn(answer['stratIntprts']) : [] },
      ),
  },
  paths: {
    path: addresses['borehole-dirsurveys'].path,
    take: (reading, answer) =>
      nested(
        reading,
        { id: deviationSurveys.id, columns: deviationSurveys.columns, nr: 'surveyNr' },
        { id: deviationPoints.id, columns: deviationPoints.columns, nr: 'pointNr', key: 'dirSurveyPoints' },
        { call: 'dirsurveys', wire: isWireRow(answer) ? rowsIn(answer['dirSurveys']) : [] },
      ),
  },
  documents: {
    path: addresses['borehole-documents'].path,
    take: (reading, answer) =>
      add(
        reading.found,
        documents.id,
        listed(reading, { columns: documents.columns, answer, file: 'document-file', id: 'assetBfileDbk' }),
      ),
  },
  logs: {
    path: addresses['borehole-logdocuments'].path,
    take: (reading, answer) =>
      add(
        reading.found,
        logDocuments.id,
        listed(reading, { columns: logDocuments.columns, answer, file: 'log-file', id: 'documentBfileDbk' }),
      ),
  },
}

type Listed = {
  readonly columns: readonly Column[]
  readonly answer: unknown
  readonly file: 'document-file' | 'log-file'
  /** The column by which the file is asked. */
  readonly id: string
}

/** Files stay where they are: each row has the address at which the service gives it. */
function listed({ report, home, boreholeDbk }: Reading, { columns, answer, file, id }: Listed): AnyRow[] {
  const { path } = addresses[file]
  return rowsIn(answer).map((wire) => {
    const address = `${home}${path.replace(':id', encodeURIComponent(String(wire[id])))}`
    const served = wire['fileServed'] !== false && wire['lost'] !== true && wire['hasBfile'] !== false
    return rowOf(
      columns,
      { ...wire, boreholeDbk, fileAddress: wire['fileAddress'] ?? (served ? address : null) },
      { report, call: file, derived: ['fileServed'] },
    )
  })
}

/** The parts of every borehole that were asked for. */
export async function readBoreholeParts(
  mirroring: Mirroring,
  boreholes: readonly AnyRow[],
  parts: readonly BoreholePart[],
): Promise<Found> {
  const found: Found = new Map()
  for (const part of parts) {
    const { path, take } = readers[part]
    for (const { boreholeDbk } of boreholes) {
      try {
        const answer = await mirroring.caller.ask({
          method: 'POST',
          url: mirroring.home + path,
          body: boreholeDbk,
        })
        if (answer !== null) take({ ...mirroring, boreholeDbk, found }, answer)
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error
        mirroring.report.notRead(`${part} of boreholes`, `${String(boreholeDbk)}: ${error.message}`)
      }
    }
  }
  return found
}
