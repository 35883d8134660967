import { provinces } from '@datacentre/catalogue/codes/provinces'
import type { Random } from '../../chance/random.ts'
import { provinceAt } from '../../ground/land.ts'
import { type Position, towards } from '../../ground/plane.ts'
import { blockOf } from '../../ground/shelf.ts'
import { lies, placeAnywhere, placeNearPlay, type Where } from '../../sector/seeking.ts'

/** The block or the province of a place, as surveys and lines list them; null outside the country. */
export const regionAt = (position: Position, where: Where): string | null => {
  if (where === 'sea') return blockOf(position)
  const province = provinceAt(position)
  return province === null ? null : provinces[province]
}

/** Regions as the register lists them: comma and space, in order, none twice. */
export const listed = (regions: ReadonlySet<string>): string | null =>
  regions.size === 0 ? null : [...regions].sort().join(', ')

/** A survey's middle lies at least so far from the edge of the country, in metres. */
const MARGIN = 2500

/** A place to survey around: where fields are found, or anywhere. */
export function surveyCentre(where: Where, random: Random): Position {
  for (;;) {
    const place = random.chance(0.55) ? placeNearPlay(where, random) : placeAnywhere(where, random)
    const around = [0, 120, 240].map((direction) => towards(place, { direction, metres: MARGIN }))
    if (around.every((point) => lies(point, where))) return place
  }
}
