import type { boreholeResult } from '../codes/boreholes.ts'
import type { Mark } from './mark.ts'

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

const marks = new Map<string | null, Mark>(Object.entries(boreholeMarks))

/** A result that is missing, or that no list knows, is drawn as unknown. */
export const boreholeMark = (result: string | null): Mark => marks.get(result) ?? boreholeMarks.UNK
