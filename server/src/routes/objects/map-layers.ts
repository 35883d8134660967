import type { Box } from '@datacentre/catalogue/geography/blocks'
import { layerByWireName } from '@datacentre/catalogue/geography/map-layers'
import { OBJECT_YEARS, WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { readWithin } from '@datacentre/database'
import type { FastifyReply } from 'fastify'
import { sendAnswer } from '../../answer/send.ts'
import { sendOnce } from '../../answer/send-once.ts'
import { pathsAnswer } from '../../place/ground/drawn-paths.ts'
import { problems, sendProblem, type KeyFault } from '../../problems.ts'
import type { LayerSnapshot } from '../../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { HandlerOf, Handlers } from '../answering.ts'
import { fromStore } from '../../from-store.ts'
import type { Installation } from '../../installation.ts'
import { yearsAnswer } from './map-years.ts'

/** The layer that the address names. */
export function layerIn(snapshot: Snapshot, name: string): LayerSnapshot | undefined {
  const layer = layerByWireName(name)
  return layer && snapshot.layers.get(layer.id)
}

/** An address of another version leads to the one that stands, and is not kept. */
const leadOn = (reply: FastifyReply, { tag }: Snapshot, file: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`../${tag}/${file}.json`)

/** A layer to be kept for good. */
const answerLayer: HandlerOf<'map-layer'> = ({ request, reply, snapshot, inPath }) => {
  const served = layerIn(snapshot, inPath.layer)
  if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
  if (inPath.version === snapshot.tag) return sendAnswer(request, reply, served.answer)
  return leadOn(reply, snapshot, served.layer.wireName)
}

const answerPaths: HandlerOf<'map-paths'> = async ({ request, reply, snapshot, inPath }) =>
  inPath.version === snapshot.tag
    ? sendAnswer(request, reply, await pathsAnswer(snapshot))
    : leadOn(reply, snapshot, WELL_PATHS)

const answerYears: HandlerOf<'map-years'> = async ({ request, reply, snapshot, inPath }) =>
  inPath.version === snapshot.tag
    ? sendAnswer(request, reply, await yearsAnswer(snapshot))
    : leadOn(reply, snapshot, OBJECT_YEARS)

/** The window that the address names, or what is wrong with it. */
function windowOf(bbox: unknown): Box | KeyFault {
  const sides = typeof bbox === 'string' && /^[-+.,\deE\s]+$/.test(bbox) ? bbox.split(',') : []
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides.map((side) =>
    side.trim() === '' ? NaN : Number(side),
  )
  const isWindow =
    sides.length === 4 &&
    -180 <= west &&
    west <= east &&
    east <= 180 &&
    -90 <= south &&
    south <= north &&
    north <= 90
  return isWindow
    ? { west, south, east, north }
    : {
        key: 'bbox',
        message:
          'must be west,south,east,north in degrees of WGS84, west not beyond east and south not beyond north',
      }
}

/** The calls that the map is drawn from. */
export function answerMapLayers({
  store,
}: Installation): Pick<Handlers, 'map-layer' | 'map-paths' | 'map-years' | 'within'> {
  const answerWithin: HandlerOf<'within'> = async ({ request, reply, snapshot, inPath, inQuery }) => {
    const served = layerIn(snapshot, inPath.layer)
    if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
    const window = windowOf(inQuery.bbox)
    if ('key' in window) return sendProblem(reply, problems.badAddress([window]))
    const keys = await fromStore({ store, snapshot }, (reading) =>
      readWithin(reading, served.layer.table, window),
    )
    return sendOnce(reply, Buffer.from(JSON.stringify(keys)))
  }
  return {
    'map-layer': { fromData: answerLayer, isShared: true },
    'map-paths': { fromData: answerPaths, isShared: true },
    'map-years': { fromData: answerYears, isShared: true },
    within: { fromData: answerWithin },
  }
}
