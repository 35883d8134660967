import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import type { Quadrant } from '@datacentre/catalogue/geography/blocks'
import type { Mineral, Play } from './play.ts'

type SeaPlay = {
  readonly in: Quadrant
  readonly fields: number
  readonly for: readonly StratUnit[]
  readonly found: number
  readonly at: readonly [lon: number, lat: number, spreadLon: number, spreadLat: number]
  readonly km2?: number
}

const gas: readonly SeaPlay[] = [
  { in: 'K', fields: 80, for: ['ROSL', 'ROSL', 'ROSLU', 'RBM'], found: 1984, at: [3.5, 53.42, 0.35, 0.25] },
  { in: 'L', fields: 64, for: ['ROSL', 'ROSL', 'RBM', 'RBMV'], found: 1983, at: [4.4, 53.4, 0.35, 0.28] },
  { in: 'P', fields: 30, for: ['RBMV', 'RBM', 'ROSL'], found: 1985, at: [3.6, 52.45, 0.25, 0.35] },
  { in: 'Q', fields: 16, for: ['ROSL', 'RBM', 'RBMV'], found: 1986, at: [4.2, 52.6, 0.15, 0.3] },
  { in: 'E', fields: 16, for: ['DCC', 'ROCL', 'DCH'], found: 1992, at: [3.5, 54.2, 0.3, 0.2] },
  { in: 'J', fields: 7, for: ['ROSL', 'DCD'], found: 1987, at: [2.95, 53.75, 0.1, 0.15] },
  { in: 'F', fields: 9, for: ['RBM', 'ROCL', 'SG'], found: 1985, at: [4.5, 54.3, 0.3, 0.3] },
  { in: 'D', fields: 11, for: ['DCC', 'DCG'], found: 1994, at: [2.92, 54.3, 0.06, 0.25] },
  { in: 'A', fields: 8, for: ['NUOT', 'NM'], found: 1982, at: [3.7, 55.3, 0.2, 0.15], km2: 16 },
  { in: 'B', fields: 4, for: ['NUOT', 'NM'], found: 1985, at: [4.3, 55.15, 0.2, 0.1], km2: 14 },
  { in: 'G', fields: 11, for: ['ROSL', 'RBM', 'ZEZ2'], found: 1994, at: [5.5, 54.15, 0.3, 0.12] },
  { in: 'M', fields: 9, for: ['ROSL', 'KNNSF'], found: 1991, at: [5.5, 53.68, 0.3, 0.14] },
  { in: 'N', fields: 3, for: ['ROSL'], found: 1998, at: [6.25, 53.72, 0.12, 0.1] },
]

const oil: readonly SeaPlay[] = [
  { in: 'Q', fields: 9, for: ['KNNS', 'KNNSL'], found: 1981, at: [4.15, 52.85, 0.12, 0.12] },
  { in: 'F', fields: 8, for: ['SG', 'CKEK', 'SGKI'], found: 1983, at: [4.65, 54.8, 0.2, 0.15] },
  { in: 'P', fields: 5, for: ['KNNS', 'KNNSL'], found: 1984, at: [3.7, 52.25, 0.15, 0.1] },
  { in: 'L', fields: 3, for: ['KNNSL', 'SGKI'], found: 1986, at: [4.2, 53.85, 0.15, 0.1] },
]

const oilAndGas: readonly SeaPlay[] = [
  { in: 'Q', fields: 8, for: ['KNNS', 'RBM'], found: 1982, at: [4.2, 52.7, 0.12, 0.2] },
  { in: 'F', fields: 8, for: ['SG', 'RBM'], found: 1980, at: [4.6, 54.7, 0.22, 0.2] },
  { in: 'P', fields: 5, for: ['KNNS', 'RBMV'], found: 1983, at: [3.75, 52.3, 0.15, 0.15] },
  { in: 'K', fields: 3, for: ['KNNSL', 'RBM'], found: 1981, at: [3.6, 53.1, 0.2, 0.08] },
]

const playOf =
  (mineral: Mineral) =>
  ({ in: quadrant, fields, for: targets, found, at, km2 = 7 }: SeaPlay): Play => ({
    mineral,
    sector: 'sea',
    quadrant,
    fields,
    targets,
    centres: [[...at, 1]],
    found: [found, 11],
    size: [km2, 0.7],
  })

/** Gas in the Rotliegend of K and L, in the Triassic of P and Q and shallow in A and B; oil in Q and F. */
export const playsAtSea: readonly Play[] = [
  ...gas.map(playOf('G')),
  ...oil.map(playOf('O')),
  ...oilAndGas.map(playOf('O/G')),
]
