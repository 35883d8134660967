import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const facilities = ({ column, table }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('facilities')
      .addColumn('facilityCode', column('text'), required)
      .addColumn('facilityName', column('text'), required)
      .addColumn('facilityType', column('code'))
      .addColumn('facilityStatus', column('code'))
      .addColumn('operatorName', column('text'))
      .addColumn('landSeaCode', column('code'))
      .addColumn('blockCd', column('text'))
      .addColumn('provinceName', column('code'))
      .addColumn('municipalityName', column('text'))
      .addColumn('startDate', column('day'))
      .addColumn('longitudeWgs84', column('number'))
      .addColumn('latitudeWgs84', column('number'))
      .addPrimaryKeyConstraint('facilities_key', ['facilityCode'])
      .modifyEnd(table)
      .execute()
    await db.schema
      .createIndex('facilities_place')
      .on('facilities')
      .columns(['longitudeWgs84', 'latitudeWgs84'])
      .execute()
  },
})
