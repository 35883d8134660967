import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const deviation = ({ column, tableInKeyOrder }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('deviation_surveys')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('surveyNr', column('id'), required)
      .addColumn('northRefCode', column('code'))
      .addColumn('coordSystemCode', column('code'))
      .addColumn('procMethodCode', column('text'))
      .addColumn('convergenceCorr', column('number'))
      .addColumn('declinationCorr', column('number'))
      .addColumn('procDate', column('day'))
      .addColumn('remark', column('text'))
      .addPrimaryKeyConstraint('deviation_surveys_key', ['boreholeDbk', 'surveyNr'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await db.schema
      .createTable('deviation_points')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('surveyNr', column('id'), required)
      .addColumn('pointNr', column('id'), required)
      .addColumn('ahDepth', column('number'))
      .addColumn('devAngle', column('number'))
      .addColumn('azimuth', column('number'))
      .addColumn('tvDepth', column('number'))
      .addColumn('dx', column('number'))
      .addColumn('dy', column('number'))
      .addPrimaryKeyConstraint('deviation_points_key', ['boreholeDbk', 'surveyNr', 'pointNr'])
      .modifyEnd(tableInKeyOrder)
      .execute()
  },
})
