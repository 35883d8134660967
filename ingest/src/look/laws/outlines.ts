import type { Ring } from '../../demo/ground/plane.ts'

type Places = readonly (readonly number[])[]

/** A polygon or several, as a data package carries them. */
export type Outline =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Places[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Places[])[] }

/** The outer rings of an outline, without the place with which each ends as it began. */
export const outerRings = (outline: Outline): readonly Ring[] =>
  (outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates).map(([outer = []]) =>
    outer.slice(0, -1).map(([lon = 0, lat = 0]) => ({ lon, lat })),
  )
