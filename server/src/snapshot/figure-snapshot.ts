import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import { fold, searchFor } from '@datacentre/catalogue/list/searching/search'
import { keyColumn } from '@datacentre/catalogue/production/figure'
import { exactlyAsked } from '@datacentre/catalogue/wire/bodies/question'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { defaultUnit, monthsInUnit, totalOf } from '@datacentre/catalogue/production/units'
import { wireFigure } from '@datacentre/catalogue/production/wire-figure'
import type { MonthlyValues } from '@datacentre/catalogue/production/series/months'
import type { MonthlyScreen, ProductionScreen, YearlyScreen } from '@datacentre/catalogue/production/screen'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../answer/encoding.ts'
import type { Hold } from '../answer/memory-budget.ts'
import { inTimeSlices } from '../time-slices.ts'
import { figureSeries, type FigureSeries } from './figure-series.ts'
import { memoize } from './memoize.ts'
import { searchedText, type FactsOf } from './subject-facts.ts'
import type { Rows } from './kept/packed-files.ts'
import { checksumOf, deflatePiece, joinedBytes, joinedGzip } from './joined-gzip.ts'

/** A row of a figure call, with the values that go over the wire. */
type WireFigure = AnyRow

/** Every row names its unit; a geothermal one has several, which are the same for all of them (D21). */
const writers = {
  yearly: (row: WireFigure): string => JSON.stringify(row),
  monthly: (row: WireFigure): string => JSON.stringify({ ...row, unit: geothermalUnits }),
} as const satisfies Record<ProductionScreen['kind'], (row: WireFigure) => string>

type Group = {
  /** Made at their first use: a start does not wait for rows that nobody asks for yet. */
  readonly rows: () => readonly WireFigure[]
  /** What a search by name looks in, row by row. */
  readonly names: () => readonly string[]
  /** What a search of the screen looks in: names, codes and operators. */
  readonly texts: () => readonly string[]
  /** The rows as JSON, with commas between them, written at their first use: most groups wait long for it. */
  readonly bytes: () => Buffer
  /** The same, packed at its first use and kept: all groups together are as large as the data, whatever is asked. */
  readonly packed: () => Promise<Buffer>
}

type Way = {
  readonly encoding: Encoding
  /** Takes room for bytes that are made for this answer alone; it may throw. */
  readonly hold: (bytes: number) => Hold
}

/** The parts of an answer, to be sent one after the other; held, where they are nobody else's. */
export type FigureAnswer = { readonly parts: readonly Buffer[]; readonly hold?: Hold }

/** The figures of one screen in memory: asking is choosing groups and, with a name, a location or a key, rows of them. */
export type FigureSnapshot = {
  readonly rows: (query: FigureQuery) => readonly WireFigure[]
  /** Every row, group by group. */
  readonly all: () => readonly WireFigure[]
  /** What a search of the screen looks in, of one row. */
  readonly textOf: (row: WireFigure) => string
  /** The JSON array of the rows, in the encoding and unit that are asked and no other. */
  readonly answer: (query: FigureQuery, way: Way) => Promise<FigureAnswer>
  /** What is reported of the subject with a key, and from which year to which. */
  readonly seriesOf: (key: string | number) => readonly FigureSeries[]
  /** Makes ready, little by little, what the first to ask would wait for. */
  readonly warm: () => Promise<void>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** While somebody waits: two years of gas, 280 kB, take 2 ms in brotli and 2.5 ms in gzip. */
const packWhole: { readonly [E in Exclude<Encoding, 'identity'>]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes) => zip(bytes, { level: 1 }),
}

/** Parts in the encoding that is asked; unpacked they stay in parts. */
const packParts = async (encoding: Encoding, parts: readonly Buffer[]): Promise<readonly Buffer[]> =>
  encoding === 'identity' ? parts : [await packWhole[encoding](Buffer.concat(parts))]

/** A row of a year as JSON, on the safe side. */
const BYTES_PER_ROW = 450

