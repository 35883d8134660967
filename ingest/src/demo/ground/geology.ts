import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import { formations } from './formations.ts'
import type { Position } from './plane.ts'
import { groups, thicknessesAt } from './thickness.ts'

/** A layer of the column at a place, in metres of true depth. */
export type Layer = { readonly unit: StratUnit; readonly top: number; readonly bottom: number }

/** Thinner layers are not told apart in a borehole. */
const THINNEST = 2

/** The layers under a place, young to old, each on the next. */
export function columnAt(position: Position): readonly Layer[] {
  const thicknesses = thicknessesAt(position)
  const layers: Layer[] = []
  let depth = 0
  groups.forEach((group, nr) => {
    const thickness = thicknesses[nr] ?? 0
    if (thickness === 0) return
    for (const [unit, share] of formations[group](position)) {
      if (thickness * share < THINNEST) continue
      layers.push({ unit, top: depth, bottom: depth + thickness * share })
      depth += thickness * share
    }
  })
  return layers
}

/** The first layer of which the code starts so; `ROSL` finds ROSLU. */
export const layerOf = (column: readonly Layer[], code: string): Layer | undefined =>
  column.find(({ unit }) => unit.startsWith(code))

/** The layer at a depth; the deepest known one below the column. */
export function layerAt(column: readonly Layer[], depth: number): Layer {
  const layer = column.find(({ bottom }) => depth < bottom) ?? column.at(-1)
  if (!layer) throw new Error('A column has at least one layer.')
  return layer
}
