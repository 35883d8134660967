import type { Product, ProductionType, Unit } from '../codes/production.ts'
import type { AnyRow, Column, RowOf, Value } from '../grammar/column.ts'
import type { MonthlyValues } from './series/months.ts'
import type { ProductionScreen, YearlyScreen } from './screen.ts'

/** A row of a yearly figure call; each screen has a column of its own for the subject and for its key. */
export type YearlyFigure = MonthlyValues & {
  readonly year: number
  readonly operatorNm: string | null
  readonly total: number
  readonly unit: Unit
  readonly product: Product
  readonly production: ProductionType
} & Readonly<Record<string, Value>>

/** A row of the figure call of a screen: one of months has the columns that the screen declares. */
export type FigureOf<Screen extends ProductionScreen> = Screen extends YearlyScreen
  ? YearlyFigure
  : Screen extends { readonly table: { readonly columns: infer Columns extends readonly Column[] } }
    ? RowOf<Columns>
    : AnyRow

/** What a figure is about: two subjects may have one name, so the key tells them apart. */
export type Subject = { readonly key: string; readonly name: string }

/** The column of a subject's key; none where no figures are published. */
export const keyColumn = (screen: ProductionScreen): Column | undefined =>
  screen.table?.columns.find(({ key }) => key === screen.table?.key[0])

export function subjectOf(screen: ProductionScreen, row: AnyRow): Subject {
  const name = String(row[screen.subject] ?? '')
  const key = screen.table?.key[0]
  return { key: key === undefined ? name : String(row[key] ?? ''), name }
}

/** What a subject is called now: its name in the last of its figures, should it have changed. */
export function lastName(screen: ProductionScreen, rows: readonly AnyRow[]): string | undefined {
  const [first, ...others] = rows
  if (first === undefined) return undefined
  const last = others.reduce((now, row) => (timeOf(screen, row) > timeOf(screen, now) ? row : now), first)
  return subjectOf(screen, last).name
}

/** The year or month of a figure, only to be compared. */
export const timeOf = (screen: ProductionScreen, row: AnyRow): number =>
  Number(row[screen.kind === 'yearly' ? 'year' : 'startDate'])

/** Names one row of an answer: a subject has one figure a year or month. */
export const figureId = (screen: ProductionScreen, row: AnyRow): string =>
  `${subjectOf(screen, row).key}-${timeOf(screen, row)}`
