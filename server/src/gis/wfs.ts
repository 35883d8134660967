import { setImmediate as othersFirst } from 'node:timers/promises'
import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holdFor } from '../answer/send-parts.ts'
import { sendMade } from '../answer/send-once.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { geometriesOf, rowsAsked } from './feature-page.ts'
import { groundOf } from './ground.ts'
import { parametersOf, Refusal } from './parameters.ts'
import { capabilities, description, exceptionReport } from './wfs-documents.ts'
import { featureQuestion, layerAsked, type FeatureQuestion } from './wfs-question.ts'

const XML_TYPE = 'application/xml; charset=utf-8'

/** Where the national service answers. */
const PATHS = ['/geoserver/nlog/ows', '/geoserver/nlog/wfs', '/geoserver/ows', '/geoserver/wfs']

const REQUESTS = ['GetCapabilities', 'DescribeFeatureType', 'GetFeature']

/** Characters of a wrong value that are repeated in a refusal. */
const LONGEST_TOLD = 300

/** The registers as layers of a Web Feature Service: the part of it that programs for the national service use. */
export function routeWfs(server: FastifyInstance, installation: Installation): void {
  for (const path of PATHS)
    server.get(path, async (request, reply) => {
      try {
        return await answerWfs(request, reply, installation)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const told = new Refusal(error.locator, cutText(error.message, LONGEST_TOLD))
        return reply.code(400).type(XML_TYPE).send(exceptionReport(told))
      }
    })
}

async function answerWfs(
  request: FastifyRequest,
  reply: FastifyReply,
  installation: Installation,
): Promise<FastifyReply> {
  const parameters = parametersOf(request.query)
  const service = parameters('service')
  if (service !== null && service.toUpperCase() !== 'WFS')
    throw new Refusal('service', `must be WFS, not ${service}`)
  const asked = parameters('request')
  const wanted = REQUESTS.find((name) => name.toLowerCase() === asked?.toLowerCase())
  if (wanted === undefined)
    throw new Refusal(
      'request',
      `must be one of ${REQUESTS.join(', ')}${asked === null ? '' : `, not ${asked}`}`,
    )
  if (wanted === 'GetCapabilities') {
    const address = `${request.protocol}://${request.host}${request.url.split('?')[0]}`
    return reply.type(XML_TYPE).send(capabilities({ address, title: speak('en')('site.name') }))
  }
  if (wanted === 'DescribeFeatureType') return reply.type(XML_TYPE).send(description(layerAsked(parameters)))
  const question = featureQuestion(parameters)
  const snapshot = installation.snapshot()
  if (snapshot === null) return sendProblem(reply, problems.notReady())
  return sendFeatures(reply, { ...installation, snapshot }, question)
}

/** Features that are written at a time, between which others are answered. */
const AT_A_TIME = 500

async function sendFeatures(
  reply: FastifyReply,
  installation: Omit<Installation, 'snapshot'> & { readonly snapshot: Snapshot },
  { layer, system, start, count, window, wanted }: FeatureQuestion,
): Promise<FastifyReply> {
  const { snapshot } = installation
  const served = snapshot.layers.get(layer.id)
  if (served === undefined) throw new Error(`the layer ${layer.id} is not served`)
  const { rows, matched } = await rowsAsked(installation, served, {
    window,
    start,
    count,
    isWanted: () => true,
  })
  const ground = groundOf(reply.request, installation, served)
  const names = Object.keys(layer.properties).filter((name) => wanted === null || wanted.has(name))
  const bare = layer.name.replace(/^.*:/, '')
  const about = {
    type: 'FeatureCollection',
    numberMatched: matched,
    totalFeatures: matched,
    numberReturned: rows.length,
    crs: {
      type: 'name',
      properties: { name: `urn:ogc:def:crs:EPSG::${coordinateSystems[system].epsg}` },
    },
  }
  const parts = [Buffer.from(`${JSON.stringify(about).slice(0, -1)},"features":[`)]
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const some = rows.slice(at, at + AT_A_TIME)
    const geometries = await geometriesOf(installation, served, { rows: some, system })
    const features = some.map((row, nr) => ({
      type: 'Feature',
      id: `${bare}.${String(row[served.layer.key])}`,
      geometry: geometries[nr],
      geometry_name: 'geometry',
      properties: Object.fromEntries(names.map((name) => [name, layer.properties[name]!(row, ground)])),
    }))
    parts.push(Buffer.from((at === 0 ? '' : ',') + JSON.stringify(features).slice(1, -1)))
    await othersFirst()
  }
  parts.push(Buffer.from(']}'))
  const hold = holdFor(
    reply,
    parts.reduce((sum, part) => sum + part.length, 0),
  )
  return sendMade(reply, { parts, hold })
}
