import type { Product, ProductionType } from '../codes/production.ts'
import type { Column } from '../grammar/column.ts'
import type { StyleClass } from '../colours.ts'
import type { Call } from '../grammar/register.ts'
import type { Table } from '../grammar/table.ts'

type ScreenBase = {
  readonly id: 'well' | 'field' | 'facility' | 'geothermal' | 'licence'
  readonly style: StyleClass
  readonly route: string
  readonly rest: { readonly list: Call; readonly export: Call }
  /** The table of reported figures, or null where none are published. */
  readonly table: (Table & { readonly columns: readonly Column[] }) | null
  /** The column of an answer that names the subject. */
  readonly subject: string
  /** Further columns that a search by name looks in. */
  readonly alsoFoundBy?: readonly string[]
  /** What the name of an exported file starts with. */
  readonly filePrefix: string
}

/** One row per subject and year with twelve months. */
export type YearlyScreen = ScreenBase & {
  readonly kind: 'yearly'
  /** The products offered, in the order of the specification, each with its production types; selectors sort by description. */
  readonly productionTypes: { readonly [P in Product]?: readonly ProductionType[] }
  readonly defaults: { readonly product: Product; readonly production: ProductionType }
}

/** One row per subject and month with a column per measured quantity. */
export type MonthlyScreen = ScreenBase & {
  readonly kind: 'monthly'
  /** The column of what several subjects belong to, by which a call can also be asked for them: the installation of wells. */
  readonly belongsTo: string
}

export type ProductionScreen = YearlyScreen | MonthlyScreen
