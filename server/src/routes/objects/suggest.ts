import type { SearchedId } from '@datacentre/catalogue/geography/kind-words'
import { searchedIdOf } from '@datacentre/catalogue/geography/kind-words'
import { searchedLayers } from '@datacentre/catalogue/wire/search-calls'
import { sendOnce } from '../../answer/send-once.ts'
import { problems, sendProblem, type KeyFault } from '../../problems.ts'
import type { HandlerOf, Handlers } from '../answering.ts'

/** The layers asked for, or what is wrong with them; none asked means all. */
function layersIn(asked: unknown): readonly SearchedId[] | KeyFault | undefined {
  if (asked === undefined || asked === '') return undefined
  const names = String(asked)
    .split(',')
    .map((name) => name.trim())
  const layers = searchedLayers.filter((layer) => names.includes(layer))
  return names.every((name) => layers.some((layer) => layer === name))
    ? layers.map(searchedIdOf)
    : { key: 'layers', message: `must be one or more of ${searchedLayers.join(', ')}, separated by commas` }
}

const suggestBoreholes: HandlerOf<'suggest-boreholes'> = ({ reply, snapshot, inPath }) => {
  const found = snapshot
    .search()
    .suggest(inPath.text, ['boreholes'])
    .map(({ objectId, title, xcoordinate, ycoordinate }) => ({ objectId, title, xcoordinate, ycoordinate }))
  return sendOnce(reply, Buffer.from(JSON.stringify(found)))
}

const suggest: HandlerOf<'suggest'> = ({ reply, snapshot, inPath, inQuery }) => {
  const layers = layersIn(inQuery.layers)
  if (layers !== undefined && 'key' in layers) return sendProblem(reply, problems.badAddress([layers]))
  return sendOnce(reply, Buffer.from(JSON.stringify(snapshot.search().suggest(inPath.text, layers))))
}

/** Names that fit what somebody types. */
export const answerSearch: Pick<Handlers, 'suggest' | 'suggest-boreholes'> = {
  'suggest-boreholes': { fromData: suggestBoreholes },
  suggest: { fromData: suggest },
}