/** Whether figures are asked as they are kept: in the product's own unit. */
const isOwnUnit = ({ product, unit }: Pick<FigureQuery, 'product' | 'unit'>): boolean =>
  product === undefined || unit === undefined || unit === defaultUnit(product)

/** A row in the asked unit, as the spreadsheet has it: each month converted from the value that is kept, and rounded (D21). */
export function inUnit(row: WireFigure, query: Pick<FigureQuery, 'product' | 'unit'>): WireFigure {
  const { product, unit } = query
  if (product === undefined || unit === undefined || isOwnUnit(query)) return row
  const values = monthsInUnit(product, row as unknown as MonthlyValues, unit)
  return { ...row, ...values, total: totalOf(values), unit }
}

/** Does a work at its first use and keeps what came of it; a failure is not kept. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** The name of a group; said for each of a hundred thousand rows. */
const keyOf = (product: Value | undefined, production: Value | undefined, year: Value | undefined): string =>
  `${product}|${production}|${year}`

type Grouping = {
  readonly screen: ProductionScreen
  readonly factsOf: FactsOf
  readonly key: (reported: AnyRow) => string
  readonly toWire: (reported: AnyRow) => WireFigure
}

/** The rows as they go over the wire, made once; what they are made of is then let go. */
function wireRows(reported: readonly AnyRow[], toWire: Grouping['toWire']): () => readonly WireFigure[] {
  let waiting: readonly AnyRow[] | null = reported
  let rows: readonly WireFigure[] = []
  return () => {
    if (waiting !== null) rows = waiting.map(toWire)
    waiting = null
    return rows
  }
}

function groupBy(reported: Rows, { screen, factsOf, key, toWire }: Grouping): Map<string, Group> {
  const gathered = new Map<string, AnyRow[]>()
  for (const row of reported()) {
    const name = key(row)
    const group = gathered.get(name)
    if (group === undefined) gathered.set(name, [row])
    else group.push(row)
  }
  const textOf = searchedText(screen, factsOf)
  return new Map(
    [...gathered].map(([name, group]) => [name, groupOf(screen, wireRows(group, toWire), textOf)]),
  )
}

function groupOf(screen: ProductionScreen, rows: Group['rows'], textOf: (row: WireFigure) => string): Group {
  const bytes = memoize(() => Buffer.from(rows().map(writers[screen.kind]).join(',')))
  const searched = [screen.subject, ...(screen.alsoFoundBy ?? [])]
  // A line to each column: nobody types a line break, so that no search runs from one into the other.
  const names = memoize(() => rows().map((row) => fold(searched.map((key) => row[key] ?? '').join('\n'))))
  const texts = memoize(() => rows().map(textOf))
  return { rows, names, texts, bytes, packed: once(() => deflatePiece(bytes())) }
}

type Asking = {
  /** The groups that answer a question. */
  readonly keysOf: (query: FigureQuery) => readonly string[]
  /** Whether a group is among those that visitors open with. */
  readonly isOpening: (key: string) => boolean
}

