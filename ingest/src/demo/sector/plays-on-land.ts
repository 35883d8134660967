import type { Play } from './play.ts'

const gas = { mineral: 'G', sector: 'land', quadrant: null } as const
const oil = { mineral: 'O', sector: 'land', quadrant: null } as const
const salt = { mineral: 'S', sector: 'salt', quadrant: null, size: [4, 0.5] } as const
const heat = { mineral: 'GT', sector: 'heat', quadrant: null, size: [5, 0.35], found: [2014, 4] } as const

/** Groningen, Friesland and the north of Drenthe. */
const north: Play = {
  ...gas,
  fields: 118,
  targets: ['ROSL', 'ROSL', 'ROSLU', 'ZEZ2', 'DCD'],
  found: [1975, 12],
  size: [9, 0.85],
  centres: [
    [6.62, 53.22, 0.3, 0.13, 4],
    [6.2, 53.22, 0.22, 0.12, 3],
    [5.85, 53.2, 0.25, 0.12, 2.5],
    [6.55, 52.98, 0.25, 0.1, 3],
    [5.75, 53, 0.22, 0.1, 1.5],
    [6.95, 53.02, 0.12, 0.1, 1.5],
  ],
}

/** The south-east of Drenthe and Overijssel. */
const east: Play = {
  ...gas,
  fields: 40,
  targets: ['ZEZ3', 'ZEZ2', 'DCC', 'DCD', 'RBM'],
  found: [1965, 14],
  size: [7, 0.7],
  centres: [
    [6.75, 52.72, 0.2, 0.1, 3],
    [6.5, 52.6, 0.2, 0.12, 2],
    [6.9, 52.45, 0.14, 0.1, 2],
    [6.1, 52.78, 0.2, 0.1, 1],
  ],
}

const northHolland: Play = {
  ...gas,
  fields: 16,
  targets: ['ROSL', 'ZEZ3', 'RBM'],
  found: [1973, 9],
  size: [8, 0.7],
  centres: [
    [4.76, 52.62, 0.1, 0.14, 3],
    [4.98, 52.62, 0.1, 0.1, 1],
  ],
}

const southHolland: Play = {
  ...gas,
  fields: 28,
  targets: ['RBMV', 'RBMD', 'RBM', 'KNNS'],
  found: [1984, 10],
  size: [5, 0.6],
  centres: [
    [4.35, 51.93, 0.2, 0.07, 3],
    [4.65, 51.9, 0.2, 0.08, 2],
    [4.95, 51.83, 0.15, 0.06, 1],
  ],
}

const brabant: Play = {
  ...gas,
  fields: 7,
  targets: ['RBMV', 'RBM'],
  found: [1989, 7],
  size: [4, 0.5],
  centres: [[5.05, 51.68, 0.2, 0.06, 1]],
}

const southHollandOil: Play = {
  ...oil,
  fields: 16,
  targets: ['KNNS', 'KNNSL', 'SLDN'],
  found: [1958, 9],
  size: [6, 0.6],
  centres: [
    [4.3, 51.98, 0.15, 0.07, 3],
    [4.52, 51.9, 0.12, 0.06, 2],
  ],
}

const southHollandOilAndGas: Play = {
  ...oil,
  mineral: 'O/G',
  fields: 6,
  targets: ['KNNS', 'RBMV'],
  found: [1966, 9],
  size: [6, 0.5],
  centres: [[4.45, 51.96, 0.15, 0.08, 1]],
}

const drentheOil: Play = {
  ...oil,
  fields: 4,
  targets: ['KNNSG', 'SK'],
  found: [1956, 8],
  size: [6, 0.5],
  centres: [[6.82, 52.68, 0.12, 0.04, 1]],
}

/** Twente, the Veenkoloniën, the west of Friesland, and domes in Drenthe. */
const saltPlays: readonly Play[] = [
  { ...salt, fields: 6, targets: ['RNRO'], found: [1938, 18], centres: [[6.78, 52.24, 0.07, 0.03, 1]] },
  {
    ...salt,
    fields: 4,
    targets: ['ZEZ2', 'ZEZ3'],
    found: [1970, 9],
    centres: [[6.95, 53.09, 0.06, 0.03, 1]],
  },
  { ...salt, fields: 2, targets: ['ZEZ3'], found: [1998, 5], centres: [[5.52, 53.2, 0.06, 0.03, 1]] },
  { ...salt, fields: 2, targets: ['ZEZ2'], found: [1985, 10], centres: [[6.85, 52.9, 0.08, 0.05, 1]] },
]

/** Caverns in a salt dome that hold nitrogen. */
const nitrogen: Play = {
  ...salt,
  mineral: 'N2',
  fields: 2,
  targets: ['ZEZ2'],
  found: [1996, 6],
  size: [1.5, 0.3],
  centres: [[6.97, 53.1, 0.03, 0.02, 1]],
}

/** The Westland and its neighbours, North Holland, North Brabant, Limburg, and the lower IJssel and Friesland. */
const heatPlays: readonly Play[] = [
  {
    ...heat,
    fields: 17,
    targets: ['SLDN', 'KNNS', 'KNNSL'],
    centres: [
      [4.27, 51.99, 0.1, 0.04, 3],
      [4.5, 52.02, 0.1, 0.04, 2],
    ],
  },
  {
    ...heat,
    fields: 9,
    targets: ['ROSL'],
    centres: [
      [5, 52.78, 0.12, 0.07, 1],
      [4.7, 52.5, 0.06, 0.05, 0.4],
    ],
  },
  {
    ...heat,
    fields: 6,
    targets: ['RBMV', 'NMVFS'],
    centres: [
      [4.5, 51.6, 0.25, 0.06, 1],
      [5.4, 51.6, 0.25, 0.1, 0.6],
    ],
  },
  { ...heat, fields: 4, targets: ['CLZL', 'RBMV'], centres: [[6.08, 51.42, 0.08, 0.07, 1]] },
  {
    ...heat,
    fields: 4,
    targets: ['ROSL'],
    centres: [
      [5.9, 52.52, 0.12, 0.05, 1],
      [5.7, 53.1, 0.15, 0.06, 0.5],
    ],
  },
]

export const playsOnLand: readonly Play[] = [
  north,
  east,
  northHolland,
  southHolland,
  brabant,
  southHollandOil,
  southHollandOilAndGas,
  drentheOil,
  ...saltPlays,
  nitrogen,
  ...heatPlays,
]
