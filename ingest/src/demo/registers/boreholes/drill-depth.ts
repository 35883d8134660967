import type { Random } from '../../chance/random.ts'
import { columnAt, layerOf } from '../../ground/geology.ts'
import type { Position } from '../../ground/plane.ts'
import type { DemoField } from '../fields/field-model.ts'

/** The deepest a hole goes in this country, in metres. */
const DEEPEST = 5600

/** True depth of a hole that aims at the reservoir of a field: through it, and some metres more to hang tools in. */
export function depthInto({ position, target, sector }: DemoField, random: Random): number {
  const layer = layerOf(columnAt(position), target)
  if (!layer) return random.between(900, 2500)
  const thickness = layer.bottom - layer.top
  const below =
    sector === 'salt'
      ? Math.min(thickness, random.between(120, 450))
      : Math.min(thickness, 260) * random.between(0.3, 1)
  return Math.min(DEEPEST, layer.top + below + random.between(20, 110))
}

/** What a wildcat may aim at. */
const prospects = ['ROSL', 'RBM', 'ZEZ2', 'KNNS', 'DCC', 'SG', 'CKEK', 'ROCL'] as const

/** True depth of a hole drilled where nothing is known. */
export function depthOfWildcat(position: Position, random: Random): number {
  const column = columnAt(position)
  const layers = prospects
    .flatMap((unit) => layerOf(column, unit) ?? [])
    .filter(({ top }) => top > 500 && top < 5000)
  if (layers.length === 0) return random.between(700, 2200)
  const { top, bottom } = random.pick(layers)
  return Math.min(DEEPEST, top + Math.min(bottom - top, 300) * random.next() + random.between(30, 200))
}

/** True depth of a hole into the coal: South Limburg has it at 200 m, the rest of the country beyond reach. */
export function depthIntoCoal(position: Position, random: Random): number {
  const top = layerOf(columnAt(position), 'DC')?.top ?? 300
  return Math.min(1300, top + random.between(80, 700))
}
