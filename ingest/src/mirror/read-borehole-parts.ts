import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { addRow, type FoundRows } from './found-rows.ts'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { isWireRow, listIn, listUnder, rowOf, rowsIn } from './wire-row.ts'

/** What can be read of every borehole, one call each: only on request, for thousands of boreholes take hours. */
export const boreholeParts = ['stratigraphy', 'paths', 'documents', 'logs'] as const
export type BoreholePart = (typeof boreholeParts)[number]

type Reading = Mirroring & { readonly boreholeDbk: unknown; readonly found: FoundRows }

type Reader = {
  readonly path: string
  readonly query?: string
  /** The list within an answer. */
  readonly read: (answer: unknown) => readonly unknown[]
  readonly take: (reading: Reading, list: readonly unknown[]) => void
}

type Level = {
  readonly id: string
  readonly columns: readonly Column[]
  /** The key under which a call has its list. */
  readonly under: string
  /** The column that numbers its rows. */
  readonly nr: string
}

/** Rows that stand within other rows, numbered in their order. */
const nested = ({ path, outer, inner }: { path: string; outer: Level; inner: Level }): Reader => ({
  path,
  read: (answer) => {
    const list = listUnder(outer.under)(answer)
    for (const row of list) if (isWireRow(row)) listUnder(inner.under)(row)
    return list
  },
  take: ({ report, found, boreholeDbk }, list) => {
    rowsIn(list, { report, call: path }).forEach((row, at) => {
      const key = { boreholeDbk, [outer.nr]: at + 1 }
      addRow(
        found,
        outer.id,
        rowOf(outer.columns, { ...row, ...key }, { report, call: path, derived: [inner.under] }),
      )
      rowsIn(listUnder(inner.under)(row), { report, call: path }).forEach((part, place) => {
        addRow(
          found,
          inner.id,
          rowOf(inner.columns, { ...part, ...key, [inner.nr]: place + 1 }, { report, call: path }),
        )
      })
    })
  },
})

type FileTable = {
  readonly path: string
  readonly table: typeof documents | typeof logDocuments
  readonly file: 'document-file' | 'log-file'
  /** The column by which the file is asked. */
  readonly id: string
}

/** Files stay where they are: each row has the address at which the service gives it. */
const files = ({ path, table, file, id }: FileTable): Reader => ({
  path,
  // Also what the service knows of but does not hold; one that knows no such question ignores it.
  query: '?all=true',
  read: listIn,
  take: ({ report, home, boreholeDbk, found }, list) => {
    for (const wire of rowsIn(list, { report, call: path })) {
      const address = `${home}${addresses[file].path.replace(':id', encodeURIComponent(String(wire[id])))}`
      const served = wire['fileServed'] !== false && wire['lost'] !== true && wire['hasBfile'] !== false
      const known = { ...wire, boreholeDbk, fileAddress: wire['fileAddress'] ?? (served ? address : null) }
      addRow(found, table.id, rowOf(table.columns, known, { report, call: path, derived: ['fileServed'] }))
    }
  },
})

const readers: Readonly<Record<BoreholePart, Reader>> = {
  stratigraphy: nested({
    path: addresses['borehole-stratinterpretations'].path,
    outer: { ...stratInterpretations, under: 'stratIntprts', nr: 'interpretationNr' },
    inner: { ...stratIntervals, under: 'stratIntvals', nr: 'intervalNr' },
  }),
  paths: nested({
    path: addresses['borehole-dirsurveys'].path,
    outer: { ...deviationSurveys, under: 'dirSurveys', nr: 'surveyNr' },
    inner: { ...deviationPoints, under: 'dirSurveyPoints', nr: 'pointNr' },
  }),
  documents: files({
    path: addresses['borehole-documents'].path,
    table: documents,
    file: 'document-file',
    id: 'assetBfileDbk',
  }),
  logs: files({
    path: addresses['borehole-logdocuments'].path,
    table: logDocuments,
    file: 'log-file',
    id: 'documentBfileDbk',
  }),
}

/** The parts of every borehole that were asked for. */
export async function readBoreholeParts(
  mirroring: Mirroring,
  boreholes: readonly AnyRow[],
  parts: readonly BoreholePart[],
): Promise<FoundRows> {
  const found: FoundRows = new Map()
  for (const part of parts) {
    const { path, query = '', read, take } = readers[part]
    for (const [at, { boreholeDbk }] of boreholes.entries()) {
      const place = { nr: at + 1, of: boreholes.length }
      try {
        const asked = {
          method: 'POST',
          url: mirroring.home + path + query,
          body: boreholeDbk,
          place,
        } as const
        take({ ...mirroring, boreholeDbk, found }, await mirroring.caller.ask(asked, read))
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error
        mirroring.report.notRead(`${part} of boreholes`, `${String(boreholeDbk)}: ${error.message}`)
      }
    }
  }
  return found
}
