import { setImmediate as othersFirst } from 'node:timers/promises'
import { rockUnit, stratUnit } from '@datacentre/catalogue/codes/rock-units'
import { stratGroup } from '@datacentre/catalogue/codes/stratigraphy'
import { lengthOf } from '@datacentre/catalogue/geography/near/true-length'
import { directionTo, type Direction } from '@datacentre/catalogue/geography/near/directions'
import type { LogDocument } from '@datacentre/catalogue/supporting/documents'
import { extentOf, isStratGroup } from '@datacentre/catalogue/underground/units-chosen'
import { isInStratGroup } from '@datacentre/catalogue/codes/stratigraphy'
import {
  readDeviation,
  readLogDocuments,
  readStratigraphy,
  type Connection,
  type Reading,
} from '@datacentre/database'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { gammaOf, readCurveFiles, type LogCurve } from './log-curve.ts'
import { SectionRefused, type SectionQuestion } from './question.ts'
import { sectionWell, type SectionLayer, type SectionWell } from './section-well.ts'
import { wellsAlong, wellsNamed, type ChosenWells, type PlacedWell } from './well-choice.ts'

/** The layers of the chosen unit in a borehole. */
type UnitExtent = {
  readonly first: SectionLayer
  readonly last: SectionLayer
  /** Whether the hole goes on below it: one that ends in it does not tell its base. */
  readonly isWhole: boolean
}

/** A borehole with all that a section shows of it. */
export type ShownWell = SectionWell & {
  /** The log files that can be had. */
  readonly logs: readonly LogDocument[]
  readonly curve: LogCurve | null
  /** From where to where the chosen unit goes; null where it is not found or none is chosen. */
  readonly extent: UnitExtent | null
}

/** What depths are counted from: NAP, mean sea level, or both where some boreholes stand on land and some at sea. */
type Levels = readonly ('NAP' | 'MSL')[]

export type SectionDocument = {
  readonly question: SectionQuestion
  readonly wells: readonly ShownWell[]
  /** Of the line, in metres over the ground. */
  readonly length: number
  readonly direction: Direction | null
  readonly near: ChosenWells['near']
  readonly levels: Levels
  /** The groups and units that the boreholes have, from young to old. */
  readonly groups: readonly string[]
  readonly units: readonly string[]
}

type Served = { readonly store: Connection; readonly snapshot: Snapshot }

type ReadWell = {
  readonly placed: PlacedWell
  readonly well: SectionWell
  readonly logs: readonly LogDocument[]
}

async function readWell(reading: Reading, placed: PlacedWell): Promise<ReadWell & { files: Buffer[] }> {
  const { boreholeDbk } = placed.borehole
  const well = sectionWell(placed, {
    deviation: await readDeviation(reading, boreholeDbk),
    interpretations: await readStratigraphy(reading, boreholeDbk),
  })
  const logs = (await readLogDocuments(reading, boreholeDbk)).filter(
    ({ filePath, fileAddress }) => filePath !== null || fileAddress !== null,
  )
  return { placed, well, logs, files: await readCurveFiles(reading, logs) }
}

/** The section that an address asks for. */
export async function sectionDocument(served: Served, question: SectionQuestion): Promise<SectionDocument> {
  const { snapshot } = served
  const { line, within, unit } = question
  const named = question.wells === null ? null : wellsNamed(snapshot, question.wells)
  const { chosen, read } = await fromStore(served, async (reading) => {
    const among = named ?? (await wellsAlong(snapshot, { line: line ?? [], within }, reading))
    const wells: (ReadWell & { readonly files: Buffer[] })[] = []
    for (const placed of among.wells) wells.push(await readWell(reading, placed))
    return { chosen: among, read: wells }
  })
  const units = unitsOf(read.map(({ well }) => well))
  refuseUnknownUnit(unit, units)
  const wells: ShownWell[] = []
  for (const { well, logs, files } of read) {
    const curve = await gammaOf(well, files)
    wells.push({ ...well, logs, curve, extent: unit === null ? null : unitExtent(well, unit) })
    await othersFirst()
  }
  const [from, to] = [chosen.line[0], chosen.line.at(-1)]
  return {
    question,
    wells,
    length: lengthOf(chosen.line),
    direction: from && to ? directionTo(from, to) : null,
    near: chosen.near,
    levels: (['NAP', 'MSL'] as const).filter((level) =>
      wells.some(({ isTrue, borehole }) => isTrue && borehole.drpDatumCode === level),
    ),
    groups: stratGroup.filter((group) => units.some((code) => isInStratGroup(code, group))),
    units,
  }
}

function unitExtent({ layers }: SectionWell, unit: string): UnitExtent | null {
  const extent = layers === null ? null : extentOf(layers, unit)
  return extent === null ? null : { ...extent, isWhole: extent.last !== layers?.at(-1) }
}

/** The units of boreholes from young to old; those that we do not know last. */
function unitsOf(wells: readonly SectionWell[]): readonly string[] {
  const found = [...new Set(wells.flatMap(({ layers }) => layers?.flatMap(({ unit }) => unit ?? []) ?? []))]
  const placeOf = (code: string): number => {
    const place = (rockUnit as readonly string[]).indexOf(code)
    return place === -1 ? rockUnit.length : place
  }
  return found
    .filter((code) => code !== 'AIR' && code !== 'WATER')
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
}

function refuseUnknownUnit(unit: string | null, units: readonly string[]): void {
  if (unit === null || isStratGroup(unit) || units.includes(unit)) return
  if ((stratUnit as readonly string[]).includes(unit)) return
  throw new SectionRefused([
    { key: 'unit', word: 'fault.unit', values: { known: [...stratGroup, ...units].join(', ') } },
  ])
}
