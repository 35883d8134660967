import type { Borehole } from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { sendAnswer } from '../answer/send.ts'
import { boreholeSheet } from '../export/borehole-sheet.ts'
import { chosenRows, type ExportBody } from '../export/chosen-rows.ts'
import { filtersInWords } from '../export/filters-in-words.ts'
import { registerSheet } from '../export/register-sheet.ts'
import { listJson, type RegisterSnapshot } from '../snapshot/register-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import type { Handler } from './call-routes.ts'
import { languageAsked } from './language-asked.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const listOf = (snapshot: Snapshot, register: Register): RegisterSnapshot => {
  const list = snapshot.registers.get(register.id)
  if (list === undefined) throw new Error(`the snapshot holds no ${register.id}`)
  return list
}

const isEqual = (value: unknown, asked: unknown): boolean =>
  Array.isArray(asked) ? JSON.stringify(value) === JSON.stringify(asked) : value === asked

/** The whole register from prebuilt bytes, or the rows equal to the columns and values in the body. */
export function answerList(register: Register): Handler {
  return async ({ request, reply, snapshot }) => {
    const { list, rows } = listOf(snapshot, register)
    const asked = Object.entries((request.body ?? {}) as Record<string, unknown>)
    if (asked.length === 0) return sendAnswer(request, reply, list)
    const equal = rows.filter((row) => asked.every(([key, value]) => isEqual(row[key], value)))
    reply.header('cache-control', 'no-cache')
    return reply.type('application/json; charset=utf-8').send(listJson(register, equal))
  }
}

/** The measures and coordinate systems that a register's numbers have, in words. */
function measuresOf(
  register: Register,
  language: Language,
): { units: string[]; coordinateSystems: string[] } {
  const say = speak(language)
  const measures = new Set(
    register.columns.flatMap((column) =>
      column.kind === 'number' && column.measure ? [column.measure] : [],
    ),
  )
  const words = [...measures].map((measure) => say(`measure.${measure}`))
  return {
    units: words.filter((word) => !word.includes(',')),
    coordinateSystems: words.filter((word) => word.includes(',')),
  }
}

function sheetFor(
  register: Register,
  rows: readonly AnyRow[],
  { snapshot, language }: { snapshot: Snapshot; language: Language },
): Sheet {
  if (register.id !== boreholes.id) return registerSheet(register, rows, language)
  const fieldNames = new Map(
    snapshot.registers.get('fields')?.rows.map((row) => [row['fieldCode'], row['fieldName']]),
  )
  return boreholeSheet(rows as readonly Borehole[], language, {
    facilityName: (code) => snapshot.facilityNames.get(code) ?? null,
    fieldName: (code) => (fieldNames.get(code) as string | undefined) ?? null,
  })
}

/** Chosen rows as a spreadsheet. */
export function exportRegister(register: Register): Handler {
  return ({ request, reply, snapshot }) => {
    const language = languageAsked(request)
    const { rows, criteria } = chosenRows(listOf(snapshot, register), request.body as ExportBody)
    return sendSpreadsheet(reply, {
      fileName: register.spreadsheet,
      sheet: sheetFor(register, rows, { snapshot, language }),
      version: snapshot.version,
      language,
      filters: filtersInWords(criteria, language),
      ...measuresOf(register, language),
    })
  }
}
