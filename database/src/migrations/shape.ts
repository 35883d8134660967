import type { CreateTableBuilder, Kysely } from 'kysely'
import type { TableSyntax } from '../column-types.ts'

/** A GeoJSON geometry in WGS84 and the box around it. */
export const shapeColumns =
  ({ column }: TableSyntax) =>
  <TableName extends string, ColumnName extends string>(table: CreateTableBuilder<TableName, ColumnName>) =>
    table
      .addColumn('geometry', column('text'))
      .addColumn('west', column('number'))
      .addColumn('south', column('number'))
      .addColumn('east', column('number'))
      .addColumn('north', column('number'))

/** What lies within a window of the map is found by the boxes. */
export const indexShapes = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await db.schema.createIndex(`${table}_box`).on(table).columns(['west', 'south', 'east', 'north']).execute()
}
