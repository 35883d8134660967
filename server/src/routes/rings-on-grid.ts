import type { Position } from '@datacentre/catalogue/geography/geojson'
import { inSystem, type Place } from '../export/coordinates.ts'

/** Rings in WGS84 as metres of the Dutch grid, where areas can be told. */
export const ringsOnGrid = (rings: readonly (readonly Position[])[]): Place[][] =>
  rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => inSystem('RD', longitude, latitude)))
