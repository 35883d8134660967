import type { Box } from '@datacentre/catalogue/geography/blocks'
import { layerNamed, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { readWithin } from '@datacentre/database'
import type { FastifyRequest } from 'fastify'
import { sendAnswer } from '../answer/send.ts'
import { sendOnce } from '../answer/send-once.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Answering, Handler } from './answering.ts'
import { fromStore } from './from-store.ts'
import type { Installation } from './installation.ts'

/** The layer that the address names. */
export function layerIn(request: FastifyRequest, snapshot: Snapshot): LayerSnapshot | undefined {
  const layer: MapLayer | undefined = layerNamed((request.params as { layer: string }).layer)
  return layer && snapshot.layers.get(layer.name)
}

/** A layer to be kept for good. An address of another version leads to the one that stands, and is not kept. */
const answerLayer: Handler = ({ request, reply, snapshot }) => {
  const served = layerIn(request, snapshot)
  if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
  const { version } = request.params as { version: string }
  if (version === snapshot.tag) return sendAnswer(request, reply, served.answer)
  return reply.header('cache-control', 'no-store').redirect(`../${snapshot.tag}/${served.layer.name}.json`)
}

/** The window that the address names, or what is wrong with it. */
export function windowOf(bbox: unknown): Box | KeyFault {
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
export function answerMapLayers({ store }: Installation): [string, Answering][] {
  const answerWithin: Handler = async ({ request, reply, snapshot }) => {
    const served = layerIn(request, snapshot)
    if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
    const window = windowOf((request.query as { bbox?: unknown }).bbox)
    if ('key' in window) return sendProblem(reply, problems.badAddress([window]))
    const keys = await fromStore({ store, snapshot }, (reading) =>
      readWithin(reading, served.layer.table, window),
    )
    return sendOnce(reply, Buffer.from(JSON.stringify(keys)))
  }
  return [
    ['map-layer', { fromData: answerLayer }],
    ['within', { fromData: answerWithin }],
  ]
}
