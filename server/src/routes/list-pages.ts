import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import { optionsOfList, pageOfList } from '@datacentre/catalogue/list/paged/list-page'
import { ALL_BUT_KEYS, ONLY_KEYS } from '@datacentre/catalogue/list/paged/page-question'
import { rowsLeft } from '@datacentre/catalogue/list/paged/rows-left'
import { rowKey, selectKeys, type RowKey, type Selection } from '@datacentre/catalogue/list/selection'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { narrowingParameters } from '@datacentre/catalogue/wire/bodies/export-body'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import type { FastifyRequest } from 'fastify'
import { languageAsked } from '../answer/language-asked.ts'
import { sendMade } from '../answer/send-once.ts'
import { holdFor, SMALL } from '../answer/send-parts.ts'
import { isKnown, SHARED, tagFrom } from '../features/asked.ts'
import type { Installation } from '../installation.ts'
import {
  keysNamed,
  type Query,
  queryOf,
  QuestionRefused,
  refuseUnknown,
} from '../request/address-parameters.ts'
import { listInLanguage } from '../lists/list-in-language.ts'
import { listJson, type SearchedRegister } from '../snapshot/register-snapshot.ts'
import { registerAsked } from '../versions/register-asked.ts'
import type { Handler } from './answering.ts'

const LIST_PARAMETERS = ['version', 'lang'] as const
const PAGE_PARAMETERS = ['order', 'page', 'pageSize', ONLY_KEYS, ALL_BUT_KEYS] as const

/** What an address asks of a list. A value that is not offered is ignored, as in the address of the screen (D4). */
function criteriaIn(request: FastifyRequest, known: readonly string[]): Criteria {
  refuseUnknown(queryOf(request), known)
  const { url } = request
  const at = url.indexOf('?')
  const { version: _version, ...criteria } = fromAddress(at === -1 ? '' : url.slice(at))
  return criteria
}

/** The keys that a parameter names of rows that are there; null where it is absent. */
function keysOf(query: Query, parameter: string, { register, rows, placeOf }: SearchedRegister) {
  if (query[parameter] === undefined) return null
  return keysNamed(parameter, query[parameter], 0).flatMap((key): RowKey[] => {
    const place = placeOf(key)
    return place === undefined ? [] : [rowKey(register, rows[place]!)]
  })
}

/** The rows that are asked for only; null for all that is found. */
function onlyIn(query: Query, list: SearchedRegister): Selection | null {
  const only = keysOf(query, ONLY_KEYS, list)
  const except = keysOf(query, ALL_BUT_KEYS, list)
  if (only !== null && except !== null)
    throw new QuestionRefused([{ key: ALL_BUT_KEYS, message: `must not stand beside ${ONLY_KEYS}` }])
  if (only !== null) return selectKeys(only)
  return except === null ? null : { ...selectKeys(except), isAll: true }
}

type Asked = {
  readonly index: ListIndex
  readonly list: SearchedRegister
  readonly criteria: Criteria
  readonly query: Query
  readonly today: number
}

/**
 * Answers what an address asks of a list in its language. It hangs on the version, the address and the day, up to which some
 * filters go: who has the answer already is told so, and nothing is looked up.
 */
function answerFromList(
  { register, known }: { readonly register: Register; readonly known: readonly string[] },
  { store }: Installation,
  make: (asked: Asked) => Buffer,
): Handler {
  return async ({ request, reply, snapshot }) => {
    const query = queryOf(request)
    const criteria = criteriaIn(request, known)
    const { list, version } = await registerAsked({ snapshot, store }, query, register)
    const today = todayInAmsterdam(new Date())
    if (version === snapshot.version) reply.header(DATASET_VERSION, snapshot.tag)
    if (isKnown(request, reply, tagFrom(snapshot, [request.url, today]))) return reply.code(304).send()
    const index = await listInLanguage(list, languageAsked(request))
    const bytes = make({ index, list, criteria, query, today })
    const hold = bytes.length > SMALL ? holdFor(reply, bytes.length) : undefined
    return sendMade(reply, { parts: [bytes], hold, ...SHARED })
  }
}

/** One page of a list, as a browser with all its rows would show it. */
export const answerPage = (register: Register, installation: Installation): Handler =>
  answerFromList(
    { register, known: [...narrowingParameters(register), ...PAGE_PARAMETERS, ...LIST_PARAMETERS] },
    installation,
    ({ index, list, query, ...asked }) => {
      const { rows, ...page } = pageOfList(index, { ...asked, only: onlyIn(query, list) })
      const about = JSON.stringify(page)
      return Buffer.concat([
        Buffer.from(`${about.slice(0, -1)},"rows":`),
        listJson(register, rows),
        Buffer.from('}'),
      ])
    },
  )

/** What the filters of a list offer, in words of the language asked for. */
export const answerOptions = (register: Register, installation: Installation): Handler =>
  answerFromList(
    { register, known: [...narrowingParameters(register), ...LIST_PARAMETERS] },
    installation,
    ({ index, criteria, today }) => Buffer.from(JSON.stringify(optionsOfList(index, { criteria, today }))),
  )

/** Which rows of a list its filters leave, for the map, whose layer has them in the same order. */
export const answerLeft = (register: Register, installation: Installation): Handler =>
  answerFromList(
    { register, known: [...narrowingParameters(register), 'version'] },
    installation,
    ({ index, criteria, today }) => Buffer.from(JSON.stringify(rowsLeft(index, { criteria, today }))),
  )
