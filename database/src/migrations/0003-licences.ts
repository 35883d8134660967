import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'
import { indexShapes, shapeColumns } from './shape.ts'

export const licences = (syntax: TableSyntax): Migration => ({
  up: async (db) => {
    const { column, table } = syntax
    await db.schema
      .createTable('licences')
      .addColumn('gdnrCollectionId', column('text'), required)
      .addColumn('licenceName', column('text'), required)
      .addColumn('grantedDate', column('day'))
      .addColumn('resourceCode', column('code'))
      .addColumn('operator', column('text'))
      .addColumn('licensees', column('names'))
      .addColumn('licenceTypeCode', column('code'))
      .addColumn('status', column('code'))
      .addColumn('expiryDate', column('day'))
      .addColumn('seaside', column('code'))
      .$call(shapeColumns(syntax))
      .addPrimaryKeyConstraint('licences_key', ['gdnrCollectionId'])
      .modifyEnd(table)
      .execute()
    await indexShapes(db, 'licences')
  },
})
