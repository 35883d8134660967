import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { NARROWED_BY } from '@datacentre/catalogue/wire/narrowed-by'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import { sendAnswer } from '../answer/send.ts'
import { choiceFaults, chosenRows, type Choice } from '../export/chosen-rows.ts'
import { filtersOf, measuresOf } from '../export/register-about.ts'
import { sheetKinds } from '../export/sheet-kinds.ts'
import { problems, sendProblem } from '../problems.ts'
import { CollectedIds } from '../request/collected-ids.ts'
import { listParts, type RegisterSnapshot } from '../snapshot/register-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Handler } from './answering.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const listOf = (snapshot: Snapshot, register: Register): RegisterSnapshot => {
  const list = snapshot.registers.get(register.id)
  if (list === undefined) throw new Error(`the snapshot holds no ${register.id}`)
  return list
}

const isEqual = (value: unknown, asked: unknown): boolean =>
  Array.isArray(asked) ? JSON.stringify(value) === JSON.stringify(asked) : value === asked

/** The whole register from prebuilt bytes, or the rows equal to the columns and values in the body. */
export function answerList(register: Register): Handler<AnyRow | undefined> {
  return async ({ request, reply, snapshot, body = {} }) => {
    const { list, rows } = listOf(snapshot, register)
    reply.header(DATASET_VERSION, snapshot.tag)
    const asked = Object.entries(body)
    if (asked.length === 0) return sendAnswer(request, reply, list)
    const equal = rows.filter((row) => asked.every(([key, value]) => isEqual(row[key], value)))
    // Room first: rows that nobody will get need not be written.
    const hold = holdFor(reply, (list.packed.identity.length * equal.length) / Math.max(1, rows.length))
    return sendMade(reply, { parts: await listParts(register, equal), hold })
  }
}

/** Chosen rows as a spreadsheet. */
export function exportRegister(register: Register): Handler<Choice> {
  return ({ request, reply, snapshot: standing, isLegacy, body }) => {
    const language = languageAsked(request)
    const snapshot = body instanceof CollectedIds ? body.snapshot : standing
    const faults = choiceFaults(listOf(snapshot, register), body)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    return sendSpreadsheet(reply, () => {
      const list = listOf(snapshot, register)
      const chosen = chosenRows(list, body)
      const narrowedBy = fromAddress(String(request.headers[NARROWED_BY] ?? ''))
      return {
        fileName: register.spreadsheet,
        isLegacy,
        sheet: sheetKinds[register.sheet.kind].sheet({ register, rows: chosen.rows, snapshot, language }),
        version: snapshot.version,
        language,
        filters: filtersOf(chosen, { list, language, narrowedBy }),
        ...measuresOf(register, language),
      }
    })
  }
}
