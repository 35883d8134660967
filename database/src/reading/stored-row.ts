import type { ColumnKind, RowOf, Value } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { boxAround, type Geometry } from '../geometry.ts'
import { forms, type StoredValue } from './stored-value.ts'

/** The values of one row in the order of `storedColumns`. */
export type StoredRow = readonly StoredValue[]

export type StoredColumn = { readonly key: string; readonly kind: ColumnKind }

export type ShapedTable = Table & { readonly geometry: 'line' | 'outline' }

export const isShaped = (table: Table): table is ShapedTable => hasShape(table)

export type LooseRow = Readonly<Record<string, Value | Geometry | undefined>>
/** A row in wire form, with its geometry where the table has shapes; an absent value is empty. */
export type NewRow<T extends Table> = Table extends T
  ? LooseRow
  : RowOf<T['columns']> & (T extends ShapedTable ? { readonly geometry: Geometry | null } : unknown)

const shapeColumns: readonly StoredColumn[] = [
  { key: 'geometry', kind: 'text' },
  { key: 'west', kind: 'number' },
  { key: 'south', kind: 'number' },
  { key: 'east', kind: 'number' },
  { key: 'north', kind: 'number' },
]

/** The columns of a table as the database has them, in the order in which rows are written. */
export const storedColumns = (table: Table): readonly StoredColumn[] => [
  ...table.columns,
  ...(hasShape(table) ? shapeColumns : []),
]

const isGeometry = (value: Value | Geometry | undefined): value is Geometry =>
  typeof value === 'object' && value !== null && 'coordinates' in value

const storedShape = (geometry: Value | Geometry | undefined): StoredRow => {
  if (!isGeometry(geometry)) return [null, null, null, null, null]
  const box = boxAround(geometry)
  return [
    JSON.stringify(geometry),
    box?.west ?? null,
    box?.south ?? null,
    box?.east ?? null,
    box?.north ?? null,
  ]
}

/** Turns the rows of a table into what is stored; made once for a table, as an import does it for half a million rows. */
export const rowStorer = (table: Table): ((row: LooseRow) => StoredRow) => {
  const columns = table.columns.map(({ key, kind }) => ({ key, form: forms[kind] }))
  const withShape = hasShape(table)
  return (row) => {
    const values: StoredValue[] = []
    for (const { key, form } of columns) {
      const value = row[key]
      values.push(value === undefined || value === null || isGeometry(value) ? null : form.toStored(value))
    }
    if (withShape) values.push(...storedShape(row['geometry']))
    return values
  }
}
