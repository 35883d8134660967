import type { Table } from '@datacentre/catalogue/grammar/table'
import { sql, type RawBuilder } from 'kysely'
import type { Reading } from '../store.ts'

/** What no version has as its number. */
const NO_VERSION = 0

/** The load that the rows of a table are of. */
export const partOf = ({ parts }: Pick<Reading, 'parts'>, table: string): number => parts[table] ?? NO_VERSION

/** The condition under which a row of a table belongs to what is read. */
export const inVersion = (reading: Reading, { id }: Pick<Table, 'id'>): RawBuilder<unknown> =>
  sql`"versionId" = ${partOf(reading, id)}`
