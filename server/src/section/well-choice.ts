import type { Borehole } from '@datacentre/catalogue'
import { stratInterpretations } from '@datacentre/catalogue/supporting/stratigraphy'
import {
  alongCorners,
  nearestOnLine,
  spreadAlong,
  type OnLine,
} from '@datacentre/catalogue/underground/section-line'
import { lengthOf } from '@datacentre/catalogue/geography/near/true-length'
import { MOST_WELLS } from '@datacentre/catalogue/underground/section-addresses'
import { readColumn, type Reading } from '@datacentre/database'
import { inSystem, type Coordinates } from '../coordinates.ts'
import { headOf } from '../hole-ends.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { SectionRefused, type SectionQuestion } from './question.ts'

/** A borehole with where it starts, on the Dutch grid and on the line of the section. */
export type PlacedWell = OnLine & { readonly borehole: Borehole; readonly head: Coordinates }

export type ChosenWells = {
  readonly wells: readonly PlacedWell[]
  /** The corners of the line, on the Dutch grid. */
  readonly line: readonly Coordinates[]
  /** How many lie near to a line that was drawn, with layers and without; null where the boreholes were named. */
  readonly near: { readonly read: number; readonly unread: number } | null
}

const boreholesOf = ({ registers }: Snapshot): readonly Borehole[] =>
  (registers.get('boreholes')?.rows ?? []) as readonly Borehole[]

/** By its key, its short name or its name, as people write them. */
function wellNamed(rows: readonly Borehole[], text: string): Borehole | undefined {
  const key = /^\d{1,15}$/.test(text) ? Number(text) : null
  const wanted = text.toLowerCase()
  return (
    rows.find(({ boreholeDbk }) => boreholeDbk === key) ??
    rows.find(({ shortName }) => shortName?.toLowerCase() === wanted) ??
    rows.find(({ boreholeName }) => boreholeName.toLowerCase() === wanted)
  )
}

/** The boreholes that an address names, in its order. */
export function wellsNamed(snapshot: Snapshot, names: readonly string[]): ChosenWells {
  const rows = boreholesOf(snapshot)
  const found = names.map((name) => ({ name, borehole: wellNamed(rows, name) }))
  const refuse = (
    word: 'fault.unknown' | 'fault.twice' | 'fault.noPlace',
    wrong: readonly string[],
  ): void => {
    if (wrong.length > 0)
      throw new SectionRefused([{ key: 'wells', word, values: { names: wrong.join(', ') } }])
  }
  refuse(
    'fault.unknown',
    found.flatMap(({ name, borehole }) => (borehole === undefined ? [name.slice(0, 40)] : [])),
  )
  const wells = found.flatMap(({ borehole }) => borehole ?? [])
  refuse(
    'fault.twice',
    wells.filter((well, at) => wells.indexOf(well) < at).map(({ boreholeName }) => boreholeName),
  )
  const placed = wells.map((borehole) => ({ borehole, head: headOf(borehole) }))
  refuse(
    'fault.noPlace',
    placed.flatMap(({ borehole, head }) => (head === null ? [borehole.boreholeName] : [])),
  )
  const line = placed.flatMap(({ head }) => (head === null ? [] : [head]))
  const onLine = alongCorners(line)
  return {
    wells: onLine.map((one, at) => ({ ...one, borehole: wells[at]!, head: line[at]! })),
    line,
    near: null,
  }
}

/** Metres in a degree of latitude at least. */
const DEGREE_M = 110_000

/** The boreholes along a line that have layers to show. */
export async function wellsAlong(
  snapshot: Snapshot,
  { line: degrees, within }: { readonly line: NonNullable<SectionQuestion['line']>; readonly within: number },
  reading: Reading,
): Promise<ChosenWells> {
  const line = degrees.map(([longitude, latitude]) => inSystem('RD', longitude, latitude))
  const read = await readColumn(reading, stratInterpretations, 'boreholeDbk')
  // Most boreholes are told to be far away by their degrees, which costs nothing.
  const [longitudes, latitudes] = [degrees.map(([x]) => x), degrees.map(([, y]) => y)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const up = within / DEGREE_M
  const aside = up / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const [west, east] = [Math.min(...longitudes) - aside, Math.max(...longitudes) + aside]
  const near = boreholesOf(snapshot).flatMap((borehole): readonly PlacedWell[] => {
    const { longitudeWgs84: x, latitudeWgs84: y } = borehole
    if (x === null || y === null || x < west || x > east || y < south - up || y > north + up) return []
    const head = inSystem('RD', x, y)
    const onLine = nearestOnLine(line, head)
    return onLine.off <= within ? [{ ...onLine, borehole, head }] : []
  })
  const withLayers = near.filter(({ borehole }) => read.has(borehole.boreholeDbk))
  return {
    wells: spreadAlong(withLayers, { length: lengthOf(line), most: MOST_WELLS }),
    line,
    near: { read: withLayers.length, unread: near.length - withLayers.length },
  }
}
