import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'

/** What the tools read in a layer: gamma ray (gAPI), slowness (µs/ft), density (g/cm³), neutron porosity (share). */
export type Response = {
  readonly gr: number
  readonly dt: number
  readonly rhob: number
  readonly nphi: number
  /** How much the layer varies with depth: 1 is a uniform salt, 20 is thin beds of sand and clay. */
  readonly bedded: number
}

const salt: Response = { gr: 9, dt: 67, rhob: 2.04, nphi: 0, bedded: 2 }
const clay: Response = { gr: 88, dt: 105, rhob: 2.36, nphi: 0.34, bedded: 12 }
const chalk: Response = { gr: 17, dt: 74, rhob: 2.48, nphi: 0.13, bedded: 4 }
const sand: Response = { gr: 40, dt: 80, rhob: 2.38, nphi: 0.17, bedded: 11 }

/** By the first letters of a unit's code, the longest first. */
const responses: readonly (readonly [prefix: string, response: Response])[] = [
  ['ZEZ', salt],
  ['RNRO', { ...salt, gr: 22, bedded: 8 }],
  ['NUMS', { gr: 55, dt: 165, rhob: 2.02, nphi: 0.42, bedded: 12 }],
  ['NU', { gr: 62, dt: 158, rhob: 2.05, nphi: 0.4, bedded: 14 }],
  ['NMVFS', { gr: 45, dt: 145, rhob: 2.1, nphi: 0.34, bedded: 10 }],
  ['N', { gr: 78, dt: 142, rhob: 2.12, nphi: 0.4, bedded: 12 }],
  ['CK', chalk],
  ['KNNS', sand],
  ['KNGL', { gr: 48, dt: 92, rhob: 2.42, nphi: 0.22, bedded: 9 }],
  ['KN', clay],
  ['SL', { gr: 66, dt: 92, rhob: 2.4, nphi: 0.22, bedded: 18 }],
  ['S', { gr: 70, dt: 94, rhob: 2.41, nphi: 0.24, bedded: 14 }],
  ['AT', { gr: 92, dt: 98, rhob: 2.45, nphi: 0.29, bedded: 8 }],
  ['RNSO', { ...sand, dt: 78 }],
  ['RNMU', { gr: 42, dt: 68, rhob: 2.6, nphi: 0.1, bedded: 8 }],
  ['RBM', { gr: 55, dt: 76, rhob: 2.47, nphi: 0.14, bedded: 15 }],
  ['RB', { gr: 86, dt: 80, rhob: 2.56, nphi: 0.19, bedded: 9 }],
  ['ROSL', { gr: 42, dt: 76, rhob: 2.41, nphi: 0.16, bedded: 10 }],
  ['RO', { gr: 90, dt: 79, rhob: 2.58, nphi: 0.2, bedded: 10 }],
  ['DC', { gr: 84, dt: 75, rhob: 2.55, nphi: 0.17, bedded: 24 }],
  ['C', { gr: 26, dt: 56, rhob: 2.69, nphi: 0.03, bedded: 6 }],
]

export const responseOf = (unit: StratUnit): Response =>
  responses.find(([prefix]) => unit.startsWith(prefix))?.[1] ?? clay
