import type { Inspected } from '@datacentre/catalogue/findings/inspected'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { decodeLayer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { shapeInLayer, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { Value } from '@datacentre/catalogue/grammar/column'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { shapeOf } from '../collections/intersects.ts'
import { inSystem } from '../coordinates.ts'
import { boxAt } from '../snapshot/drawn-layer.ts'
import { endOf } from '../hole-ends.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import { memoize } from '../snapshot/memoize.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { codesOf } from '../version-texts.ts'
import { dayOfVersion } from '../version-words.ts'

/** The outlines of fields by their code; a code may have several. */
function outlinesByCode({ rows, answer }: LayerSnapshot): ReadonlyMap<Value, readonly PlaneShape[]> {
  const places = decodeLayer(JSON.parse(answer.packed.identity.toString()) as PackedLayer)
  const outlines = new Map<Value, PlaneShape[]>()
  for (const [at, { fieldCode = null }] of rows.entries()) {
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

/** A snapshot as the rules read it. */
export function inspectedIn(snapshot: Snapshot): Inspected {
  const { layers, figures, features, version } = snapshot
  const wells = layers.get('boreholes')
  const pathsOf = memoize(() => pathsIn(snapshot))
  const fields = layers.get('fields')
  return {
    rowsOf: (layer) => layers.get(layer)?.rows ?? [],
    isPlaced: (layer, row) => {
      const served = layers.get(layer)
      return served !== undefined && boxAt(served, row) !== null
    },
    figuresOf: (screen) => figures.get(screen)?.all() ?? [],
    surveyed: () =>
      new Set(
        features
          .get(WELL_PATHS)
          ?.rows()
          .map(({ boreholeDbk = null }) => boreholeDbk),
      ),
    outlines: () => (fields === undefined ? new Map() : outlinesByCode(fields)),
    holeAt: (at) => {
      const row = wells?.rows[at] ?? {}
      const head = wells === undefined ? null : boxAt(wells, at)
      return {
        head: head === null ? null : [head[0], head[1]],
        end: () => endOf(row),
        paths: () => pathsOf()(row['boreholeDbk']),
      }
    },
    day: dayOfVersion(version),
    figuresUntil: figureSpan(version).until,
    ownCodes: Object.keys(codesOf(version).nl),
  }
}
