import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { registers } from '@datacentre/catalogue/registers/index'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { Geometry } from '@datacentre/database'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { readLayer } from './read-layer.ts'
import { rowOf, type WireRow } from './wire-row.ts'

/** The layers that have the shapes of a register. */
const LAYERS: Readonly<Record<string, string>> = {
  fields: 'nlog:gdw_ng_field_utm',
  licences: 'nlog:gdw_ng_licence_utm',
  'seismic-lines': 'nlog:gdw_ng_smc_ln_utm',
  'seismic-surveys-3d': 'nlog:gdw_ng_smc_grid_utm',
}

const FACILITIES = 'nlog:GDW_NG_FACILITY_UTM'

/** The shapes of a register's rows, found by the page that a feature leads to, or else by a name that one row has. */
export async function readShapes(
  mirroring: Mirroring,
  id: string,
  rows: readonly AnyRow[],
): Promise<Map<AnyRow, Geometry>> {
  const shapes = new Map<AnyRow, Geometry>()
  const layer = LAYERS[id]
  const every: readonly Register[] = registers
  const register = every.find((candidate) => candidate.id === id)
  if (layer === undefined || register === undefined || rows.length === 0) return shapes
  const byPage = new Map(rows.map((row) => [String(row[register.onMap.pageId]), row]))
  const byName = uniquely(rows, register.name)
  try {
    for (const { properties, geometry } of await readLayer(mirroring, layer)) {
      if (geometry === null) continue
      const row = byPage.get(pageIn(properties)) ?? byName.get(nameIn(properties))
      if (row === undefined)
        mirroring.report.leftOut(`shapes of ${layer} that belong to no row`, sayFeature(properties))
      else shapes.set(row, geometry)
    }
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    mirroring.report.notRead(`shapes of ${id}`, error.message)
  }
  for (const row of rows)
    if (!shapes.has(row)) mirroring.report.incomplete(`${id} without a shape`, String(row[register.name]))
  return shapes
}

/** The last part of the address of a page. */
function pageIn({ URL: address }: WireRow): string {
  const last = typeof address === 'string' ? (address.replace(/\/+$/, '').split('/').at(-1) ?? '') : ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const nameIn = (properties: WireRow): string =>
  String(
    properties['FIELD_NAME'] ??
      properties['LICENCE_NAME'] ??
      properties['LINE_NAME'] ??
      properties['SURVEY_NAME'] ??
      '',
  )

/** By its name, or else by whatever it has. */
const sayFeature = (properties: WireRow): string =>
  nameIn(properties) || pageIn(properties) || JSON.stringify(properties)

function uniquely(rows: readonly AnyRow[], column: string): Map<string, AnyRow> {
  const found = new Map<string, AnyRow>()
  const several = new Set<string>()
  for (const row of rows) {
    const name = String(row[column])
    if (found.has(name)) several.add(name)
    found.set(name, row)
  }
  for (const name of several) found.delete(name)
  return found
}

const FACILITY_KEYS: Readonly<Record<string, string>> = {
  FACILITY_CODE: 'facilityCode',
  FACILITY_NAME: 'facilityName',
  FACILITY_TYPE_CODE: 'facilityType',
  STATUS_CODE: 'facilityStatus',
  OPERATOR: 'operatorName',
}

/** The mining facilities, which only a layer tells. */
export async function readFacilities(mirroring: Mirroring): Promise<readonly AnyRow[]> {
  try {
    const features = await readLayer(mirroring, FACILITIES)
    return features.map(({ properties, geometry }) => {
      const [longitude, latitude] = geometry?.type === 'Point' ? geometry.coordinates : []
      const wire = Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [FACILITY_KEYS[key] ?? key, value]),
      )
      return rowOf(
        facilities.columns,
        { ...wire, longitudeWgs84: longitude ?? null, latitudeWgs84: latitude ?? null },
        {
          report: mirroring.report,
          call: FACILITIES,
          derived: ['FACILITY_TYPE_DESCRIPTION', 'STATUS_DESCRIPTION'],
        },
      )
    })
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    mirroring.report.notRead('facilities', error.message)
    return []
  }
}
