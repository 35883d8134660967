import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import type { Language } from '@datacentre/catalogue/texts/index'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { NARROWED_BY } from '@datacentre/catalogue/wire/narrowed-by'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import { sendAnswer } from '../answer/send.ts'
import { choiceFaults, chosenRows, type Choice } from '../export/chosen-rows.ts'
import { findingsSheets } from '../export/findings-sheet.ts'
import { filtersOf, measuresOf } from '../export/register-about.ts'
import { sheetKinds } from '../export/sheet-kinds.ts'
import { findingsIn, qualityReady } from '../findings/quality-of.ts'
import { problems, sendProblem } from '../problems.ts'
import { CollectedIds } from '../request/collected-ids.ts'
import type { Installation } from '../installation.ts'
import { queryOf } from '../request/address-parameters.ts'
import { listParts } from '../snapshot/register-snapshot.ts'
import type { RegisterOfVersion } from '../snapshot/register-of-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { sayOldVersion } from '../version-words.ts'
import { isStandingAsked, registerAsked } from '../versions/register-asked.ts'
import type { Handler } from './answering.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const isEqual = (value: unknown, asked: unknown): boolean =>
  Array.isArray(asked) ? JSON.stringify(value) === JSON.stringify(asked) : value === asked

/** What a row of a list takes at most, as a rule. */
const ROW_BYTES = 1024

type AskedRows = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: Snapshot
  readonly body: AnyRow
}

/**
 * The whole register from prebuilt bytes, or the rows equal to the columns and values in the body; with `version` those of an
 * old version.
 */
export function answerList(register: Register, { store }: Installation): Handler<AnyRow | undefined> {
  const answerRows = async ({ request, reply, snapshot, body }: AskedRows): Promise<FastifyReply> => {
    const { list, version } = await registerAsked({ snapshot, store }, queryOf(request), register)
    if (version === snapshot.version) reply.header(DATASET_VERSION, snapshot.tag)
    const asked = Object.entries(body)
    const equal = list.rows.filter((row) => asked.every(([key, value]) => isEqual(row[key], value)))
    // Room first: rows that nobody will get need not be written.
    const hold = holdFor(reply, ROW_BYTES * equal.length)
    return sendMade(reply, { parts: await listParts(register, equal), hold })
  }
  return ({ request, reply, snapshot, body = {} }) => {
    const isWhole = Object.keys(body).length === 0 && isStandingAsked(snapshot, queryOf(request))
    if (!isWhole) return answerRows({ request, reply, snapshot, body })
    reply.header(DATASET_VERSION, snapshot.tag)
    return sendAnswer(request, reply, snapshot.registers.get(register.id)!.list)
  }
}

/** Chosen rows as a spreadsheet, of the standing version or an old one. */
export function exportRegister(register: Register, { store }: Installation): Handler<Choice> {
  return async ({ request, reply, snapshot, isLegacy, body }) => {
    const language = languageAsked(request)
    const { list, version, names }: RegisterOfVersion =
      body instanceof CollectedIds
        ? body.of
        : await registerAsked({ snapshot, store }, queryOf(request), register)
    const faults = choiceFaults(list, body)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    if (version === snapshot.version) await qualityReady(snapshot)
    return sendSpreadsheet(reply, () => {
      const chosen = chosenRows(list, body)
      const narrowedBy = fromAddress(String(request.headers[NARROWED_BY] ?? ''))
      return {
        fileName: register.spreadsheet,
        isLegacy,
        sheet: sheetKinds[register.sheet.kind].sheet({ register, rows: chosen.rows, names, language }),
        moreSheets: findingsSheets({
          register,
          rows: chosen.rows,
          language,
          // Rules look at the newest version only.
          findingsOf: version === snapshot.version ? findingsIn(snapshot, register) : undefined,
        }),
        version,
        language,
        filters: filtersOf(chosen, { list, language, narrowedBy }),
        ...notesOf({ version, snapshot, language }),
        ...measuresOf(register, language),
      }
    })
  }
}

type Told = {
  readonly version: RegisterOfVersion['version']
  readonly snapshot: Snapshot
  readonly language: Language
}

/** What has to be known of rows that are not the newest. */
function notesOf({ version, snapshot, language }: Told): { readonly notes?: readonly string[] } {
  const note = sayOldVersion(version, snapshot.version, language)
  return note === null ? {} : { notes: [note] }
}
