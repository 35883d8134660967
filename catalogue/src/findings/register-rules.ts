import { plannedStatus } from '../codes/boreholes.ts'
import { codeLists } from '../codes/index.ts'
import { layerOf, mapLayers, type MapLayer } from '../geography/map-layers.ts'
import type { AnyRow, Column, Value } from '../grammar/column.ts'
import { partsOf } from '../grammar/column-kinds.ts'
import { speak, type Language, type TextKey } from '../texts/index.ts'
import { columnTextKey } from '../texts/keys.ts'
import { showDay } from '../time/days.ts'
import { endedBeforeStart, standsForUnknown } from '../time/doubtful-days.ts'
import { showAmount } from '../wording/amount.ts'
import type { Finding } from './finding.ts'
import type { Inspected } from './inspected.ts'
import { metresOutside } from './metres-outside.ts'

type Row = { readonly layer: MapLayer; readonly row: AnyRow }

const findingOf = ({ layer, row }: Row, nl: string, en: string): Finding => ({
  layer: layer.id,
  key: row[layer.key] as string | number,
  name: String(row[layer.title] ?? ''),
  nl,
  en,
})

const boreholesOf = ({ rowsOf }: Inspected): Row[] => {
  const layer = layerOf('boreholes')
  return rowsOf('boreholes').map((row) => ({ layer, row }))
}

const nameOf = ({ table }: MapLayer, column: Column, language: Language): string =>
  speak(language)(columnTextKey(table, column) as TextKey)

/** The same in both languages. */
type InBoth = Readonly<Record<Language, string>>

const same = (words: string): InBoth => ({ nl: words, en: words })

/** What is found in the cells of some columns of every layer; the columns are looked up once for each. */
const inColumns = (
  { rowsOf }: Inspected,
  isWanted: (column: Column) => boolean,
  find: (value: Value, column: Column) => readonly InBoth[],
): Finding[] =>
  mapLayers.flatMap((layer) => {
    const columns = layer.table.columns.filter(isWanted)
    const names = columns.map((column) => [nameOf(layer, column, 'nl'), nameOf(layer, column, 'en')] as const)
    const findings: Finding[] = []
    if (columns.length === 0) return findings
    for (const row of rowsOf(layer.id))
      for (const [at, column] of columns.entries())
        for (const what of find(row[column.key] ?? null, column))
          findings.push(
            findingOf({ layer, row }, `${names[at]![0]}: ${what.nl}`, `${names[at]![1]}: ${what.en}`),
          )
    return findings
  })

export const placeholderDates = (inspected: Inspected): Finding[] =>
  inColumns(
    inspected,
    ({ kind }) => kind === 'day',
    (day) => (typeof day === 'number' && standsForUnknown(day) ? [same(showDay(day))] : []),
  )

export function endBeforeStart(inspected: Inspected): Finding[] {
  return boreholesOf(inspected)
    .filter(({ row }) => endedBeforeStart(row))
    .map((found) => {
      const [start, end] = [found.row['startDate'], found.row['endDate']].map((day) => showDay(Number(day)))
      return findingOf(found, `begonnen op ${start}, klaar op ${end}`, `began on ${start}, ended on ${end}`)
    })
}

export function startToCome(inspected: Inspected): Finding[] {
  const { day } = inspected
  return boreholesOf(inspected).flatMap((found) => {
    const { startDate, statusDescription } = found.row
    if (typeof startDate !== 'number' || startDate <= day || statusDescription === plannedStatus) return []
    return [findingOf(found, `begint op ${showDay(startDate)}`, `begins on ${showDay(startDate)}`)]
  })
}

export const missingPosition = ({ rowsOf, isPlaced }: Inspected): Finding[] =>
  mapLayers.flatMap((layer) =>
    rowsOf(layer.id).flatMap((row, at) =>
      isPlaced(layer.id, at) ? [] : [findingOf({ layer, row }, 'geen plaats', 'no location')],
    ),
  )

/** Kilometres to a tenth. */
const kilometres = (metres: number): number => Math.round(metres / 100) / 10

/** Holes of which no part lies in or near the outline of their field. */
export function outsideField(inspected: Inspected): Finding[] {
  const outlines = inspected.outlines()
  return boreholesOf(inspected).flatMap((found, at) => {
    const { fieldCode = null } = found.row
    const own = fieldCode === null ? undefined : outlines.get(fieldCode)
    const metres = own === undefined ? null : metresOutside(own, inspected.holeAt(at))
    if (metres === null) return []
    const km = kilometres(metres)
    return [
      findingOf(
        found,
        `${showAmount(km, 'nl')} km buiten veld ${String(fieldCode)}`,
        `${showAmount(km, 'en')} km outside field ${String(fieldCode)}`,
      ),
    ]
  })
}

export function pathWithoutSurvey(inspected: Inspected): Finding[] {
  const surveyed = inspected.surveyed()
  return boreholesOf(inspected).flatMap((found) => {
    const { boreholeShape, boreholeDbk = null } = found.row
    return (boreholeShape === 'D' || boreholeShape === 'H') && !surveyed.has(boreholeDbk)
      ? [findingOf(found, 'geen meting van het verloop', 'no survey of its path')]
      : []
  })
}

/** A code that a list has with other capitals is shown as that one, and so is no other code. */
function unknownCode(code: string, list: ReadonlySet<string> | undefined): InBoth {
  const meant = [...(list ?? [])].find((one) => one.toLowerCase() === code.toLowerCase())
  return meant === undefined
    ? same(code)
    : { nl: `${code}, andere schrijfwijze van ${meant}`, en: `${code}, another spelling of ${meant}` }
}

export function unknownCodes(inspected: Inspected): Finding[] {
  const own = inspected.ownCodes
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
    inspected,
    ({ kind }) => kind === 'code' || kind === 'codeList',
    (value, column) => {
      if (typeof value !== 'string' || !('codes' in column)) return []
      const list = known.get(column.codes)
      const codes = column.kind === 'code' ? [value] : partsOf(value)
      return codes.filter((code) => !list?.has(code)).map((code) => unknownCode(code, list))
    },
  )
}