/** Groups per year, so that a range of years is a run of groups. */
function snapshotOf(
  screen: ProductionScreen,
  groups: () => ReadonlyMap<string, Group>,
  { keysOf, isOpening, factsOf }: Asking & Pick<Grouping, 'factsOf'>,
): FigureSnapshot {
  const chosen = (query: FigureQuery): Group[] =>
    keysOf(query).flatMap((key) => {
      const group = groups().get(key)
      return group === undefined ? [] : [group]
    })
  const rowsIn = (group: Group, query: FigureQuery): readonly WireFigure[] => {
    const wanted = searchFor(query.name ?? '')
    const searched = searchFor(query.search ?? '')
    const exact = exactlyAsked(screen, query)
    return group
      .rows()
      .filter(
        (row, at) =>
          (wanted === '' || group.names()[at]!.includes(wanted)) &&
          (searched === '' || group.texts()[at]!.includes(searched)) &&
          (query.location === undefined || row['location'] === query.location) &&
          exact.every(([column, value]) => row[column] === value),
      )
  }
  const rows = (query: FigureQuery): readonly WireFigure[] =>
    chosen(query).flatMap((group) => rowsIn(group, query))
  const written = (rows: readonly WireFigure[]): Buffer =>
    Buffer.from(rows.map(writers[screen.kind]).join(','))
  // Adding up 280 kB takes a tenth of a millisecond, and is the same whenever the same years are asked for.
  const checksums = new Map<string, number>()
  const checksumFor = (question: string, runs: readonly Buffer[]): number => {
    const checksum = checksums.get(question) ?? checksumOf(runs)
    checksums.set(question, checksum)
    return checksum
  }
  return {
    rows,
    textOf: searchedText(screen, factsOf),
    all: () => [...groups().values()].flatMap((group) => group.rows()),
    seriesOf: figureSeries(screen, () => [...groups().values()].map((group) => group.rows())),
    warm: async () => {
      for (const [key, group] of groups()) if (isOpening(key)) await group.packed()
      for (const group of groups().values()) {
        group.rows()
        await othersFirst()
      }
    },
    answer: async (query, { encoding, hold }) => {
      const isWhole =
        searchFor(query.name ?? '') === '' &&
        searchFor(query.search ?? '') === '' &&
        query.location === undefined &&
        exactlyAsked(screen, query).length === 0 &&
        isOwnUnit(query)
      const groups = chosen(query)
      if (!isWhole) {
        const found = groups.map((group) => rowsIn(group, query)).filter((rows) => rows.length > 0)
        const held = hold(found.reduce((sum, rows) => sum + rows.length, 0) * BYTES_PER_ROW)
        const runs: Buffer[] = []
        for (const rows of found)
          runs.push(await inTimeSlices(() => written(rows.map((row) => inUnit(row, query)))))
        return { parts: await packParts(encoding, joinedBytes(runs)), hold: held }
      }
      const runs = groups.map((group) => group.bytes())
      if (encoding === 'identity') return { parts: joinedBytes(runs) }
      if (encoding === 'br') {
        const held = hold(runs.reduce((sum, run) => sum + run.length, 0))
        return { parts: await packParts(encoding, joinedBytes(runs)), hold: held }
      }
      const packed = await Promise.all(groups.map((group) => group.packed()))
      return { parts: joinedGzip({ runs, packed, checksum: checksumFor(keysOf(query).join(), runs) }) }
    },
  }
}

const yearsIn = ({ yearStart, yearEnd }: FigureQuery): number[] =>
  Array.from({ length: yearEnd - yearStart + 1 }, (_, index) => yearStart + index)

export function yearlyFigures(screen: YearlyScreen, reported: Rows, factsOf: FactsOf): FigureSnapshot {
  const groups = memoize(() =>
    groupBy(reported, {
      screen,
      factsOf,
      key: (row) => keyOf(row['product'], row['productionType'], row['year']),
      toWire: (row) => wireFigure(screen, row, factsOf(row[keyColumn(screen)?.key ?? ''] ?? null).province),
    }),
  )
  const opening = keyOf(screen.defaults.product, screen.defaults.production, '')
  return snapshotOf(screen, groups, {
    factsOf,
    keysOf: (query) => yearsIn(query).map((year) => keyOf(query.product, query.production, year)),
    isOpening: (key) => key.startsWith(opening),
  })
}

export function monthlyFigures(screen: MonthlyScreen, reported: Rows, factsOf: FactsOf): FigureSnapshot {
  const key = keyColumn(screen)?.key ?? ''
  const groups = memoize(() =>
    groupBy(reported, {
      screen,
      factsOf,
      key: (row) => String(new Date(Number(row['startDate'])).getUTCFullYear()),
      toWire: (row) => ({ ...row, province: factsOf(row[key] ?? null).province }),
    }),
  )
  return snapshotOf(screen, groups, {
    factsOf,
    keysOf: (query) => yearsIn(query).map(String),
    isOpening: () => true,
  })
}
