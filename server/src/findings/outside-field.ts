import { metresOutside } from '@datacentre/catalogue/findings/metres-outside'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { decodeLayer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { shapeInLayer, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { WELL_PATHS } from '../collections/collections.ts'
import { shapeOf } from '../collections/intersects.ts'
import { inSystem } from '../coordinates.ts'
import { boxAt } from '../snapshot/drawn-layer.ts'
import { endOf } from '../snapshot/hole-ends.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './register-rules.ts'

/** The outlines of fields by their code; a code may have several. */
function outlinesByCode({ rows, answer }: LayerSnapshot): ReadonlyMap<unknown, readonly PlaneShape[]> {
  const places = decodeLayer(JSON.parse(answer.packed.identity.toString()) as PackedLayer)
  const outlines = new Map<unknown, PlaneShape[]>()
  for (const [at, { fieldCode }] of rows.entries()) {
    const shape = shapeInLayer(places, at)
    if (shape !== null) outlines.set(fieldCode, [...(outlines.get(fieldCode) ?? []), shape])
  }
  return outlines
}

/** The measured courses of a hole, in metres of the Dutch grid; read for the few that lie outside by their ends. */
function pathsIn({ features }: Snapshot): (hole: unknown) => readonly Float64Array[] {
  const served = features.get(WELL_PATHS)
  const places = new Map<unknown, number[]>()
  for (const [at, { boreholeDbk }] of (served?.rows() ?? []).entries())
    places.set(boreholeDbk, [...(places.get(boreholeDbk) ?? []), at])
  return (hole) => {
    const own = places.get(hole) ?? []
    if (served === undefined || own.length === 0) return []
    const read = JSON.parse(`[${served.file.read(own).toString()}]`) as { geometry: Geometry | null }[]
    return read.flatMap(({ geometry }) =>
      geometry === null
        ? []
        : shapeOf(geometry).lines.map((line) =>
            Float64Array.from(line.flatMap(([x, y]) => [...inSystem('RD', x, y)])),
          ),
    )
  }
}

const METRES_PER_KM = 1000

/** Holes of which no part lies in or near the outline of their field. */
export function outsideField(snapshot: Snapshot): Finding[] {
  const [wells, fields] = [snapshot.layers.get('boreholes'), snapshot.layers.get('fields')]
  if (wells === undefined || fields === undefined) return []
  const outlines = outlinesByCode(fields)
  const pathsOf = pathsIn(snapshot)
  return wells.rows.flatMap((row, at) => {
    const { fieldCode, boreholeDbk } = row
    const own = fieldCode === null ? undefined : outlines.get(fieldCode)
    if (own === undefined) return []
    const head = boxAt(wells, at)
    const metres = metresOutside(own, {
      head: head === null ? null : [head[0], head[1]],
      end: () => endOf(row),
      paths: () => pathsOf(boreholeDbk),
    })
    if (metres === null) return []
    const km = Math.round(metres / 100) / (METRES_PER_KM / 100)
    return [
      findingOf(
        { served: wells, row },
        `${showAmount(km, 'nl')} km buiten veld ${String(fieldCode)}`,
        `${showAmount(km, 'en')} km outside field ${String(fieldCode)}`,
      ),
    ]
  })
}
