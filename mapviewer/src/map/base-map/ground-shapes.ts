import type { BaseMapData } from './base-map-data.ts'
import type { Part } from './features.ts'

/** What is drawn of the ground: everything that is no name. */
export type ShapePart = Exclude<Part, { readonly name: string }>['part']

/** A shape as flat lists of x and y: the rings of an area, or lines. */
export type GroundShape = { readonly part: ShapePart; readonly lists: readonly (readonly number[])[] }

/** What lies under tiles of another host: areas first, then the lines on them. */
export const lowShapes = ({ land, provinces, coast, countries }: BaseMapData): readonly GroundShape[] => [
  ...land.map((lists): GroundShape => ({ part: 'land', lists })),
  { part: 'provinces', lists: provinces },
  { part: 'coast', lists: coast },
  { part: 'countries', lists: countries },
]

/** The grid at sea. */
export const seaShapes = ({ blocks, shelf }: BaseMapData): readonly GroundShape[] => [
  { part: 'blocks', lists: blocks.map(({ ring }) => ring) },
  { part: 'shelf', lists: shelf },
]
