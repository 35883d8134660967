import { searchedLayers, type Suggestion } from '@datacentre/catalogue/wire/search-calls'
import type { FastifyRequest } from 'fastify'
import { sendOnce } from '../answer/send-once.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { Answering, Handler } from './answering.ts'

type SearchedLayer = Suggestion['layer']

const textIn = (request: FastifyRequest): string => (request.params as { text: string }).text

/** The layers asked for, or what is wrong with them; none asked means all. */
function layersIn(request: FastifyRequest): readonly SearchedLayer[] | KeyFault | undefined {
  const asked = (request.query as { layers?: unknown }).layers
  if (asked === undefined || asked === '') return undefined
  const names = String(asked)
    .split(',')
    .map((name) => name.trim())
  const layers = searchedLayers.filter((layer) => names.includes(layer))
  return names.every((name) => layers.some((layer) => layer === name))
    ? layers
    : { key: 'layers', message: `must be one or more of ${searchedLayers.join(', ')}, separated by commas` }
}

const suggestBoreholes: Handler = ({ request, reply, snapshot }) => {
  const found = snapshot
    .search()
    .suggest(textIn(request), ['boreholes'])
    .map(({ objectId, title, xcoordinate, ycoordinate }) => ({ objectId, title, xcoordinate, ycoordinate }))
  return sendOnce(reply, Buffer.from(JSON.stringify(found)))
}

const suggest: Handler = ({ request, reply, snapshot }) => {
  const layers = layersIn(request)
  if (layers !== undefined && 'key' in layers) return sendProblem(reply, problems.badAddress([layers]))
  return sendOnce(reply, Buffer.from(JSON.stringify(snapshot.search().suggest(textIn(request), layers))))
}

/** Names that fit what somebody types. */
export const answerSearch: [string, Answering][] = [
  ['suggest-boreholes', { fromData: suggestBoreholes }],
  ['suggest', { fromData: suggest }],
]
