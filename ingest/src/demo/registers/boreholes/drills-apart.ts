import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { provinceAt } from '../../ground/land.ts'
import { type Position, published } from '../../ground/plane.ts'
import type { Sector } from '../../sector/operator.ts'
import { operatorIn } from '../../sector/operators.ts'
import { placeAnywhere, placeNearPlay, type Where } from '../../sector/seeking.ts'
import { depthIntoCoal, depthOfWildcat } from './drill-depth.ts'
import type { CellCount } from './hole-counts.ts'
import type { Drill, Purpose } from './hole-model.ts'

/** Waves of drilling: the middle year, the spread, and how many of a hundred. */
type Wave = readonly [year: number, spread: number, weight: number]

type Kind = {
  readonly sector: Sector
  readonly waves: readonly Wave[]
  readonly place: (where: Where, random: Random) => Position
  readonly depth: (position: Position, random: Random) => number
}

/** Most wildcats are drilled where fields were found before, some anywhere. */
const nearPlay = (where: Where, random: Random): Position =>
  random.chance(0.12) ? placeAnywhere(where, random) : placeNearPlay(where, random)

const shallow = (_: Position, random: Random): number => random.logNormal(420, 0.7)

const wildcat: Kind = {
  sector: 'land',
  waves: [
    [1955, 7, 20],
    [1971, 7, 38],
    [1985, 7, 28],
    [1998, 7, 12],
    [2010, 6, 2],
  ],
  place: nearPlay,
  depth: depthOfWildcat,
}
const coal: Kind = {
  sector: 'coal',
  waves: [
    [1910, 8, 70],
    [1952, 5, 20],
    [1985, 2, 4],
  ],
  place: inCoalfields,
  depth: depthIntoCoal,
}

/** Purposes that are drilled apart from any field. */
const kinds: Partial<Record<Purpose | 'none', Kind>> = {
  'EXP-HC': wildcat,
  EXP: {
    sector: 'state',
    waves: [
      [1908, 7, 50],
      [1932, 8, 30],
      [1968, 12, 20],
    ],
    place: placeAnywhere,
    depth: shallow,
  },
  'EXP-C': coal,
  'DEV-C': coal,
  'EXP-S': {
    sector: 'salt',
    waves: [
      [1925, 12, 50],
      [1960, 10, 50],
    ],
    place: placeAnywhere,
    depth: shallow,
  },
  'EXP-W': { sector: 'heat', waves: [[2013, 4, 100]], place: placeAnywhere, depth: depthOfWildcat },
  'VKN-G': {
    sector: 'state',
    waves: [
      [1912, 10, 40],
      [1975, 10, 60],
    ],
    place: placeAnywhere,
    depth: shallow,
  },
  OBS: {
    sector: 'state',
    waves: [
      [1985, 12, 50],
      [2014, 5, 50],
    ],
    place: placeAnywhere,
    depth: shallow,
  },
  DEV: { sector: 'state', waves: [[1990, 5, 100]], place: placeAnywhere, depth: shallow },
  none: { sector: 'state', waves: [[1930, 25, 100]], place: placeAnywhere, depth: shallow },
}

/** At sea nobody drilled before 1962. */
const seaWaves: readonly Wave[] = [
  [1974, 4, 30],
  [1984, 5, 42],
  [1995, 5, 20],
  [2007, 6, 8],
]

export function drillsApart(
  { cell, wanted }: { cell: CellCount; wanted: number },
  country: Country,
): readonly Drill[] {
  const kind = kinds[cell.purpose ?? 'none'] ?? wildcat
  const latest = country.timeline.now - 0.15
  return Array.from({ length: wanted }, (_, nr) => {
    const random = country.random(`apart ${cell.purpose} ${cell.sea}`, nr)
    const [year, spread] = random.weighted(cell.sea ? seaWaves : kind.waves, ([, , weight]) => weight)
    const start = Math.min(latest, Math.max(cell.sea ? 1962.3 : 1886, random.normal(year, spread)))
    const position = kind.place(cell.sea ? 'sea' : 'land', random)
    return {
      purpose: cell.purpose,
      position,
      field: null,
      facility: null,
      start,
      depth: kind.depth(position, random),
      client: operatorIn(cell.sea ? 'sea' : kind.sector, { year: Math.floor(start), random }).code,
      parent: null,
    }
  })
}

/** South Limburg, and now and then the Peel and the Achterhoek, where the coal lies deeper. */
const coalfields = [
  [5.93, 50.9, 0.1, 0.035, 84],
  [6.05, 51.2, 0.08, 0.08, 12],
  [6.7, 51.95, 0.06, 0.04, 4],
] as const

function inCoalfields(_: Where, random: Random): Position {
  for (;;) {
    const [lon, lat, spreadLon, spreadLat] = random.weighted(coalfields, ([, , , , weight]) => weight)
    const place = published({ lon: random.normal(lon, spreadLon), lat: random.normal(lat, spreadLat) })
    if (provinceAt(place) !== null) return place
  }
}
