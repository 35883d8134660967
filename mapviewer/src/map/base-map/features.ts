import Feature from 'ol/Feature'
import type Geometry from 'ol/geom/Geometry'
import MultiLineString from 'ol/geom/MultiLineString'
import Point from 'ol/geom/Point'
import Polygon from 'ol/geom/Polygon'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import type { BaseMapData } from './base-map-data.ts'

/** What each drawn thing of the base map is; the styles go by it. */
export type Part =
  | { readonly part: 'land' | 'coast' | 'countries' | 'provinces' | 'shelf' | 'blocks' }
  | { readonly part: 'block' | 'quadrant'; readonly name: string }
  | { readonly part: 'town'; readonly name: string; readonly rank: Town['rank'] }

const parts = new WeakMap<object, Part>()

/** The part a feature of the base map was made for. */
export function partOf(feature: object): Part {
  const part = parts.get(feature)
  if (part === undefined) throw new Error('not a feature of the base map')
  return part
}

function featureOf(geometry: Geometry, part: Part): Feature {
  const feature = new Feature(geometry)
  parts.set(feature, part)
  return feature
}

/** Where each of several lists ends when they are laid behind each other, as OpenLayers wants it. */
function laid(lists: readonly number[][]): { readonly flat: number[]; readonly ends: number[] } {
  let end = 0
  return { flat: lists.flat(), ends: lists.map((list) => (end += list.length)) }
}

function lines(lists: readonly number[][], part: Part): Feature {
  const { flat, ends } = laid(lists)
  return featureOf(new MultiLineString(flat, 'XY', ends), part)
}

export const landFeatures = ({ land }: BaseMapData): Feature[] =>
  land.map((rings) => {
    const { flat, ends } = laid(rings)
    return featureOf(new Polygon(flat, 'XY', ends), { part: 'land' })
  })

export const coastFeatures = ({ coast, countries }: BaseMapData): Feature[] => [
  lines(coast, { part: 'coast' }),
  lines(countries, { part: 'countries' }),
]

export const inlandFeatures = ({ provinces }: BaseMapData): Feature[] => [
  lines(provinces, { part: 'provinces' }),
]

export const seaFeatures = ({ shelf, blocks }: BaseMapData): Feature[] => [
  lines(
    blocks.map(({ ring }) => ring),
    { part: 'blocks' },
  ),
  lines(shelf, { part: 'shelf' }),
]

const middlesOf = ({ blocks }: BaseMapData) => blocks.map(({ name, ring }) => ({ name, at: middleOf(ring) }))

export function quadrantFeatures(data: BaseMapData): Feature[] {
  const middles = middlesOf(data)
  return [...new Set(middles.map(({ name }) => quadrantOf(name)))].map((name) => {
    const members = middles.filter((block) => quadrantOf(block.name) === name)
    return featureOf(new Point(mean(members.map(({ at }) => at))), { part: 'quadrant', name })
  })
}

export const townFeatures = ({ towns }: BaseMapData, rank: Town['rank']): Feature[] =>
  towns
    .filter((town) => town.rank === rank)
    .map(({ name, at }) => featureOf(new Point([...at]), { part: 'town', name, rank }))

export const blockFeatures = (data: BaseMapData): Feature[] =>
  middlesOf(data).map(({ name, at }) => featureOf(new Point(at), { part: 'block', name }))

/** Blocks are named after their quadrant: K12 lies in K. */
const quadrantOf = (block: string): string => block.slice(0, 1)

const mean = (points: readonly number[][]): number[] =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)

/** The middle of the box around a ring. */
function middleOf(ring: readonly number[]): number[] {
  return [0, 1].map((axis) => {
    const along = ring.filter((_, at) => at % 2 === axis)
    return (Math.min(...along) + Math.max(...along)) / 2
  })
}
