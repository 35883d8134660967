import type { CreateTableBuilder, Kysely, Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

const yearlyFigures =
  (column: TableSyntax['column']) =>
  <TableName extends string, ColumnName extends string>(table: CreateTableBuilder<TableName, ColumnName>) =>
    table
      .addColumn('year', column('year'), required)
      .addColumn('product', column('code'), required)
      .addColumn('productionType', column('code'), required)
      .addColumn('operatorNm', column('text'))
      .addColumn('location', column('code'))
      .addColumn('jan', column('number'))
      .addColumn('feb', column('number'))
      .addColumn('mar', column('number'))
      .addColumn('apr', column('number'))
      .addColumn('may', column('number'))
      .addColumn('jun', column('number'))
      .addColumn('jul', column('number'))
      .addColumn('aug', column('number'))
      .addColumn('sep', column('number'))
      .addColumn('oct', column('number'))
      .addColumn('nov', column('number'))
      .addColumn('dec', column('number'))

/** A screen shows one product and production type over some years. */
const indexProducts = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const columns = ['product', 'productionType', 'year']
  await db.schema.createIndex(`${table}_product`).on(table).columns(columns).execute()
}

export const figures = ({ column, tableInKeyOrder }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('well_figures')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('wellNm', column('text'), required)
      .$call(yearlyFigures(column))
      .addPrimaryKeyConstraint('well_figures_key', ['boreholeDbk', 'year', 'product', 'productionType'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await indexProducts(db, 'well_figures')
    await db.schema
      .createTable('field_figures')
      .addColumn('fieldDbk', column('id'), required)
      .addColumn('name', column('text'), required)
      .$call(yearlyFigures(column))
      .addPrimaryKeyConstraint('field_figures_key', ['fieldDbk', 'year', 'product', 'productionType'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await indexProducts(db, 'field_figures')
    await db.schema
      .createTable('facility_figures')
      .addColumn('facilityCode', column('text'), required)
      .addColumn('name', column('text'), required)
      .$call(yearlyFigures(column))
      .addPrimaryKeyConstraint('facility_figures_key', ['facilityCode', 'year', 'product', 'productionType'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await indexProducts(db, 'facility_figures')
    await db.schema
      .createTable('geothermal_figures')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('wellName', column('text'), required)
      .addColumn('startDate', column('month'), required)
      .addColumn('operatorName', column('text'))
      .addColumn('facilityName', column('text'))
      .addColumn('h2oProd', column('number'))
      .addColumn('oilProd', column('number'))
      .addColumn('gasProd', column('number'))
      .addColumn('conProd', column('number'))
      .addColumn('inhibProd', column('number'))
      .addColumn('h2oInj', column('number'))
      .addColumn('inhibInj', column('number'))
      .addPrimaryKeyConstraint('geothermal_figures_key', ['boreholeDbk', 'startDate'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await db.schema
      .createIndex('geothermal_figures_startDate')
      .on('geothermal_figures')
      .column('startDate')
      .execute()
  },
})
