import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'
import { indexShapes, shapeColumns } from './shape.ts'

export const fields = (syntax: TableSyntax): Migration => ({
  up: async (db) => {
    const { column, table } = syntax
    await db.schema
      .createTable('fields')
      .addColumn('fieldDbk', column('id'), required)
      .addColumn('fieldName', column('text'), required)
      .addColumn('fieldCode', column('text'), required)
      .addColumn('fieldLegend', column('code'))
      .addColumn('fieldOperator', column('text'))
      .addColumn('fieldOperatorCode', column('text'))
      .addColumn('fieldDiscoveryYear', column('year'))
      .addColumn('prodStartDate', column('day'))
      .addColumn('fieldStatus', column('code'))
      .addColumn('fieldDiscoveryName', column('text'))
      .addColumn('geoStratUnitCodes', column('codeList'))
      .addColumn('landSeaCode', column('code'))
      .addColumn('licencedAreas', column('list'))
      .addColumn('discoveryBoreholeDbk', column('id'))
      .addColumn('licenceCollectionIds', column('list'))
      .$call(shapeColumns(syntax))
      .addPrimaryKeyConstraint('fields_key', ['fieldDbk'])
      .addUniqueConstraint('fields_fieldCode', ['fieldCode'])
      .modifyEnd(table)
      .execute()
    await indexShapes(db, 'fields')
  },
})
