import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const documents = ({ column, table }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('documents')
      .addColumn('assetBfileDbk', column('id'), required)
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('fullTitle', column('text'), required)
      .addColumn('barCodeTitle', column('text'))
      .addColumn('assetTypeCode', column('code'))
      .addColumn('fileTypeCode', column('code'))
      .addColumn('fileSize', column('number'))
      .addColumn('hasBfile', column('code'))
      .addColumn('lost', column('code'))
      .addColumn('filePath', column('file'))
      .addPrimaryKeyConstraint('documents_key', ['assetBfileDbk'])
      .modifyEnd(table)
      .execute()
    await db.schema.createIndex('documents_boreholeDbk').on('documents').column('boreholeDbk').execute()
    await db.schema
      .createTable('log_documents')
      .addColumn('documentBfileDbk', column('id'), required)
      .addColumn('boreholeDbk', column('id'), required)
      .addColumn('fileName', column('text'), required)
      .addColumn('fileTypeCode', column('code'))
      .addColumn('fileSize', column('number'))
      .addColumn('topDepth', column('number'))
      .addColumn('bottomDepth', column('number'))
      .addColumn('descriptionCode', column('code'))
      .addColumn('resultCode', column('text'))
      .addColumn('documentGroup', column('text'))
      .addColumn('filePath', column('file'))
      .addPrimaryKeyConstraint('log_documents_key', ['documentBfileDbk'])
      .modifyEnd(table)
      .execute()
    await db.schema
      .createIndex('log_documents_boreholeDbk')
      .on('log_documents')
      .column('boreholeDbk')
      .execute()
  },
})
