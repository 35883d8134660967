import type { CodeListName, codeLists } from '../codes/index.ts'
import type { Product, ProductionType } from '../codes/production.ts'
import type { Column, Measure } from '../grammar/column.ts'
import type { Parameter } from '../grammar/parameter.ts'
import type { Table } from '../grammar/table.ts'
import type { productionScreens } from '../production/index.ts'
import type { registers } from '../registers/index.ts'
import type { TableId, tables } from '../tables.ts'

type AnyTable = (typeof tables)[number]
type AnyRegister = (typeof registers)[number]

type ColumnTextKey = {
  [T in AnyTable as T['id']]: `${T['id']}.${T['columns'][number]['key']}`
}[TableId]

type CodeTextKey = { [L in CodeListName]: `${L}.${(typeof codeLists)[L][number]}` }[CodeListName]

/** A filter on two days or years has a title of its own, found under the parameter it starts with. */
type PeriodTextKey = {
  [
    R in AnyRegister as R['id']
  ]: `period.${R['id']}.${Extract<R['filters'][number], { start: string }>['start']}`
}[AnyRegister['id']]

/** The page is the only parameter without a control that needs a name. */
type FilterTextKey = `filter.${Exclude<Parameter, 'page'>}`

/** What a register says about a number of its rows; i18next picks the form by `count`. */
type Counted = 'count' | 'download' | 'making' | 'mapSelected' | 'mapFound' | 'mapAll'
type Plural = 'one' | 'other'

type RegisterTextKey = `register.${AnyRegister['id']}.${'title' | 'tile' | `${Counted}_${Plural}`}`
type AnyScreen = (typeof productionScreens)[number]
type ProductionTextKey =
  `production.${AnyScreen['id']}.${'title' | 'short' | 'tile' | 'this' | `others_${Plural}`}`

type Types<S> = S extends { productionTypes: infer Offered }
  ? {
      [P in keyof Offered & string]: `${P}.${Extract<Offered[P], readonly string[]>[number]}`
    }[keyof Offered & string]
  : never
/** A product with a production type that some screen offers for it. */
type QuantityTextKey =
  `quantity.${AnyScreen extends infer S ? (S extends AnyScreen ? Types<S> : never) : never}`

/** The keys that follow from the declarations: a column, code or screen without a text does not compile. */
export type DerivedTextKey =
  | ColumnTextKey
  | CodeTextKey
  | PeriodTextKey
  | FilterTextKey
  | RegisterTextKey
  | ProductionTextKey
  | QuantityTextKey
  | `measure.${Measure}`
  | `table.${TableId}`

/** The key of a column's text; a table knows its id only as text, so the test holds the promised type. */
export const columnTextKey = (table: Pick<Table, 'id'>, column: Pick<Column, 'key'>): DerivedTextKey =>
  `${table.id}.${column.key}` as ColumnTextKey

/** The key of the title above a filter with a start and an end; held by the test, as above. */
export const periodTextKey = (table: Pick<Table, 'id'>, filter: { readonly start: string }): DerivedTextKey =>
  `period.${table.id}.${filter.start}` as PeriodTextKey

/** The key of a product and what was done with it; held by the test, as above. */
export const quantityTextKey = (product: Product, type: ProductionType): DerivedTextKey =>
  `quantity.${product}.${type}` as QuantityTextKey
