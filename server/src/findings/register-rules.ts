import { codeLists } from '@datacentre/catalogue/codes/index'
import type { AnyRow, Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { LayerId } from '@datacentre/catalogue/grammar/layer-id'
import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { showDay } from '@datacentre/catalogue/time/days'
import { endedBeforeStart, standsForUnknown } from '@datacentre/catalogue/time/doubtful-days'
import { boxAt } from '../snapshot/drawn-layer.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { codesOf } from '../version-texts.ts'
import { dayOfVersion } from '../version-words.ts'
import type { Finding } from './finding.ts'

type Row = { readonly served: LayerSnapshot; readonly row: AnyRow }

export const findingOf = ({ served: { layer }, row }: Row, nl: string, en: string): Finding => ({
  layer: layer.id,
  key: row[layer.key] as string | number,
  name: String(row[layer.title] ?? ''),
  nl,
  en,
})

function rowsOf({ layers }: Snapshot, id: LayerId): Row[] {
  const served = layers.get(id)
  return served === undefined ? [] : served.rows.map((row) => ({ served, row }))
}

const nameOf = ({ layer }: LayerSnapshot, column: Column, language: Language): string =>
  speak(language)(columnTextKey(layer.table, column) as TextKey)

/** The same in both languages. */
type InBoth = Readonly<Record<Language, string>>

const same = (words: string): InBoth => ({ nl: words, en: words })

/** What is found in the cells of some columns of every layer; the columns are looked up once for each. */
const inColumns = (
  { layers }: Snapshot,
  isWanted: (column: Column) => boolean,
  find: (value: Value, column: Column) => readonly InBoth[],
): Finding[] =>
  [...layers.values()].flatMap((served) => {
    const columns = served.layer.table.columns.filter(isWanted)
    const names = columns.map(
      (column) => [nameOf(served, column, 'nl'), nameOf(served, column, 'en')] as const,
    )
    const findings: Finding[] = []
    if (columns.length === 0) return findings
    for (const row of served.rows)
      for (const [at, column] of columns.entries())
        for (const what of find(row[column.key] ?? null, column))
          findings.push(
            findingOf({ served, row }, `${names[at]![0]}: ${what.nl}`, `${names[at]![1]}: ${what.en}`),
          )
    return findings
  })

export const placeholderDates = (snapshot: Snapshot): Finding[] =>
  inColumns(
    snapshot,
    ({ kind }) => kind === 'day',
    (day) => (typeof day === 'number' && standsForUnknown(day) ? [same(showDay(day))] : []),
  )

export function endBeforeStart(snapshot: Snapshot): Finding[] {
  return rowsOf(snapshot, 'boreholes')
    .filter(({ row }) => endedBeforeStart(row))
    .map((found) => {
      const [start, end] = [found.row['startDate'], found.row['endDate']].map((day) => showDay(Number(day)))
      return findingOf(found, `begonnen op ${start}, klaar op ${end}`, `began on ${start}, ended on ${end}`)
    })
}

/** The statuses of a hole that is still to be drilled. */
const PLANNED: ReadonlySet<unknown> = new Set(['Planned'])

export function startToCome(snapshot: Snapshot): Finding[] {
  const today = dayOfVersion(snapshot.version)
  return rowsOf(snapshot, 'boreholes').flatMap((found) => {
    const { startDate, statusDescription } = found.row
    if (typeof startDate !== 'number' || startDate <= today || PLANNED.has(statusDescription)) return []
    return [findingOf(found, `begint op ${showDay(startDate)}`, `begins on ${showDay(startDate)}`)]
  })
}

export const missingPosition = (snapshot: Snapshot): Finding[] =>
  [...snapshot.layers.values()].flatMap((served) =>
    served.rows.flatMap((row, at) =>
      boxAt(served, at) === null ? [findingOf({ served, row }, 'geen plaats', 'no location')] : [],
    ),
  )

export function pathWithoutSurvey(snapshot: Snapshot): Finding[] {
  const surveyed = new Set(
    snapshot.features
      .get('well-paths')
      ?.rows()
      .map(({ boreholeDbk }) => boreholeDbk),
  )
  return rowsOf(snapshot, 'boreholes').flatMap((found) =>
    (found.row['boreholeShape'] === 'D' || found.row['boreholeShape'] === 'H') &&
    !surveyed.has(found.row['boreholeDbk'] as number)
      ? [findingOf(found, 'geen meting van het verloop', 'no survey of its path')]
      : [],
  )
}

/** A code that a list has with other capitals is shown as that one, and so is no other code. */
function unknownCode(code: string, list: ReadonlySet<string> | undefined): InBoth {
  const meant = [...(list ?? [])].find((one) => one.toLowerCase() === code.toLowerCase())
  return meant === undefined
    ? same(code)
    : { nl: `${code}, andere schrijfwijze van ${meant}`, en: `${code}, another spelling of ${meant}` }
}

export function unknownCodes(snapshot: Snapshot): Finding[] {
  const own = Object.keys(codesOf(snapshot.version).nl)
  const known = new Map(
    Object.entries(codeLists).map(([list, codes]) => [
      list,
      new Set([
        ...(codes as readonly string[]),
        ...own.filter((key) => key.startsWith(`${list}.`)).map((key) => key.slice(list.length + 1)),
      ]),
    ]),
  )
  return inColumns(
    snapshot,
    ({ kind }) => kind === 'code' || kind === 'codeList',
    (value, column) => {
      if (typeof value !== 'string' || !('codes' in column)) return []
      const list = known.get(column.codes)
      const codes = column.kind === 'code' ? [value] : partsOf(value)
      return codes.filter((code) => !list?.has(code)).map((code) => unknownCode(code, list))
    },
  )
}
