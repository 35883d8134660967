import { provinces } from '@datacentre/catalogue/geography/provinces'
import type { Random } from '../chance/random.ts'
import { provinceAt } from '../ground/land.ts'
import { type Position, towards } from '../ground/plane.ts'
import { blockOf, shelfBlocks } from '../ground/shelf.ts'
import { plays } from '../sector/plays.ts'
import { placeNearTown } from './licences-on-land.ts'

/** What a place counts for in a list of blocks or provinces; null outside the country. */
export const regionAt = (position: Position, sea: boolean): string | null => {
  if (sea) return blockOf(position)
  const province = provinceAt(position)
  return province === null ? null : provinces[province]
}

/** Regions as the register lists them: comma and space, in order, none twice. */
export const listed = (regions: ReadonlySet<string>): string | null =>
  regions.size === 0 ? null : [...regions].sort().join(', ')

/** A place to survey around: where fields are found, or anywhere; never at the very edge. */
export function surveyCentre(sea: boolean, random: Random): Position {
  for (;;) {
    const place = random.chance(0.55) ? nearPlay(sea, random) : anywhere(sea, random)
    const around = [0, 120, 240].map((direction) => towards(place, { direction, metres: 2500 }))
    if (around.every((point) => regionAt(point, sea) !== null) && regionAt(place, sea) !== null) return place
  }
}

function nearPlay(sea: boolean, random: Random): Position {
  const suiting = plays.filter((play) => (play.quadrant !== null) === sea && (sea || play.sector === 'land'))
  const play = random.weighted(suiting, ({ fields }) => fields)
  const [lon, lat, spreadLon, spreadLat] = random.weighted(play.centres, ([, , , , weight]) => weight)
  return { lon: random.normal(lon, spreadLon * 1.6), lat: random.normal(lat, spreadLat * 1.6) }
}

function anywhere(sea: boolean, random: Random): Position {
  if (!sea) return placeNearTown(random)
  const { box } = random.pick(shelfBlocks)
  return { lon: random.between(box.west, box.east), lat: random.between(box.south, box.north) }
}
