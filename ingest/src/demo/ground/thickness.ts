import type { Position } from './plane.ts'

/** The groups of the column, young to old. */
export const groups = ['N', 'CK', 'KN', 'S', 'AT', 'RN', 'RB', 'ZE', 'RO', 'DC', 'C'] as const
export type Group = (typeof groups)[number]

/** A basin or high: metres added at its centre, fading as a bell over its radii in degrees. */
type Swell = readonly [lon: number, lat: number, radiusLon: number, radiusLat: number, metres: number]

type ThicknessMap = { readonly metres: number; readonly swells: readonly Swell[] }

/**
 * Thickness of each group over the country and the shelf, simplified by eye from the regional maps every Dutch geologist
 * knows (inverted West Netherlands Basin, Roer Valley Graben, Central Graben, Zechstein salt in the north only,
 * Carboniferous shallow in South Limburg). Good enough to look right; never to drill by.
 */
const maps: Readonly<Record<Group, ThicknessMap>> = {
  N: {
    metres: 450,
    swells: [
      [3.5, 55.2, 1.8, 1.2, 900],
      [4.3, 53.4, 1.5, 0.7, 350],
      [5.9, 51.35, 0.45, 0.25, 800],
      [5.2, 51.65, 0.5, 0.2, 350],
      [5.9, 50.9, 0.5, 0.22, -470],
      [6.9, 52.25, 0.55, 0.35, -420],
      [6.7, 53.25, 0.8, 0.4, 250],
      [5.3, 52.5, 0.6, 0.4, 350],
    ],
  },
  CK: {
    metres: 450,
    swells: [
      [4.5, 51.9, 0.9, 0.22, -480],
      [3.7, 52.6, 0.5, 0.5, -400],
      [6.5, 53.2, 1, 0.5, 420],
      [5.5, 53.1, 0.8, 0.5, 450],
      [4.6, 54.2, 0.35, 0.7, -450],
      [3.2, 54.5, 0.8, 1, 500],
      [5.8, 51.35, 0.6, 0.25, -420],
      [6.85, 52.3, 0.5, 0.4, -480],
      [5.9, 50.88, 0.4, 0.2, -260],
      [4.8, 52.6, 0.35, 0.4, -150],
      [3.6, 53.5, 0.9, 0.45, 350],
      [6.87, 52.66, 0.25, 0.12, -180],
    ],
  },
  KN: {
    metres: 120,
    swells: [
      [4.4, 51.95, 0.8, 0.28, 700],
      [3.7, 52.6, 0.5, 0.4, 500],
      [5.2, 53.25, 0.5, 0.25, 250],
      [4.6, 54.2, 0.4, 0.7, 350],
      [6.85, 52.65, 0.5, 0.2, 250],
      [5.9, 50.95, 0.9, 0.5, -260],
      [6.85, 52.2, 0.4, 0.25, -130],
    ],
  },
  S: {
    metres: -100,
    swells: [
      [4.5, 51.9, 0.8, 0.22, 1200],
      [3.6, 52.7, 0.5, 0.35, 600],
      [4.6, 54.3, 0.4, 0.8, 1100],
      [5, 53.2, 0.4, 0.2, 400],
      [6.9, 52.65, 0.5, 0.2, 350],
      [3.7, 52.2, 0.5, 0.25, 700],
    ],
  },
  AT: {
    metres: -150,
    swells: [
      [4.8, 51.8, 1, 0.3, 900],
      [5.8, 51.35, 0.5, 0.25, 800],
      [3.7, 52.6, 0.5, 0.4, 700],
      [4.6, 54.4, 0.4, 0.9, 900],
      [6.7, 52.3, 0.5, 0.25, 350],
      [3.7, 52.2, 0.5, 0.25, 500],
    ],
  },
  RN: {
    metres: 120,
    swells: [
      [4.6, 54.3, 0.6, 1, 350],
      [4.6, 51.9, 1, 0.3, 150],
      [5.9, 50.9, 0.9, 0.4, -320],
      [6.75, 52.25, 0.4, 0.3, 250],
      [6.6, 53.25, 0.5, 0.3, -60],
    ],
  },
  RB: {
    metres: 250,
    swells: [
      [4.1, 53.3, 1.2, 0.6, 320],
      [4.6, 51.85, 1, 0.3, 150],
      [5.9, 50.9, 0.9, 0.4, -620],
      [6.6, 53.3, 0.5, 0.3, -120],
    ],
  },
  ZE: {
    metres: -330,
    swells: [
      [6.95, 53.09, 0.12, 0.07, 900],
      [5.5, 53.22, 0.25, 0.12, 400],
      [6.85, 52.9, 0.1, 0.08, 800],
    ],
  },
  RO: {
    metres: 0,
    swells: [
      [6.5, 53.3, 1, 0.4, 40],
      [3.5, 53.4, 0.8, 0.4, 30],
    ],
  },
  DC: {
    metres: 2400,
    swells: [
      [5.9, 51.2, 1.2, 0.6, -1500],
      [3.7, 51.5, 0.8, 0.4, -900],
    ],
  },
  C: { metres: 3000, swells: [] },
}

/** From 0 to 1 around a threshold. */
const step = (value: number, width: number): number => 1 / (1 + Math.exp(-value / width))

/** What the old groups lose towards the south: Zechstein salt and Rotliegend sands end in the middle of the country. */
const trends: Partial<Readonly<Record<Group, (position: Position) => number>>> = {
  ZE: ({ lon, lat }) => 1250 * step(lat - 52.75 + 0.25 * (lon - 5), 0.3),
  RO: ({ lat }) => 250 * step(lat - 52.15, 0.18) - 12,
}

/** Ripples of 15 to 40 km, so that neighbours differ a little: a share of the thickness. */
const ripple = ({ lon, lat }: Position, group: number): number =>
  1 +
  0.07 * Math.sin(23 * lon + 3 * group) * Math.cos(31 * lat - 2 * group) +
  0.05 * Math.sin(61 * lon - 47 * lat + group)

/** The thickness in metres of every group at a place, young to old; 0 where it is absent. */
export function thicknessesAt(position: Position): readonly number[] {
  return groups.map((group, nr) => {
    const { metres, swells } = maps[group]
    let thickness = metres + (trends[group]?.(position) ?? 0)
    for (const [lon, lat, radiusLon, radiusLat, added] of swells) {
      const far = ((position.lon - lon) / radiusLon) ** 2 + ((position.lat - lat) / radiusLat) ** 2
      if (far < 9) thickness += added * Math.exp(-far)
    }
    const rippled = thickness * ripple(position, nr)
    // Thinner than this a group is eroded away.
    return rippled < 12 ? 0 : rippled
  })
}
