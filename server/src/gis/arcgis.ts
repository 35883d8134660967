import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendOnce } from '../answer/send-once.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { geometriesOf, MOST_FEATURES, rowsAsked } from './feature-page.ts'
import { gisLayers, type GisLayer, type Property } from './gis-layers.ts'
import { groundOf } from './ground.ts'
import { parametersOf, Refusal, refuseOthers, wholeNumber, type Parameters } from './parameters.ts'
import { readWhere, type Where } from './where.ts'

type ArcGisLayer = GisLayer & { readonly attributes: NonNullable<GisLayer['attributes']> }

const LONGEST_TOLD = 300

const NOT_UNDERSTOOD = [
  'geometry',
  'objectIds',
  'returnCountOnly',
  'returnIdsOnly',
  'orderByFields',
  'outStatistics',
]

const NUMBERS: ReadonlySet<string> = new Set(['BOREHOLE_DBK'])

/** The layers that programs ask for by ArcGIS queries. */
const layers = gisLayers.filter((layer): layer is ArcGisLayer => layer.attributes !== undefined)

/** The queries of a map service that programs for the national service use. */
export function routeArcGis(server: FastifyInstance, installation: Installation): void {
  for (const layer of layers) {
    const name = layer.name.replace(/^.*:/, '')
    server.get(`/standalone/rest/services/nlog_gdn/${name}_v1/MapServer/0/query`, async (request, reply) => {
      try {
        const snapshot = installation.snapshot()
        if (snapshot === null) return sendProblem(reply, problems.notReady())
        return await answerQuery(request, reply, { ...installation, snapshot, layer })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const message = cutText(`${error.locator} ${error.message}`, LONGEST_TOLD)
        return reply.code(400).send({ error: { code: 400, message, details: [] } })
      }
    })
  }
}

type Answering = Omit<Installation, 'snapshot'> & {
  readonly snapshot: Snapshot
  readonly layer: ArcGisLayer
}

async function answerQuery(
  request: FastifyRequest,
  reply: FastifyReply,
  answering: Answering,
): Promise<FastifyReply> {
  const { snapshot, layer } = answering
  const parameters = parametersOf(request.query)
  const format = parameters('f') ?? 'json'
  if (format !== 'json' && format !== 'pjson') throw new Refusal('f', `must be json, not ${format}`)
  refuseOthers(parameters, NOT_UNDERSTOOD)
  const where = readWhere(parameters('where') ?? '1=1', Object.keys(layer.attributes))
  const names = fieldsAsked(parameters('outFields'), layer)
  const withShapes = parameters('returnGeometry')?.toLowerCase() !== 'false'
  checkSystem(parameters)
  const served = snapshot.layers.get(layer.id)
  if (served === undefined) throw new Error(`the layer ${layer.id} is not served`)
  const ground = groundOf(request, answering, served)
  const start = wholeNumber(parameters, 'resultOffset') ?? 0
  const { rows, matched } = await rowsAsked(answering, served, {
    window: null,
    start,
    count: wholeNumber(parameters, 'resultRecordCount') ?? MOST_FEATURES,
    isWanted: (row) => fits(where, (name) => layer.attributes[name]!(row, ground)),
  })
  const shapes = withShapes ? await geometriesOf(answering, served, { rows, system: 'WGS84' }) : []
  const answer = {
    ...(withShapes && {
      geometryType: layer.shape === 'Point' ? 'esriGeometryPoint' : 'esriGeometryPolygon',
      spatialReference: { wkid: 4326 },
    }),
    fields: names.map((name) => ({
      name,
      type: NUMBERS.has(name) ? 'esriFieldTypeDouble' : 'esriFieldTypeString',
    })),
    features: rows.map((row, at) => ({
      attributes: Object.fromEntries(names.map((name) => [name, layer.attributes[name]!(row, ground)])),
      ...(withShapes && { geometry: esriShape(shapes[at] ?? null) }),
    })),
    ...(start + rows.length < matched && { exceededTransferLimit: true }),
  }
  return sendOnce(reply, Buffer.from(JSON.stringify(answer)))
}

const fits = (where: Where, valueOf: (name: string) => Property): boolean =>
  where === 'all' || where.values.has(String(valueOf(where.field) ?? ''))

function fieldsAsked(text: string | null, { attributes }: ArcGisLayer): readonly string[] {
  const known = Object.keys(attributes)
  if (text === null || text === '*') return known
  return text.split(',').map((name) => {
    const found = known.find((one) => one.toLowerCase() === name.trim().toLowerCase())
    if (found === undefined)
      throw new Refusal('outFields', `must be * or among ${known.join(', ')}, not ${name.trim()}`)
    return found
  })
}

function checkSystem(parameters: Parameters): void {
  const system = parameters('outSR')
  if (system !== null && system !== '4326') throw new Refusal('outSR', `must be 4326, not ${system}`)
}

/** The area of a ring, above zero when it goes against the clock. */
const signedArea = (ring: readonly (readonly number[])[]): number =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)

/** The rings of an area as Esri has them: the outer one with the clock, holes against it. */
const turnedRings = (rings: readonly number[][][]): number[][][] =>
  rings.map((ring, at) => (signedArea(ring) > 0 === (at === 0) ? ring.toReversed() : ring))

/** Rings of all areas after each other, as Esri has them; a point as x and y. */
function esriShape(geometry: Geometry | null): object | null {
  if (geometry === null) return null
  const { type, coordinates } = geometry as {
    type: string
    coordinates: number[] & number[][][] & number[][][][]
  }
  if (type === 'Point') return { x: coordinates[0], y: coordinates[1] }
  const areas = type === 'MultiPolygon' ? (coordinates as number[][][][]) : [coordinates as number[][][]]
  return { rings: areas.flatMap(turnedRings) }
}
