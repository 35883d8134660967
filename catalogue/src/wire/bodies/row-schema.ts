import { Type, type Static, type TSchema, type TUnsafe } from 'typebox'
import type { AnyRow, Column, ColumnKind, RowOf } from '../../grammar/column.ts'
import type { Table } from '../../grammar/table.ts'

const DAY = 'Unix time in ms at midnight UTC of a calendar day; may be negative'

/** What a value of each kind is in JSON. */
const schemas: Record<ColumnKind, () => TSchema> = {
  id: () => Type.Integer(),
  text: () => Type.String(),
  code: () => Type.String(),
  codeList: () => Type.String({ description: 'codes separated by commas' }),
  list: () => Type.String({ description: 'values separated by a comma and a space' }),
  names: () => Type.Array(Type.String()),
  file: () => Type.String(),
  day: () => Type.Integer({ description: DAY }),
  month: () => Type.Integer({ description: DAY }),
  year: () => Type.Integer(),
  flag: () => Type.Union([Type.Literal(0), Type.Literal(1)]),
  number: () => Type.Number(),
  coordinate: () => Type.Number(),
}

/** The schema of one value; only what is required, and a list of names, is never null. */
export function valueSchema(column: Column): TSchema {
  const schema = schemas[column.kind]()
  return column.required || column.kind === 'names' ? schema : Type.Union([schema, Type.Null()])
}

export const isListed = (column: Column): boolean => column.listed !== false

type ListedKey<Columns extends readonly Column[]> = Exclude<
  Columns[number],
  { readonly listed: false }
>['key']

type Properties = Readonly<Record<string, TSchema>>

/** A row as the list call answers it, with what is told beside its columns. */
export type ListedRow<
  Columns extends readonly Column[],
  More extends Properties = Record<never, TSchema>,
> = Omit<Pick<RowOf<Columns>, ListedKey<Columns>>, keyof More> & {
  readonly [Key in keyof More]: Static<More[Key]>
}

export function listedRow<T extends Table, More extends Properties = Record<never, TSchema>>(
  table: T,
  more?: More,
): TUnsafe<ListedRow<T['columns'], More>> {
  const columns = table.columns.filter(isListed)
  return Type.Unsafe(
    Type.Object({
      ...Object.fromEntries(columns.map((column) => [column.key, valueSchema(column)])),
      ...more,
    }),
  )
}

/** Pairs of column and value that a list call takes: it answers the rows equal to them (D16). */
export const equalTo = (table: Table): TUnsafe<AnyRow> =>
  Type.Unsafe(
    Type.Object(
      Object.fromEntries(
        table.columns.filter(isListed).map((column) => [column.key, Type.Optional(valueSchema(column))]),
      ),
      { additionalProperties: false },
    ),
  )
