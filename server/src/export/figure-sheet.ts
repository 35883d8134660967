import type { Product, ProductionType, Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { keyColumn, timeOf } from '@datacentre/catalogue/production/figure'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import { isProvisionalMonth, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { monthOfDay } from '@datacentre/catalogue/production/series/month-number'
import { firstProvisionalDay, lastMonthOfPartial } from '@datacentre/catalogue/production/series/figure-days'
import { defaultUnit, knownTotal, labelledAs, monthsInUnit } from '@datacentre/catalogue/production/units'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import {
  byInstallation,
  screenPer,
  type GeothermalMonth,
  type GeothermalSubject,
} from '@datacentre/catalogue/production/series/installations'
import { orderFigures } from '@datacentre/catalogue/production/selecting/order'
import { months, type MonthlyValues } from '@datacentre/catalogue/production/series/months'
import type { MonthlyScreen, YearlyScreen } from '@datacentre/catalogue/production/screen'
import { DEFAULT_SUBJECT } from '@datacentre/catalogue/production/selecting/selectors'
import { sayCode, speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Cell } from '../spreadsheet/cell.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { sheetOf, type SheetColumn } from './sheet-column.ts'

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const monthCell = (month: number | null): Cell => (month === null ? null : { month })

/** What one row is about. */
export const subjectTexts = {
  well: 'well-figures.wellNm',
  field: 'field-figures.name',
  facility: 'facility-figures.name',
  licence: 'licences.licenceName',
  geothermal: 'geothermal-figures.wellName',
} as const satisfies Record<YearlyScreen['id'], TextKey>

type Asked = {
  readonly product: Product
  readonly unit?: Unit | undefined
  readonly span: FigureSpan
}

/** Yearly figures in the asked unit, which stands above every number, in the order of the screen. */
export function yearlySheet(
  screen: YearlyScreen,
  rows: readonly AnyRow[],
  { product, unit = defaultUnit(product), span, language }: Asked & { readonly language: Language },
): Sheet {
  const say = speak(language)
  const inUnit = new Map(
    rows.map((row) => [row, monthsInUnit(product, row as unknown as MonthlyValues, unit)]),
  )
  const valuesOf = (row: AnyRow): MonthlyValues => inUnit.get(row) ?? (row as unknown as MonthlyValues)
  const measured = (column: string): string =>
    say('spreadsheet.header.measure', { column, measure: say(`unit.${unit}`) })
  const typeOf = (row: AnyRow): string =>
    sayCode(language, 'productionType', labelledAs(product, row['production'] as ProductionType))
  const columns: SheetColumn[] = [
    { header: say(subjectTexts[screen.id]), cell: (row) => cellOf(row[screen.subject]) },
    { header: say('field-figures.year'), cell: (row) => cellOf(row['year']) },
    { header: say('field-figures.operatorNm'), cell: (row) => cellOf(row['operatorNm']) },
    {
      header: say('field-figures.product'),
      cell: (row) => sayCode(language, 'product', String(row['product'])),
    },
    { header: say('field-figures.productionType'), cell: typeOf },
    {
      header: say('field-figures.location'),
      cell: (row) =>
        row['location'] === null ? null : sayCode(language, 'landSea', String(row['location'])),
    },
    ...months.map((month): SheetColumn => ({
      header: measured(say(`field-figures.${month}`)),
      cell: (row) => valuesOf(row)[month],
    })),
    { header: measured(say('production.total')), cell: (row) => knownTotal(valuesOf(row)) },
    ...keyOf(screen, say),
    // Last, so that programs find the others where they were; the year itself stays a number.
    {
      header: say('field-figures.partialUntil'),
      cell: (row) => monthCell(lastMonthOfPartial(Number(row['year']), span.until)),
    },
    ...(span.provisionalFrom === null
      ? []
      : [
          {
            header: say('figureFile.provisionalFrom'),
            cell: (row: AnyRow) => monthCell(firstProvisionalDay(Number(row['year']), span)),
          },
        ]),
  ]
  return sheetOf(say(`production.${screen.id}.short`), columns, orderFigures(screen, rows, language))
}

/** The key of the subject, by which its rows are found in other files. */
function keyOf(screen: YearlyScreen, say: Say): SheetColumn[] {
  const key = keyColumn(screen)
  if (key === undefined || screen.table === null) return []
  return [{ header: say(columnTextKey(screen.table, key)), cell: (row) => cellOf(row[key.key]) }]
}

/** The order of the live file's columns; the produced quantities stand under one title, the injected under another. */
const geothermalColumns = [
  'facilityName',
  'wellName',
  'operatorName',
  'startDate',
  'h2oProd',
  'oilProd',
  'gasProd',
  'conProd',
  'inhibProd',
  'h2oInj',
  'inhibInj',
] as const

const PRODUCED = { from: 4, merged: 'E1:I1' }
const INJECTED = { from: 9, merged: 'J1:K1' }

type MonthlyAsked = { readonly span: FigureSpan; readonly language: Language }

/**
 * Geothermal figures by month, as in the live file, and in a month by name; with the two header rows of that file. What is
 * provisional is told behind its columns, where the dataset calls anything so.
 */
export function geothermalSheet(
  screen: MonthlyScreen,
  rows: readonly AnyRow[],
  { span, language }: MonthlyAsked,
): Sheet {
  const say = speak(language)
  const titles = geothermalColumns.map((_key, at) => {
    if (at === PRODUCED.from) return say('geothermalSheet.produced')
    return at === INJECTED.from ? say('geothermalSheet.injected') : ''
  })
  const ordered = orderFigures(screen, rows, language).sort((a, b) => timeOf(screen, a) - timeOf(screen, b))
  const cell = (row: AnyRow, key: (typeof geothermalColumns)[number]): Cell =>
    key === 'startDate' ? new Date(Number(row[key])).toISOString().slice(0, 7) : cellOf(row[key])
  const isTold = span.provisionalFrom !== null
  const provisional = (row: AnyRow): Cell =>
    isProvisionalMonth(monthOfDay(Number(row['startDate'])), span) ? 1 : 0
  const heads = geothermalColumns.map((key) => say(`geothermalSheet.${key}`))
  return {
    name: say(`production.${screen.id}.short`),
    headers: isTold
      ? [
          [...titles, ''],
          [...heads, say('figureFile.provisional')],
        ]
      : [titles, heads],
    merged: [PRODUCED.merged, INJECTED.merged],
    rowCount: ordered.length,
    row: (index) => {
      const cells = geothermalColumns.map((key) => cell(ordered[index]!, key))
      return isTold ? [...cells, provisional(ordered[index]!)] : cells
    },
  }
}

type MonthlyFile = MonthlyAsked & { readonly per?: GeothermalSubject | undefined }

/** The same with a row for each well, or for each installation: then its wells stand together in one cell. */
export function geothermalFile(
  rows: readonly AnyRow[],
  { per = DEFAULT_SUBJECT, ...asked }: MonthlyFile,
): Sheet {
  const screen = screenPer(per)
  if (per === 'well') return geothermalSheet(screen, rows, asked)
  return geothermalSheet(screen, byInstallation(rows as readonly GeothermalMonth[]), asked)
}

/** The units of a geothermal file, for its second sheet. */
export const unitsOfGeothermal = Object.values(geothermalUnits)
