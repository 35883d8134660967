import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { optionsOfList, pageOfList } from '@datacentre/catalogue/list/paged/list-page'
import { ALL_BUT_KEYS, keysIn, MOST_KEYS, ONLY_KEYS } from '@datacentre/catalogue/list/paged/page-question'
import { selectKeys, type RowKey, type Selection } from '@datacentre/catalogue/list/selection'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { narrowingParameters } from '@datacentre/catalogue/wire/bodies/export-body'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import type { FastifyRequest } from 'fastify'
import { languageAsked } from '../answer/language-asked.ts'
import { sendOnce } from '../answer/send-once.ts'
import type { Installation } from '../installation.ts'
import { QuestionRefused, type Query } from '../request/address-parameters.ts'
import { listInLanguage } from '../lists/list-in-language.ts'
import { listJson, type SearchedRegister } from '../snapshot/register-snapshot.ts'
import { registerAsked } from '../versions/register-asked.ts'
import type { Handler } from './answering.ts'

const LIST_PARAMETERS = ['version', 'lang'] as const
const PAGE_PARAMETERS = ['order', 'page', 'pageSize', ONLY_KEYS, ALL_BUT_KEYS] as const

/** What an address asks of a list. A value that is not offered is ignored, as in the address of the screen (D4). */
function criteriaIn({ url }: FastifyRequest, query: Query, known: readonly string[]): Criteria {
  const unknown = Object.keys(query).filter((key) => !known.includes(key))
  if (unknown.length > 0)
    throw new QuestionRefused(
      unknown.map((key) => ({ key, message: `is not known; known are ${known.join(', ')}` })),
    )
  const at = url.indexOf('?')
  const { version: _version, ...criteria } = fromAddress(at === -1 ? '' : url.slice(at))
  return criteria
}

function keysNamed(query: Query, parameter: string, list: SearchedRegister): RowKey[] | null {
  const text = query[parameter]
  if (text === undefined) return null
  const refuse = (message: string): never => {
    throw new QuestionRefused([{ key: parameter, message }])
  }
  if (typeof text !== 'string') return refuse('must be given once')
  const keys = keysIn(text) ?? refuse('must be keys of rows with commas between them')
  if (keys.length > MOST_KEYS) return refuse(`must have at most ${MOST_KEYS} keys of rows`)
  const { register, rows, placeOf } = list
  return keys.flatMap((key) => {
    const place = placeOf(key)
    return place === undefined ? [] : [rows[place]![register.key[0] ?? ''] as RowKey]
  })
}

/** The rows that are asked for only; null for all that is found. */
function onlyIn(query: Query, list: SearchedRegister): Selection | null {
  const only = keysNamed(query, ONLY_KEYS, list)
  const except = keysNamed(query, ALL_BUT_KEYS, list)
  if (only !== null && except !== null)
    throw new QuestionRefused([{ key: ALL_BUT_KEYS, message: `must not stand beside ${ONLY_KEYS}` }])
  if (only !== null) return selectKeys(only)
  return except === null ? null : { ...selectKeys(except), isAll: true }
}

/** One page of a list, as a browser with all its rows would show it. */
export function answerPage(register: Register, { store }: Installation): Handler {
  const known = [...narrowingParameters(register), ...PAGE_PARAMETERS, ...LIST_PARAMETERS]
  return async ({ request, reply, snapshot }) => {
    const query = request.query as Query
    const criteria = criteriaIn(request, query, known)
    const { list, version } = await registerAsked({ snapshot, store }, query, register)
    const only = onlyIn(query, list)
    const index = await listInLanguage(list, languageAsked(request))
    const { rows, ...page } = pageOfList(index, { criteria, only, today: todayInAmsterdam(new Date()) })
    if (version === snapshot.version) reply.header(DATASET_VERSION, snapshot.tag)
    const about = JSON.stringify(page)
    return sendOnce(
      reply,
      Buffer.concat([
        Buffer.from(`${about.slice(0, -1)},"rows":`),
        listJson(register, rows),
        Buffer.from('}'),
      ]),
    )
  }
}

/** What the filters of a list offer, in words of the language asked for. */
export function answerOptions(register: Register, { store }: Installation): Handler {
  const known = [...narrowingParameters(register), ...LIST_PARAMETERS]
  return async ({ request, reply, snapshot }) => {
    const query = request.query as Query
    const criteria = criteriaIn(request, query, known)
    const { list } = await registerAsked({ snapshot, store }, query, register)
    const index = await listInLanguage(list, languageAsked(request))
    const options = optionsOfList(index, { criteria, today: todayInAmsterdam(new Date()) })
    return sendOnce(reply, Buffer.from(JSON.stringify(options)))
  }
}
