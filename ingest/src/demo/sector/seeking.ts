import type { Random } from '../chance/random.ts'
import { fromEd50 } from '../ground/ed50.ts'
import { provinceAt } from '../ground/land.ts'
import { type Position, published } from '../ground/plane.ts'
import { blockOf, shelfBlocks } from '../ground/shelf.ts'
import { towns } from '../ground/towns.ts'
import { plays } from './plays.ts'

export type Where = 'land' | 'sea'

/** On land in a province, or at sea in a block of the Dutch shelf. */
export const lies = (position: Position, where: Where): boolean =>
  (where === 'sea' ? blockOf(position) : provinceAt(position)) !== null

/** A place near a town, on land. */
export function placeNearTown(random: Random): Position {
  for (;;) {
    const town = random.pick(towns)
    const place = published({
      lon: town.lon + random.normal(0, 0.03),
      lat: town.lat + random.normal(0, 0.02),
    })
    if (lies(place, 'land')) return place
  }
}

/** Any place on land or at sea. */
export function placeAnywhere(where: Where, random: Random): Position {
  if (where === 'land') return placeNearTown(random)
  for (;;) {
    const { box } = random.pick(shelfBlocks)
    const place = published(
      fromEd50({
        lon: random.between(box.west, box.east),
        lat: random.between(box.south, box.north),
      }),
    )
    if (lies(place, where)) return place
  }
}

/** Where fields are found others are sought, and so much wider. */
const WIDER = 1.7

export function placeNearPlay(where: Where, random: Random): Position {
  const suiting = plays.filter(({ sector }) => sector === where)
  for (;;) {
    const play = random.weighted(suiting, ({ fields }) => fields)
    const [lon, lat, spreadLon, spreadLat] = random.weighted(play.centres, ([, , , , weight]) => weight)
    const place = published({
      lon: random.normal(lon, spreadLon * WIDER),
      lat: random.normal(lat, spreadLat * WIDER),
    })
    if (lies(place, where)) return place
  }
}
