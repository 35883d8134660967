import { writeDay } from '@datacentre/catalogue/time/days'
import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { uwiOf } from '../registers/boreholes/uwi.ts'
import { nameIn } from '../sector/operators.ts'
import { responseOf } from './log-response.ts'
import { intervalsOf } from './stratigraphy.ts'

/** A log as a file: its range of depth and its bytes are known before its values are made. */
export type LasFile = {
  readonly top: number
  readonly bottom: number
  readonly size: number
  readonly text: () => string
}

/** About this many depths make a file of 30 to 60 KB. */
const DEPTHS = 700
/** Metres to the foot of the first casing, which at sea begins at the bottom of the sea: no logs above it. */
const CASING = { land: 60, sea: 140 }
/** What LAS writes where there is no value. */
const ABSENT = -999.25
const WIDTH = 11

const curves = [
  ['DEPT', 'M', 'Depth along hole'],
  ['GR', 'GAPI', 'Gamma ray'],
  ['DT', 'US/F', 'Sonic slowness'],
  ['RHOB', 'G/C3', 'Bulk density'],
  ['NPHI', 'V/V', 'Neutron porosity'],
  ['CALI', 'IN', 'Caliper'],
] as const

/** A log of a borehole in LAS 2.0 (Canadian Well Logging Society, 1992), made to follow its layers. */
export function lasOf(hole: Hole, country: Country): LasFile {
  const top = hole.block === null ? CASING.land : CASING.sea
  const step = Math.max(0.5, Math.round(((hole.end.ah - top) / DEPTHS) * 2) / 2)
  const rows = Math.floor((hole.end.ah - top) / step)
  const bottom = top + (rows - 1) * step
  const header = headerOf(hole, { top, step, bottom }, country)
  return {
    top,
    bottom,
    size: Buffer.byteLength(header) + rows * (WIDTH * curves.length + 1),
    text: () => `${header}${valuesOf({ hole, top, step, rows }, country)}`,
  }
}

type Entry = readonly [mnemonic: string, unit: string, value: string | number, about: string]

const line = ([mnemonic, unit, value, about]: Entry): string =>
  `${mnemonic.padEnd(5)}.${unit.padEnd(6)} ${value} : ${about}`

type Depths = { readonly top: number; readonly step: number; readonly bottom: number }

function headerOf(hole: Hole, { top, step, bottom }: Depths, country: Country): string {
  const { name, shortName, drill, endDay, block, province } = hole
  const well: readonly Entry[] = [
    ['STRT', 'M', top.toFixed(2), 'First depth'],
    ['STOP', 'M', bottom.toFixed(2), 'Last depth'],
    ['STEP', 'M', step.toFixed(2), 'Step'],
    ['NULL', '', ABSENT.toFixed(2), 'No value'],
    ['COMP', '', nameIn(Math.floor(drill.start ?? 0), drill.client), 'Company'],
    ['WELL', '', name, 'Borehole'],
    ['FLD', '', drill.field?.name ?? '', 'Field'],
    ['LOC', '', block ?? province ?? '', 'Block or province'],
    ['CTRY', '', 'NL', 'Country'],
    ['SRVC', '', 'Demonstration', 'These values are invented'],
    ['DATE', '', endDay === null ? '' : writeDay(endDay), 'Log date'],
    ['UWI', '', uwiOf(hole, country) ?? '', 'Unique well identifier'],
  ]
  const mnemonics = curves.map(([mnemonic]) => mnemonic.padStart(WIDTH)).join('')
  return [
    '~Version Information',
    line(['VERS', '', '2.0', 'CWLS log ASCII standard, version 2.0']),
    line(['WRAP', '', 'NO', 'One line per depth step']),
    '~Well Information',
    ...well.map(line),
    '~Curve Information',
    ...curves.map(([mnemonic, unit, about]) => line([mnemonic, unit, '', about])),
    '~Parameter Information',
    line(['CODE', '', shortName, 'Code of the borehole']),
    `~ASCII ${mnemonics.slice(7)}`,
    '',
  ].join('\n')
}

/** Depths above which the later tools were not run, as a share of the hole. */
const LATER_TOOLS = 0.18

type Logging = { readonly hole: Hole; readonly top: number; readonly step: number; readonly rows: number }

function valuesOf({ hole, top, step, rows }: Logging, country: Country): string {
  const chance = country.random('las', hole.nr)
  const intervals = intervalsOf(hole, country)
  const lines: string[] = []
  let at = 0
  let bed = 0
  for (let row = 0; row < rows; row++) {
    const depth = top + row * step
    while (depth >= (intervals[at]?.bottom ?? Infinity) && at < intervals.length - 1) at++
    const { gr, dt, rhob, nphi, bedded } = responseOf(intervals[at]?.unit ?? 'NU')
    // Beds: what is sandy stays sandy for some metres. Compaction: deeper rock is faster and denser.
    bed = 0.82 * bed + chance.normal(0, 0.57)
    const packed = Math.min(1, depth / 5000)
    const later = depth > hole.end.ah * LATER_TOOLS
    const washedOut = Math.max(0, bed - 1) * (gr > 60 ? 1.4 : 0.3)
    lines.push(
      cell(depth, 2) +
        cell(Math.max(2, gr + bedded * bed + chance.normal(0, 1.5)), 3) +
        cell(dt * (1 - 0.1 * packed) + 0.25 * bedded * bed + chance.normal(0, 0.8), 3) +
        cell(later ? rhob + 0.12 * packed + 0.004 * bedded * bed - 0.02 * washedOut : ABSENT, 3) +
        cell(later ? Math.max(-0.02, nphi - 0.06 * packed + 0.004 * bedded * bed) : ABSENT, 3) +
        cell(later ? (depth > 2200 ? 8.5 : 12.25) + washedOut + chance.normal(0, 0.05) : ABSENT, 3),
    )
  }
  return `${lines.join('\n')}\n`
}

const cell = (value: number, decimals: number): string => value.toFixed(decimals).padStart(WIDTH)
