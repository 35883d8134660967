import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { geothermalUnits, type GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureSpan, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import {
  firstDayOfMonth,
  monthNumber,
  monthOfDay,
} from '@datacentre/catalogue/production/series/month-number'
import { months } from '@datacentre/catalogue/production/series/months'
import {
  quantities,
  reportedMonth,
  reportedYear,
  type Quantity,
} from '@datacentre/catalogue/production/series/reported'
import { selectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { comparedSeries } from '@datacentre/catalogue/production/comparing/compared-series'
import { comparedSubjects, subjectsAmong } from '@datacentre/catalogue/production/comparing/compared-subjects'
import { grouped, groupText } from '@datacentre/catalogue/production/series/grouped'
import { inSteps } from '@datacentre/catalogue/production/series/stepped'
import type { ChartStep, Grouping } from '@datacentre/catalogue/production/series/picture'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import type { Unit } from '@datacentre/catalogue/codes/production'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { writeMonth } from '@datacentre/catalogue/time/days'
import type { Collection } from '../collections/collections.ts'
import { columnsOf, type TakenColumn } from './collection-table.ts'
import type { FileColumn, FileRow, FileTable } from './file-table.ts'
import { provisionalColumns, provisionalValues, yearTold } from './provisional-column.ts'

type Figures = {
  readonly collection: Collection
  readonly screen: ProductionScreen
  readonly rows: readonly AnyRow[]
  readonly about: FileTable['about']
}

const AT_A_TIME = 30

const textColumn = (key: string, title: string): FileColumn => ({
  key,
  type: 'text',
  title,
  meaning: null,
  unit: null,
})

function ownColumns(language: Language) {
  const say = speak(language)
  return {
    month: textColumn('month', say('figureFile.month')),
    year: textColumn('year', say('history.year')),
    quantity: textColumn('quantity', say('figureFile.quantity')),
    quantityText: textColumn('quantityText', say('figureFile.quantity')),
    value: { ...textColumn('value', say('figureFile.value')), type: 'number' } as FileColumn,
    unit: textColumn('unit', say('figureFile.unit')),
    until: textColumn('until', say('figureFile.until')),
  }
}

/** The columns that are the same for all months of a row. */
const NOT_REPEATED: ReadonlySet<string> = new Set([
  ...months,
  'total',
  'unit',
  'year',
  'startDate',
  ...quantities,
])

/** A row for every month that has a figure; of geothermal wells one for every quantity of it. */
export function longTable({ collection, screen, rows, about }: Figures): FileTable {
  const { language } = about
  const own = ownColumns(language)
  const span = figureSpan(about.version)
  const repeated = columnsOf(collection, language).filter(({ key }) => !NOT_REPEATED.has(key))
  const isYearly = screen.kind === 'yearly'
  const rowsOf = isYearly ? monthsOfYear(span) : quantitiesOfMonth(span, language)
  const rowCount = rows.reduce((sum, row) => sum + countOf(isYearly ? months : quantities, row), 0)
  async function* pieces(): AsyncGenerator<readonly FileRow[]> {
    for (let at = 0; at < rows.length; at += AT_A_TIME)
      yield rows.slice(at, at + AT_A_TIME).flatMap((row) => rowsOf(row, repeated))
  }
  return {
    id: `${collection.id}-by-month`,
    title: speak(language)(`table.${collection.id}`),
    columns: [
      ...repeated,
      own.month,
      ...(isYearly ? [] : [own.quantity, own.quantityText]),
      own.value,
      own.unit,
      ...provisionalColumns({ span, step: 'month' }, language),
    ],
    geometry: null,
    rowCount,
    pieces,
    about,
  }
}

const countOf = (keys: readonly string[], row: AnyRow): number =>
  keys.reduce((count, key) => count + (typeof row[key] === 'number' ? 1 : 0), 0)

const namesOfMonths = new Map<number, readonly string[]>()

/** The months of a year as `yyyy-MM`; made once, as every well has them. */
function monthsNamed(year: number): readonly string[] {
  const names =
    namesOfMonths.get(year) ??
    months.map((_, at) => `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}`)
  namesOfMonths.set(year, names)
  return names
}

const monthsOfYear =
  (span: FigureSpan) =>
  (row: AnyRow, repeated: readonly TakenColumn[]): FileRow[] => {
    const same = repeated.map(({ value }) => value(row))
    const year = Number(row['year'])
    const names = monthsNamed(year)
    return months.flatMap((month, at) => {
      const value = row[month]
      if (typeof value !== 'number') return []
      const provisional = provisionalValues({ span, step: 'month' }, monthNumber(year, at))
      return [{ values: [...same, names[at]!, value, String(row['unit']), ...provisional], geometry: null }]
    })
  }

const quantitiesOfMonth =
  (span: FigureSpan, language: Language) =>
  (row: AnyRow, repeated: readonly TakenColumn[]): FileRow[] => {
    const say = speak(language)
    const same = repeated.map(({ value }) => value(row))
    const day = Number(row['startDate'])
    const provisional = provisionalValues({ span, step: 'month' }, monthOfDay(day))
    return quantities.flatMap((quantity) => {
      const value = row[quantity]
      if (typeof value !== 'number') return []
      const words = say(`geothermal-figures.${quantity}`)
      const measured = [quantity, words, value, geothermalUnits[quantity]]
      return [{ values: [...same, writeMonth(day), ...measured, ...provisional], geometry: null }]
    })
  }

type Drawn = Figures & {
  readonly years: { readonly yearStart: number; readonly yearEnd: number }
  /** What is drawn: the unit of yearly figures, or the quantity of geothermal months. */
  readonly measure: { readonly unit?: Unit | undefined; readonly quantity?: Quantity | undefined }
  readonly picture: { readonly step: ChartStep; readonly by: Grouping }
  /** The subjects that are compared, by key or name; absent where the whole selection is drawn. */
  readonly compare?: readonly string[] | undefined
}

/** What the chart of a selection draws by month or year: the largest and all others together, or those that are compared. */
export function seriesTable(drawn: Drawn): FileTable {
  const { collection, screen, rows, about, years, measure, picture, compare } = drawn
  const { language } = about
  const say = speak(language)
  const own = ownColumns(language)
  const quantity = measure.quantity ?? 'h2oProd'
  const product = (rows[0] as YearlyFigure | undefined)?.product ?? 'Gas'
  const unit = screen.kind === 'monthly' ? geothermalUnits[quantity] : (measure.unit ?? defaultUnit(product))
  // The rows are in the unit already; the chart's own conversion would do it twice.
  const reported = rows.map((row) =>
    grouped(
      screen.kind === 'monthly'
        ? reportedMonth(screen, row as unknown as GeothermalFigure, quantity)
        : reportedYear(screen, row as unknown as YearlyFigure, defaultUnit(product)),
      row,
      picture.by,
    ),
  )
  const series =
    compare === undefined
      ? // Groups are few: a file names every operator and province, where a chart has room for the largest.
        selectionSeries(reported, years, picture.by === 'subject' ? undefined : Infinity)
      : comparedSeries(reported, comparedSubjects(subjectsAmong(screen, rows), compare).subjects, years)
  const { from, bands, others } = inSteps(series, picture.step)
  const isByYear = picture.step === 'year'
  const span = figureSpan(about.version)
  const told = { span, step: isByYear ? 'year' : 'month' } as const
  // A year that is not whole says until which month it goes.
  const untilOf = (at: number): (string | null)[] => (isByYear ? [yearTold(from + at, span).until] : [])
  const timeOf = (at: number): string =>
    isByYear ? String(from + at) : writeMonth(firstDayOfMonth(from + at))
  const [keyColumn = 'key'] = picture.by === 'subject' ? (screen.table?.key ?? []) : [picture.by]
  const nameOf = (name: string): string => {
    const text = groupText(picture.by, name)
    if (text !== null) return say(text)
    return picture.by === 'location' ? sayCode(language, 'landSea', name) : name
  }
  const all = bands.flatMap(({ subject, values }) =>
    values.flatMap((value, at): FileRow[] => {
      if (value === null) return []
      const name = subject === null ? say('figureFile.others', { count: others }) : nameOf(subject.name)
      const provisional = provisionalValues(told, from + at)
      return [
        {
          values: [subject?.key ?? null, name, timeOf(at), value, unit, ...untilOf(at), ...provisional],
          geometry: null,
        },
      ]
    }),
  )
  return {
    id: `${collection.id}-chart`,
    title: speak(language)(`table.${collection.id}`),
    columns: [
      textColumn(keyColumn, keyColumn),
      textColumn('subject', say('figureFile.subject')),
      isByYear ? own.year : own.month,
      own.value,
      own.unit,
      ...(isByYear ? [own.until] : []),
      ...provisionalColumns(told, language),
    ],
    geometry: null,
    rowCount: all.length,
    pieces: async function* () {
      yield all
    },
    about,
  }
}
