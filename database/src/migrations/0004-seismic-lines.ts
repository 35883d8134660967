import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'
import { indexShapes, shapeColumns } from './shape.ts'

export const seismicLines = (syntax: TableSyntax): Migration => ({
  up: async (db) => {
    const { column, table } = syntax
    await db.schema
      .createTable('seismic_lines')
      .addColumn('lineDbk', column('id'), required)
      .addColumn('name', column('text'), required)
      .addColumn('surveyName', column('text'))
      .addColumn('length', column('number'))
      .addColumn('releaseDate', column('month'))
      .addColumn('anaDigTypeCd', column('code'))
      .addColumn('firstX', column('number'))
      .addColumn('firstY', column('number'))
      .addColumn('lastX', column('number'))
      .addColumn('lastY', column('number'))
      .addColumn('blocks', column('list'))
      .addColumn('provs', column('codeList'))
      .addColumn('scanned', column('flag'))
      .addColumn('digital', column('flag'))
      .addColumn('surveyId', column('id'))
      .$call(shapeColumns(syntax))
      .addPrimaryKeyConstraint('seismic_lines_key', ['lineDbk'])
      .modifyEnd(table)
      .execute()
    await indexShapes(db, 'seismic_lines')
    await db.schema.createIndex('seismic_lines_surveyId').on('seismic_lines').column('surveyId').execute()
  },
})
