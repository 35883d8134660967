import type { Borehole } from '@datacentre/catalogue'
import type { StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import { endsOutsideField } from './laws/bottom-holes.ts'
import { beginsWell } from './laws/columns-at-sea.ts'
import { overlappingLicences } from './laws/overlaps.ts'
import { soldShare } from './laws/owners.ts'
import { isBeforeNomenclature } from './laws/readings.ts'
import { allOf, outlineOf, type Package, typedRows } from './rows-by-table.ts'

/** Something a geologist would look at first: what was found here, and what real registers have. */
export type Check = { readonly what: string; readonly found: string; readonly live: string }

const count = (some: number): string => some.toLocaleString('en')
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const ofAll = (some: number, all: number): string =>
  `${count(some)} of ${count(all)} (${percent(some / all)})`

/** Nobody counted it in the live register. */
const NOT_KNOWN = '–'

/** The day of the Mining Act, on which the archives were opened. */
const MINING_ACT = Date.UTC(2003, 0, 1)

export async function checksOf(looked: Package, boreholes: readonly Borehole[]): Promise<readonly Check[]> {
  return [
    await endsCheck(looked, boreholes),
    await overlapCheck(looked),
    await readingsCheck(looked),
    await columnsCheck(looked, boreholes),
    await pointsCheck(looked),
    ...publicChecks(boreholes),
    ...registerChecks(boreholes),
  ]
}

async function endsCheck(looked: Package, boreholes: readonly Borehole[]): Promise<Check> {
  const fields = await allOf(typedRows(looked, 'fields'))
  const outlines = new Map(
    fields.flatMap((field) => {
      const outline = outlineOf(field)
      return outline === null ? [] : [[field.fieldCode, outline] as const]
    }),
  )
  const found = count(endsOutsideField(boreholes, outlines).length)
  return { what: 'Boreholes that end outside their field', found, live: NOT_KNOWN }
}

async function overlapCheck(looked: Package): Promise<Check> {
  const licences = await allOf(typedRows(looked, 'licences'))
  const held = licences.flatMap((row) => {
    const outline = outlineOf(row)
    return outline === null ? [] : [{ row, outline }]
  })
  const found = count(overlappingLicences(held).length)
  return {
    what: 'Pairs of areas licensed for the same resource, of two licences in force or of one, that overlap',
    found,
    live: NOT_KNOWN,
  }
}

async function readingsCheck(looked: Package): Promise<Check> {
  let early = 0
  for await (const reading of typedRows(looked, 'strat-interpretations'))
    if (isBeforeNomenclature(reading)) early++
  return {
    what: 'Interpretations older than the nomenclature they follow',
    found: count(early),
    live: NOT_KNOWN,
  }
}

/** The first two layers are enough; all of them would not fit in memory at ten times the size. */
const FIRST_LAYERS = 2

async function columnsCheck(looked: Package, boreholes: readonly Borehole[]): Promise<Check> {
  const holes = new Map(boreholes.map((borehole) => [borehole.boreholeDbk, borehole]))
  const columns = new Map<string, StratInterval[]>()
  for await (const interval of typedRows(looked, 'strat-intervals')) {
    const key = `${interval.boreholeDbk} ${interval.interpretationNr}`
    const first = columns.get(key) ?? []
    if (first.length < FIRST_LAYERS) columns.set(key, [...first, interval])
  }
  const strange = [...columns.values()].filter((intervals) => {
    const hole = holes.get(intervals[0]?.boreholeDbk ?? 0)
    return hole === undefined || !beginsWell(hole, intervals)
  })
  return {
    what: 'Columns at sea that do not begin with air up to the reference level and water, or on land that do',
    found: count(strange.length),
    live: NOT_KNOWN,
  }
}

async function pointsCheck(looked: Package): Promise<Check> {
  let without = 0
  for await (const { devAngle, azimuth } of typedRows(looked, 'deviation-points'))
    if (devAngle === null || azimuth === null) without++
  return { what: 'Survey points without inclination or azimuth', found: count(without), live: '0' }
}

function publicChecks(boreholes: readonly Borehole[]): readonly Check[] {
  const days = boreholes.flatMap(({ confidentialityDate }) => confidentialityDate ?? [])
  const first = days.reduce((least, day) => Math.min(least, day), Infinity)
  const atOnce = days.filter((day) => day === MINING_ACT).length
  return [
    {
      what: 'Boreholes public from 1 January 2003',
      found: ofAll(atOnce, boreholes.length),
      live: ofAll(3556, 6609),
    },
    {
      what: 'The earliest year from which a borehole is public',
      found: Number.isFinite(first) ? String(new Date(first).getUTCFullYear()) : 'none',
      live: '1972',
    },
    {
      what: 'Boreholes without a day from which they are public',
      found: count(boreholes.length - days.length),
      live: '5',
    },
  ]
}

function registerChecks(boreholes: readonly Borehole[]): readonly Check[] {
  const having = (has: (borehole: Borehole) => boolean): number => boreholes.filter(has).length
  const all = boreholes.length
  const unsettled = boreholes
    .filter(({ blockCd, statusDescription }) => blockCd !== null && statusDescription === null)
    .map(({ startDate }) => new Date(startDate ?? 0).getUTCFullYear())
  return [
    {
      what: 'Idle boreholes at sea whose owner now is not the operator that drilled them',
      found: percent(soldShare(boreholes)),
      live: '91 %',
    },
    {
      what: 'The earliest start of a borehole at sea without a status',
      found: unsettled.length === 0 ? 'none' : String(Math.min(...unsettled)),
      live: '2021',
    },
    {
      what: 'Boreholes with the name of a field and a well',
      found: ofAll(
        having(({ fieldCode, wellName }) => fieldCode !== null && wellName !== null),
        all,
      ),
      live: ofAll(3064, 6609),
    },
    {
      what: 'Boreholes with a chronostratigraphic code',
      found: ofAll(
        having(({ chronostratCode }) => chronostratCode !== null),
        all,
      ),
      live: ofAll(148, 6609),
    },
    {
      what: 'Boreholes at sea with a map sheet',
      found: count(having(({ blockCd, mapSheet }) => blockCd !== null && mapSheet !== null)),
      live: '0',
    },
  ]
}
