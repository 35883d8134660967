import type { mineral } from '@datacentre/catalogue/codes/fields'
import type { licenceType } from '@datacentre/catalogue/codes/licences'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import { licences } from '@datacentre/catalogue/registers/index'
import type { Paint } from '../palette.ts'
import type { Hatching } from './hatching.ts'

/** How an area is drawn: its line, and what fills it. Hatching lets areas that overlap be told apart. */
export type AreaLook = {
  readonly paint: Paint
  /** Drawn and blank pixels of the outline; none is a whole line. */
  readonly dash?: readonly number[]
  /** How much of the colour the area is filled with, 0 to 1. */
  readonly fill?: number
  readonly hatching?: Hatching
  /** How wide the outline is in pixels, and how much of the colour it has; what is not said is the usual one. */
  readonly line?: { readonly width: number; readonly opacity: number }
}

export const usualLine = { width: 1.25, opacity: 1 }

/** Gas green and oil red, as maps of the sector have them. */
export const fieldLooks: Readonly<Record<(typeof mineral)[number], AreaLook>> = {
  G: { paint: 'datatype-field', fill: 0.18 },
  O: { paint: 'production-well', fill: 0.12, hatching: 'dots' },
  'O/G': { paint: 'datatype-borehole', fill: 0.12, hatching: 'crosses' },
  S: { paint: 'production-mining', fill: 0.12, hatching: 'squares' },
  GT: { paint: 'production-geothermal', fill: 0.12, hatching: 'level' },
  N2: { paint: 'datatype-seismic', fill: 0.12, hatching: 'upright' },
}

/** Hydrocarbons in gold, heat in red; each type has a hatching of its own. */
export const licenceLooks: Readonly<Record<(typeof licenceType)[number], AreaLook>> = {
  PRD: { paint: 'datatype-licence', hatching: 'rising' },
  EXP: { paint: 'datatype-licence', hatching: 'falling', dash: [6, 3] },
  STR: { paint: 'production-field', hatching: 'level' },
  GEA: { paint: 'production-geothermal', hatching: 'falling', dash: [2, 3] },
  GSL: { paint: 'production-geothermal', hatching: 'rising', dash: [6, 3] },
  GFL: { paint: 'production-geothermal', hatching: 'rising' },
  SRP: { paint: 'production-geothermal', hatching: 'dots', dash: [6, 3] },
}

/** What has lapsed is only an outline. */
export const lapsedLook: AreaLook = { paint: 'control-border', dash: [2, 4] }

export const seismicSurveys2dLook: AreaLook = { paint: 'datatype-seismic', dash: [5, 3] }
export const seismicSurveys3dLook: AreaLook = { paint: 'datatype-seismic', fill: 0.1 }

/** Surveys lie on top of each other: from afar their outlines are thin and light, or together they would be one mass. */
const fartherLines = [
  { from: 120, line: { width: 0.5, opacity: 0.3 } },
  { from: 20, line: { width: 0.8, opacity: 0.6 } },
  { from: 0, line: usualLine },
] as const

/** A look at each scale, to be asked for by metres in a pixel. */
export function lighterFromAfar(look: AreaLook): (resolution: number) => AreaLook {
  const looks = fartherLines.map(({ from, line }) => ({ from, look: { ...look, line } }))
  return (resolution) => looks.find(({ from }) => resolution > from)?.look ?? look
}

/** A code that is missing, or that has no look of its own. */
export const otherLook: AreaLook = { paint: 'control-border', fill: 0.15 }

const fieldLookOf = new Map<string | null, AreaLook>(Object.entries(fieldLooks))
const licenceLookOf = new Map<string | null, AreaLook>(Object.entries(licenceLooks))

export const fieldLook = (mineralCode: string | null): AreaLook => fieldLookOf.get(mineralCode) ?? otherLook

/** The outline alone, thin: a field that is there and does not produce. */
const pale = ({ paint }: AreaLook): AreaLook => ({ paint, line: { width: 1, opacity: 0.5 } })

const [paleLookOf, paleOther] = [
  new Map(Array.from(fieldLookOf, ([code, look]) => [code, pale(look)])),
  pale(otherLook),
]

/** How a field looks in a year in which it did not produce. */
export const paleFieldLook = (mineralCode: string | null): AreaLook =>
  paleLookOf.get(mineralCode) ?? paleOther

export const licenceLook = (type: string | null, status: string | null): AreaLook =>
  hasExpired(licences.onMap, () => status) ? lapsedLook : (licenceLookOf.get(type) ?? otherLook)
