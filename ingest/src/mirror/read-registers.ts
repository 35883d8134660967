import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { listIn, rowOf, rowsIn, type WireRow } from './wire-row.ts'

/** The most boreholes that one call gives details of. */
const DETAILS_AT_ONCE = 1000

/** What calls tell beside the columns, worked out from them. */
const DERIVED = ['purposeDescription', 'fieldName', 'xRd', 'yRd', 'xUtm31Ed50', 'yUtm31Ed50']

/** The rows of every register, boreholes with their details; one that does not come is left out and told. */
export async function readRegisters(mirroring: Mirroring): Promise<Map<string, readonly AnyRow[]>> {
  const { caller, report, home } = mirroring
  const read = new Map<string, readonly AnyRow[]>()
  const all: readonly Register[] = registers
  for (const [at, register] of all.entries()) {
    const { method, path } = register.rest.list
    try {
      const asked = {
        method: method === 'GET' ? 'GET' : 'POST',
        url: home + path,
        ...(method === 'POST' && { body: {} }),
        place: { nr: at + 1, of: all.length },
      } as const
      const wire = rowsIn(await caller.ask(asked, listIn), { report, call: path })
      const details = register.id === boreholes.id ? await readDetails(mirroring, wire) : new Map()
      read.set(
        register.id,
        wire.map((row) =>
          rowOf(
            register.columns,
            { ...row, ...details.get(String(row['boreholeDbk'])) },
            { report, call: path, derived: DERIVED },
          ),
        ),
      )
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      report.notRead(register.id, error.message)
    }
  }
  return read
}

async function readDetails(
  { caller, report, home }: Mirroring,
  rows: readonly WireRow[],
): Promise<Map<string, WireRow>> {
  const details = new Map<string, WireRow>()
  const ids = rows.map((row) => row['boreholeDbk'])
  const { path } = addresses['borehole-details']
  for (let at = 0; at < ids.length; at += DETAILS_AT_ONCE) {
    const body = ids.slice(at, at + DETAILS_AT_ONCE)
    try {
      const place = { nr: at / DETAILS_AT_ONCE + 1, of: Math.ceil(ids.length / DETAILS_AT_ONCE) }
      const answer = await caller.ask({ method: 'POST', url: home + path, body, place }, listIn)
      for (const row of rowsIn(answer, { report, call: path })) details.set(String(row['boreholeDbk']), row)
      for (const id of body)
        if (!details.has(String(id))) report.incomplete('boreholes without their details', String(id))
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      report.notRead('details of boreholes', `${body.length} from number ${at + 1}: ${error.message}`)
    }
  }
  return details
}
