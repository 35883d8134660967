import { sql, type RawBuilder } from 'kysely'
import type { Reading } from '../store.ts'

/** The condition under which a row belongs to what is read. */
export const inVersion = ({ version }: Reading): RawBuilder<unknown> => sql`"versionId" = ${version}`
