import { measureOf, type Column, type ColumnKind } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'

/** A column in the words of Table Schema (Data Package standard v2). */
type SchemaField = {
  readonly name: string
  readonly type: 'integer' | 'number' | 'string' | 'date' | 'yearmonth' | 'year' | 'list' | 'array'
  readonly format?: 'default'
  readonly delimiter?: '|'
  readonly constraints?: {
    readonly required?: true
    readonly unique?: true
    readonly enum?: readonly number[]
    readonly minimum?: number
  }
  /** Ours: what a number counts, and which list of the catalogue knows the codes; an unknown code is no fault (D25). */
  readonly unit?: string
  readonly codeList?: string
}

export type TableSchema = {
  readonly fields: readonly SchemaField[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys?: readonly {
    readonly fields: readonly string[]
    /** A table that refers to itself names no resource. */
    readonly reference: { readonly resource?: string; readonly fields: readonly string[] }
  }[]
}

type Type = Pick<SchemaField, 'type' | 'format' | 'delimiter'>
type Form = 'csv' | 'geojson'

/** What each kind of column is in a file: only names differ, a text with bars in CSV and a list in GeoJSON. */
const types = {
  id: () => ({ type: 'integer' }),
  text: () => ({ type: 'string' }),
  code: () => ({ type: 'string' }),
  codeList: () => ({ type: 'string' }),
  list: () => ({ type: 'string' }),
  names: (form) => (form === 'csv' ? { type: 'list', delimiter: '|' } : { type: 'array' }),
  file: () => ({ type: 'string' }),
  day: () => ({ type: 'date', format: 'default' }),
  month: () => ({ type: 'yearmonth', format: 'default' }),
  year: () => ({ type: 'year' }),
  flag: () => ({ type: 'integer' }),
  number: () => ({ type: 'number' }),
  coordinate: () => ({ type: 'number' }),
} as const satisfies Record<ColumnKind, (form: Form) => Type>

/** The Table Schema of a table of the catalogue. */
export function tableSchema(table: Table): TableSchema {
  const form: Form = hasShape(table) ? 'geojson' : 'csv'
  const references = table.references ?? []
  return {
    fields: table.columns.map((column) => schemaField(column, table, form)),
    primaryKey: table.key,
    ...(references.length > 0 && {
      foreignKeys: references.map(({ column, table: target, to }) => ({
        fields: [column],
        reference: { ...(target !== table.id && { resource: target }), fields: [to] },
      })),
    }),
  }
}

function schemaField(column: Column, table: Table, form: Form): SchemaField {
  const constraints = {
    ...(column.required && { required: true as const }),
    ...(isUnique(column, table) && { unique: true as const }),
    ...(column.kind === 'flag' && { enum: [0, 1] }),
    ...(column.kind === 'id' && { minimum: 0 }),
  }
  const whole = 'decimals' in column && column.decimals === 0
  const unit = measureOf(column)
  return {
    name: column.key,
    ...(whole ? { type: 'integer' as const } : types[column.kind](form)),
    ...(Object.keys(constraints).length > 0 && { constraints }),
    ...(unit !== undefined && { unit }),
    ...('codes' in column && { codeList: column.codes }),
  }
}

/** A key of one column, or a further column that no two rows share. */
const isUnique = ({ key }: Column, table: Table): boolean =>
  (table.key.length === 1 && table.key[0] === key) || (table.unique?.includes(key) ?? false)
