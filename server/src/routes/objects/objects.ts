import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { offeredSystems } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import type { MapObject, ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { isShaped, readShape, type Reading } from '@datacentre/database'
import { sendOnce } from '../../answer/send-once.ts'
import { inSystem } from '../../coordinates.ts'
import { findingsOf, qualityReady } from '../../findings/quality-of.ts'
import { faultOf } from './findings.ts'
import { problems, sendProblem } from '../../problems.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { HandlerOf, Handlers } from '../answering.ts'
import { fromStore } from '../../from-store.ts'
import type { Installation } from '../../installation.ts'
import { layerIn } from './map-layers.ts'
import type { Found } from './found.ts'
import { linkTo, linksOf } from './object-links.ts'
import { inSquareKilometres } from './square-kilometres.ts'

function coordinatesOf(geometry: Geometry | null) {
  if (geometry?.type !== 'Point') return []
  const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates
  return offeredSystems.map((system) => {
    const [x, y] = system === 'WGS84' ? [longitude, latitude] : inSystem(system, longitude, latitude)
    return { system, epsg: coordinateSystems[system].epsg, x, y }
  })
}

function areasOf({ served, row }: Found) {
  const areas = served.ground().areas[served.rows.indexOf(row)] ?? []
  return areas.map((squareMetres) => ({ squareKilometres: inSquareKilometres(squareMetres) }))
}

/** The geometry of an object in degrees of WGS84; null where its place is not known. */
export async function geometryOf(reading: Reading, { served, row }: Found): Promise<Geometry | null> {
  const { table, key } = served.layer
  const id = row[key]
  if (isShaped(table))
    return typeof id === 'string' || typeof id === 'number' ? readShape(reading, table, id) : null
  const { longitudeWgs84, latitudeWgs84 } = row
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  return { type: 'Point', coordinates: [longitudeWgs84, latitudeWgs84] }
}

function figuresOf({ figures }: Snapshot, { served, row }: Found): ReportedFigures[] {
  const { reportedBy, key } = served.layer
  const id = row[key]
  if (typeof id !== 'string' && typeof id !== 'number') return []
  return reportedBy.flatMap((screen) =>
    (figures.get(screen)?.seriesOf(id) ?? []).map((series) => ({ screen, key: id, ...series })),
  )
}

/** What rules of quality find in the data of an object; nothing where they find nothing. */
async function findingsIn(snapshot: Snapshot, { served, row }: Found): Promise<Pick<MapObject, 'findings'>> {
  await qualityReady(snapshot)
  const found = findingsOf(snapshot, served.layer.id, row[served.layer.key] as string | number)
  return found.length === 0 ? {} : { findings: found.map(faultOf) }
}

/** One object with everything around it. */
export function answerObjects({ store }: Installation): Pick<Handlers, 'object'> {
  const answerObject: HandlerOf<'object'> = async ({ request, reply, snapshot, inPath: { layer, id } }) => {
    const served = layerIn(snapshot, layer)
    if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
    const row = served.find(id)
    if (row === undefined) return sendProblem(reply, problems.noObject(served.layer.id, id))
    const found = { served, row }
    const geometry = await fromStore({ store, snapshot }, (reading) => geometryOf(reading, found))
    const object: MapObject = {
      ...linkTo(found),
      row,
      geometry,
      coordinates: coordinatesOf(geometry),
      areas: areasOf(found),
      links: await linksOf(found, snapshot),
      figures: figuresOf(snapshot, found),
      ...(await findingsIn(snapshot, found)),
    }
    return sendOnce(reply, Buffer.from(JSON.stringify(object)))
  }
  return { object: { fromData: answerObject } }
}
