import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { Random } from '../../chance/random.ts'
import { toEd50 } from '../../ground/ed50.ts'
import type { Position, Ring } from '../../ground/plane.ts'
import { type Block, onShelf } from '../../ground/shelf.ts'

/** A block, a part of it, or some blocks together, as licences at sea are drawn. */
export type BlockPart = {
  readonly name: string
  readonly rings: readonly Ring[]
  readonly blocks: readonly Block[]
}

const partLetters = 'abcdefghijklmnopqrstuvwxyz'

/** Blocks as one area: `K06 & L07`. */
export const together = (blocks: readonly Block[]): BlockPart => ({
  name: nameTogether(blocks.map(({ name }) => name)),
  rings: blocks.map(({ box }) => onShelf(box)).filter((ring) => ring.length > 2),
  blocks,
})

function nameTogether(names: readonly string[]): string {
  if (names.length <= 3) return names.join(' & ')
  return `${names[0]} t/m ${names.at(-1)}`
}

/** Divides a block in parts, `K12a`, `K12b`, by straight lines along the grid. */
export function divide(
  block: Block,
  { parts, random }: { parts: number; random: Random },
): readonly BlockPart[] {
  if (parts <= 1) return [together([block])]
  return divideBox(block.box, { parts, random })
    .map((box) => onShelf(box))
    .filter((ring) => ring.length > 2)
    .map((ring, at) => ({
      name: `${block.name}${partLetters[at % 26]}${at < 26 ? '' : Math.floor(at / 26)}`,
      rings: [ring],
      blocks: [block],
    }))
}

/** The part of a block that holds some places, with room around them. */
export function enclosing(block: Block, places: readonly Position[]): BlockPart {
  const { west, east, south, north } = block.box
  const lons = places.map(toEd50).map(({ lon }) => lon)
  const lats = places.map(toEd50).map(({ lat }) => lat)
  const box = {
    west: Math.max(west, toMinute(Math.min(...lons) - 4 * MINUTE)),
    east: Math.min(east, toMinute(Math.max(...lons) + 4 * MINUTE)),
    south: Math.max(south, toMinute(Math.min(...lats) - 2 * MINUTE)),
    north: Math.min(north, toMinute(Math.max(...lats) + 2 * MINUTE)),
  }
  return { name: `${block.name}a`, rings: [onShelf(box)], blocks: [block] }
}

/** Minutes of arc to which parts are rounded, as the ministry draws them. */
const MINUTE = 1 / 60
const toMinute = (degrees: number): number => Math.round(degrees / MINUTE) * MINUTE

function divideBox(box: Box, { parts, random }: { parts: number; random: Random }): readonly Box[] {
  if (parts <= 1) return [box]
  const first = Math.ceil(parts / 2)
  const share = (first / parts) * random.between(0.85, 1.15)
  const { west, east, south, north } = box
  // A degree of longitude is about 0.6 of a degree of latitude here: divide the longer side.
  if ((east - west) * 0.6 > north - south) {
    const middle = toMinute(west + share * (east - west))
    return [
      ...divideBox({ ...box, east: middle }, { parts: first, random }),
      ...divideBox({ ...box, west: middle }, { parts: parts - first, random }),
    ]
  }
  const middle = toMinute(north - share * (north - south))
  return [
    ...divideBox({ ...box, south: middle }, { parts: first, random }),
    ...divideBox({ ...box, north: middle }, { parts: parts - first, random }),
  ]
}
