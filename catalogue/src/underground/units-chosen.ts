import { rockUnit } from '../codes/rock-units.ts'
import { isInStratGroup, stratGroup, type StratGroup } from '../codes/stratigraphy.ts'

export const isStratGroup = (text: string): text is StratGroup =>
  (stratGroup as readonly string[]).includes(text)

/** Whether a layer is of a group, or of a unit or a part of it: the code of a part begins with that of the whole. */
export const isInUnit = (code: string | null, unit: string): boolean =>
  code !== null &&
  (isStratGroup(unit) ? isInStratGroup(code, unit) : code.toUpperCase().startsWith(unit.toUpperCase()))

type Layer = { readonly unit: string | null; readonly top: number; readonly base: number }

/** Whether a layer lies above a unit in the nomenclature; not of codes that we do not know. */
export function isYounger(code: string | null, unit: string): boolean {
  const place = rockUnit.findIndex((one) => one === code)
  const first = rockUnit.findIndex((one) => isInUnit(one, unit))
  return place !== -1 && place < first
}

type Extent<One extends Layer> = { readonly first: One; readonly last: One }

const thicknessOf = ({ first, last }: Extent<Layer>): number => Math.abs(last.base - first.top)

/** From which layer to which a unit goes in a hole; the thickest piece where a fault repeats it, null where it is not found. */
export function extentOf<One extends Layer>(layers: readonly One[], unit: string): Extent<One> | null {
  const pieces: { first: One; last: One }[] = []
  let isOpen = false
  for (const layer of layers) {
    const isIn = isInUnit(layer.unit, unit)
    const piece = pieces.at(-1)
    if (isIn && isOpen && piece !== undefined) piece.last = layer
    else if (isIn) pieces.push({ first: layer, last: layer })
    isOpen = isIn
  }
  return pieces.toSorted((one, other) => thicknessOf(other) - thicknessOf(one))[0] ?? null
}
