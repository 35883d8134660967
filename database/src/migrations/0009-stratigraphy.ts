import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const stratigraphy = ({ column, tableInKeyOrder }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('strat_interpretations')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('interpretationNr', column('id'), required)
      .addColumn('interpretationDate', column('day'))
      .addColumn('stratSourceDescription', column('text'))
      .addColumn('stratModelDescription', column('text'))
      .addColumn('preferredBln', column('code'))
      .addPrimaryKeyConstraint('strat_interpretations_key', ['boreholeDbk', 'interpretationNr'])
      .modifyEnd(tableInKeyOrder)
      .execute()
    await db.schema
      .createTable('strat_intervals')
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('interpretationNr', column('id'), required)
      .addColumn('intervalNr', column('id'), required)
      .addColumn('topDepth', column('number'))
      .addColumn('bottomDepth', column('number'))
      .addColumn('stratUnitId', column('code'))
      .addColumn('qualityDescription', column('text'))
      .addColumn('anomalyCode', column('text'))
      .addColumn('remark', column('text'))
      .addPrimaryKeyConstraint('strat_intervals_key', ['boreholeDbk', 'interpretationNr', 'intervalNr'])
      .modifyEnd(tableInKeyOrder)
      .execute()
  },
})
