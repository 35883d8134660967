import type { Country } from '../country.ts'
import { columnAt, type Layer } from '../ground/geology.ts'
import type { Hole } from '../registers/hole-model.ts'

/** How much the layers of a hole differ from the smooth maps: the deviation of a share of the depth. */
const RELIEF = 0.015

/** The layers that a hole meets, in true depth; a sidetrack meets those of the hole it leaves. */
export function columnOf(hole: Hole, country: Country): readonly Layer[] {
  const root = rootOf(hole)
  const factor = 1 + country.random('column', root.nr).normal(0, RELIEF)
  return columnAt(root.drill.position).map(({ unit, top, bottom }) => ({
    unit,
    top: top * factor,
    bottom: bottom * factor,
  }))
}

const rootOf = (hole: Hole): Hole => (hole.parent === null ? hole : rootOf(hole.parent))
