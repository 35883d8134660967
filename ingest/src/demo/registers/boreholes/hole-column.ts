import type { Country } from '../../country.ts'
import { columnAt, type Layer } from '../../ground/geology.ts'
import { waterDepthAt } from '../../ground/water.ts'
import type { Hole } from './hole-model.ts'
import { referenceLevelOf } from './reference-level.ts'

/** How much the layers of a hole differ from the smooth maps: the deviation of a share of the depth. */
const RELIEF = 0.015

/**
 * The layers that a hole meets, in true depth from its reference level; a sidetrack meets those of the hole it leaves. At
 * sea the first are the air below the drilling floor and the water.
 */
export function columnOf(hole: Hole, country: Country): readonly Layer[] {
  const root = rootOf(hole)
  const factor = 1 + country.random('column', root.nr).normal(0, RELIEF)
  const ground = columnAt(root.drill.position).map(({ unit, top, bottom }) => ({
    unit,
    top: top * factor,
    bottom: bottom * factor,
  }))
  return root.block === null ? ground : underSea(ground, root, country)
}

/** A layer of less is not told apart under the bottom of the sea. */
const THINNEST = 2

function underSea(ground: readonly Layer[], root: Hole, country: Country): readonly Layer[] {
  const air = referenceLevelOf(root, country).drpHeightInMeters
  const bed = air + Math.round(waterDepthAt(root.drill.position) * 10) / 10
  const below = ground.filter(({ bottom }) => bottom > bed + THINNEST)
  return [
    { unit: 'AIR', top: 0, bottom: air },
    { unit: 'WATER', top: air, bottom: bed },
    ...below.map((layer) => ({ ...layer, top: Math.max(bed, layer.top) })),
  ]
}

const rootOf = (hole: Hole): Hole => (hole.parent === null ? hole : rootOf(hole.parent))
