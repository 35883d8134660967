import type { Borehole } from '@datacentre/catalogue'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import {
  boreholeCallsWithoutData,
  detailColumns,
  noneOf,
  type BoreholeResource,
} from '@datacentre/catalogue/wire/borehole-calls'
import type { FastifyRequest } from 'fastify'
import { sendOnce } from '../answer/send-once.ts'
import { inSystem, type Place } from '../export/coordinates.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { boreholeResources, type Scope } from './borehole-details.ts'
import type { Answering, Handler } from './answering.ts'
import { fromStore } from './from-store.ts'
import type { Installation } from './installation.ts'
import { languageAsked } from './language-asked.ts'

/** A borehole by its id, which may come as a number or as a text. */
function boreholeOf({ registers }: Snapshot, id: unknown): Borehole | undefined {
  const register = registers.get('boreholes')
  const place = register?.placeOf(typeof id === 'number' ? id : String(id))
  return place === undefined ? undefined : (register?.rows[place] as Borehole | undefined)
}

const NOWHERE: readonly [null, null] = [null, null]

function detailsOf(borehole: Borehole, { snapshot, language }: { snapshot: Snapshot; language: Language }) {
  const { longitudeWgs84, latitudeWgs84, purposeCd, fieldCode } = borehole
  const placeIn = (system: 'RD' | 'ED50-UTM31'): Place | typeof NOWHERE =>
    longitudeWgs84 === null || latitudeWgs84 === null
      ? NOWHERE
      : inSystem(system, longitudeWgs84, latitudeWgs84)
  const [xRd, yRd] = placeIn('RD')
  const [xUtm31Ed50, yUtm31Ed50] = placeIn('ED50-UTM31')
  const field = fieldCode === null ? undefined : snapshot.layers.get('fields')?.find(fieldCode)
  return {
    ...Object.fromEntries(detailColumns.map(({ key }) => [key, borehole[key as keyof Borehole]])),
    purposeDescription: purposeCd === null ? null : sayCode(language, 'boreholePurpose', purposeCd),
    fieldName: field?.['fieldName'] ?? null,
    xRd,
    yRd,
    xUtm31Ed50,
    yUtm31Ed50,
  }
}

const answerDetails: Handler = ({ request, reply, snapshot }) => {
  const language = languageAsked(request)
  const found = (request.body as readonly unknown[]).flatMap((id) => boreholeOf(snapshot, id) ?? [])
  const details = found.map((borehole) => detailsOf(borehole, { snapshot, language }))
  return sendOnce(reply, Buffer.from(JSON.stringify(details)))
}

const answerNone: Handler = ({ reply }) => reply.code(204).send()

/** Whether what is not held here is asked for too. */
function scopeIn(request: FastifyRequest): Scope | KeyFault {
  const { all = 'false' } = request.query as { all?: unknown }
  if (all === 'true') return 'all'
  return all === 'false' ? 'held' : { key: 'all', message: 'must be true or false' }
}

/** The calls about single boreholes. */
export function answerBoreholes({ store }: Installation): [string, Answering][] {
  const answerResource =
    (resource: BoreholeResource): Handler =>
    async ({ request, reply, snapshot }) => {
      const scope = scopeIn(request)
      if (typeof scope !== 'string') return sendProblem(reply, problems.badAddress([scope]))
      const borehole = boreholeOf(snapshot, request.body)
      const answer =
        borehole === undefined
          ? noneOf(resource)
          : await fromStore({ store, snapshot }, (reading) =>
              boreholeResources[resource](reading, { borehole, scope }),
            )
      if (answer === null) return reply.code(204).send()
      return sendOnce(reply, Buffer.from(JSON.stringify(answer)))
    }
  return [
    ['borehole-details', { fromData: answerDetails }],
    ...(Object.keys(boreholeResources) as BoreholeResource[]).map((resource): [string, Answering] => [
      `borehole-${resource}`,
      { fromData: answerResource(resource) },
    ]),
    ...boreholeCallsWithoutData.map((id): [string, Answering] => [id, { fromData: answerNone }]),
  ]
}
