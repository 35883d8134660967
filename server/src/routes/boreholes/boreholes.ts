import type { Borehole } from '@datacentre/catalogue'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import { boreholeCalls, detailColumns } from '@datacentre/catalogue/wire/borehole-calls'
import { sendOnce } from '../../answer/send-once.ts'
import { inSystem, type Coordinates } from '../../coordinates.ts'
import { problems, sendProblem, type KeyFault } from '../../problems.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Handler, HandlerOf, Handlers } from '../answering.ts'
import { partsOfBoreholes, type BoreholePart, type Scope } from './borehole-parts.ts'
import { fromStore } from '../../from-store.ts'
import type { Installation } from '../../installation.ts'
import { languageAsked } from '../../answer/language-asked.ts'

/** A borehole by its id, which may come as a number or as a text. */
function boreholeOf({ registers }: Snapshot, id: string | number): Borehole | undefined {
  const register = registers.get('boreholes')
  const place = register?.placeOf(id)
  return place === undefined ? undefined : (register?.rows[place] as Borehole | undefined)
}

const NOWHERE: readonly [null, null] = [null, null]

function detailsOf(borehole: Borehole, { snapshot, language }: { snapshot: Snapshot; language: Language }) {
  const { longitudeWgs84, latitudeWgs84, purposeCd, fieldCode } = borehole
  const placeIn = (system: 'RD' | 'ED50-UTM31'): Coordinates | typeof NOWHERE =>
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

const answerDetails: HandlerOf<'borehole-details'> = ({ request, reply, snapshot, body }) => {
  const language = languageAsked(request)
  const found = body.flatMap((id) => boreholeOf(snapshot, id) ?? [])
  const details = found.map((borehole) => detailsOf(borehole, { snapshot, language }))
  return sendOnce(reply, Buffer.from(JSON.stringify(details)))
}

const answerNone: Handler<string | number> = ({ reply }) => reply.code(204).send()

/** Whether what is not held here is asked for too. */
function scopeOf(all: unknown = 'false'): Scope | KeyFault {
  if (all === 'true') return 'all'
  return all === 'false' ? 'held' : { key: 'all', message: 'must be true or false' }
}

type BoreholeCallId = keyof typeof boreholeCalls & `borehole-${string}`

/** The calls about single boreholes. */
export function answerBoreholes({ store }: Installation): Pick<Handlers, BoreholeCallId> {
  const answerPart =
    (part: BoreholePart): Handler<string | number, never, 'all'> =>
    async ({ reply, snapshot, body, inQuery }) => {
      const scope = scopeOf(inQuery.all)
      if (typeof scope !== 'string') return sendProblem(reply, problems.badAddress([scope]))
      const borehole = boreholeOf(snapshot, body)
      const answer =
        borehole === undefined
          ? noneOf(part)
          : await fromStore<object | null>({ store, snapshot }, (reading) =>
              partsOfBoreholes[part](reading, { borehole, scope }),
            )
      if (answer === null) return reply.code(204).send()
      return sendOnce(reply, Buffer.from(JSON.stringify(answer)))
    }
  return {
    'borehole-details': { fromData: answerDetails },
    'borehole-dirsurveys': { fromData: answerPart('borehole-dirsurveys') },
    'borehole-documents': { fromData: answerPart('borehole-documents') },
    'borehole-logdocuments': { fromData: answerPart('borehole-logdocuments') },
    'borehole-stratinterpretations': { fromData: answerPart('borehole-stratinterpretations') },
    'borehole-prodfigures': { fromData: answerPart('borehole-prodfigures') },
    'borehole-measurements': { fromData: answerNone },
    'borehole-coreruns': { fromData: answerNone },
    'borehole-photos': { fromData: answerNone },
  }
}

/** What is answered where there is none of it: an empty list of what is a list, null of what is one thing. */
const noneOf = (part: BoreholePart): readonly [] | null =>
  'nothing' in boreholeCalls[part].answer ? null : []
