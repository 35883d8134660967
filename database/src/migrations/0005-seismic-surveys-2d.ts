import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'
import { indexShapes, shapeColumns } from './shape.ts'

export const seismicSurveys2d = (syntax: TableSyntax): Migration => ({
  up: async (db) => {
    const { column, table } = syntax
    await db.schema
      .createTable('seismic_surveys_2d')
      .addColumn('id', column('id'), required)
      .addColumn('name', column('text'), required)
      .addColumn('nrOfLines', column('number'))
      .addColumn('confidentialityDate', column('month'))
      .addColumn('anaDigTypeCodes', column('codeList'))
      .addColumn('blocks', column('list'))
      .addColumn('provs', column('codeList'))
      .$call(shapeColumns(syntax))
      .addPrimaryKeyConstraint('seismic_surveys_2d_key', ['id'])
      .modifyEnd(table)
      .execute()
    await indexShapes(db, 'seismic_surveys_2d')
  },
})
