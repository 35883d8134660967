import { geothermalPurposes, type boreholeResult } from '../codes/boreholes.ts'
import { boreholeState, type BoreholeState } from './borehole-states.ts'
import type { Mark } from './mark.ts'
import { hasFound } from './result-findings.ts'

type Result = (typeof boreholeResult)[number]

const CIRCLE = 'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z'
const SMALL_CIRCLE = 'M3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0Z'
const SQUARE = 'M-4-4H4V4H-4Z'
const DIAMOND = 'M0-5.5L5.5 0L0 5.5L-5.5 0Z'
const TRIANGLE = 'M-5-4H5L0 5.5Z'
const STRAIGHT_RAYS = 'M0-4V-8M0 4V8M-4 0H-8M4 0H8'
const SLANTED_RAYS = 'M2.8-2.8L5.6-5.6M-2.8-2.8L-5.6-5.6M2.8 2.8L5.6 5.6M-2.8 2.8L-5.6 5.6'
const UPPER_RAYS = 'M2.8-2.8L5.6-5.6M-2.8-2.8L-5.6-5.6'
const CROSS = 'M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5'
const BOWL = 'M-5.5 0H5.5A5.5 5.5 0 0 1-5.5 0Z'
const STEAM = 'M-3.5-2.5V-6M0-2.5V-7M3.5-2.5V-6'

const oil = 'production-well'
const gas = 'datatype-field'
const oilAndGas = 'datatype-borehole'

/** The signs of the sector: oil is a full circle, gas a sun, a dry hole an open circle with four rays; traces are hollow. */
export const boreholeMarks: Readonly<Record<Result, Mark>> = {
  OIL: { paint: oil, body: CIRCLE, solid: true },
  OLS: { paint: oil, body: CIRCLE, spot: true },
  GAS: { paint: gas, body: CIRCLE, solid: true, rays: STRAIGHT_RAYS + SLANTED_RAYS },
  GSS: { paint: gas, body: CIRCLE, rays: STRAIGHT_RAYS + SLANTED_RAYS },
  GWOS: { paint: gas, body: CIRCLE, solid: true, rays: STRAIGHT_RAYS + SLANTED_RAYS, spot: true },
  OAG: { paint: oilAndGas, body: CIRCLE, solid: true, rays: SLANTED_RAYS },
  OWGS: { paint: oil, body: CIRCLE, solid: true, rays: UPPER_RAYS },
  GOS: { paint: oilAndGas, body: CIRCLE, rays: SLANTED_RAYS, spot: true },
  DRY: { paint: 'quiet-ink', body: CIRCLE, rays: STRAIGHT_RAYS },
  FLR: { paint: 'quiet-ink', rays: CROSS },
  SALT: { paint: 'production-mining', body: SQUARE, solid: true },
  COAL: { paint: 'ink', body: DIAMOND, solid: true },
  WTR: { paint: 'datatype-seismic', body: TRIANGLE, solid: true },
  WTS: { paint: 'datatype-seismic', body: TRIANGLE },
  UNK: { paint: 'control-border', body: SMALL_CIRCLE },
}

/** A hot spring, as maps have it: full where something was found. */
export const geothermalMarks = {
  found: { paint: 'production-geothermal', body: BOWL, rays: STEAM, solid: true },
  notFound: { paint: 'production-geothermal', body: BOWL, rays: STEAM },
} as const satisfies Record<string, Mark>

/**
 * The line that tells the state, as maps of wells strike out what is plugged: none in use, above what rests, through what is
 * closed, under what is not settled. The one through it runs between the rays of every sign.
 */
const bars: Readonly<Record<BoreholeState, string | null>> = {
  inUse: null,
  idle: 'M-6-8H6',
  closed: 'M-8 3.3L8-3.3',
  unsettled: 'M-6 8H6',
}

export const withState = (mark: Mark, state: BoreholeState): Mark => {
  const bar = bars[state]
  return bar === null ? mark : { ...mark, bar }
}

/** What the sign of a borehole tells of it. */
export type SignedBorehole = {
  readonly result: string | null
  readonly purpose: string | null
  readonly state: BoreholeState
}

export const isGeothermal = ({ purpose }: Pick<SignedBorehole, 'purpose'>): boolean =>
  purpose !== null && geothermalPurposes.includes(purpose)

/** The columns that decide the sign of a borehole. */
export const signColumns = ['resultCode', 'purposeCd', 'statusDescription'] as const

/** What the sign of a borehole tells, from its columns. */
export function signedBorehole(valueOf: (column: string) => unknown): SignedBorehole {
  const code = (column: (typeof signColumns)[number]): string | null => {
    const value = valueOf(column)
    return typeof value === 'string' ? value : null
  }
  return {
    result: code('resultCode'),
    purpose: code('purposeCd'),
    state: boreholeState(code('statusDescription')),
  }
}

const marks = new Map<string | null, Mark>(Object.entries(boreholeMarks))

/** A result that is missing, or that no list knows, is drawn as unknown. */
const plainMark = (borehole: SignedBorehole): Mark => {
  if (!isGeothermal(borehole)) return marks.get(borehole.result) ?? boreholeMarks.UNK
  return hasFound(borehole.result) ? geothermalMarks.found : geothermalMarks.notFound
}

const made = new Map<Mark, Map<BoreholeState, Mark>>()

/** The sign of a borehole; the same one for all that have it, so that it is drawn once. */
export function boreholeMark(borehole: SignedBorehole): Mark {
  const plain = plainMark(borehole)
  const ofPlain = made.get(plain) ?? new Map<BoreholeState, Mark>()
  made.set(plain, ofPlain)
  const mark = ofPlain.get(borehole.state) ?? withState(plain, borehole.state)
  ofPlain.set(borehole.state, mark)
  return mark
}
