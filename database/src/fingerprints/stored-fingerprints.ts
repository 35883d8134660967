import type { Table } from '@datacentre/catalogue/grammar/table'
import { bytesOf } from '../reading/bytes.ts'
import { eachPage } from '../reading/each-page.ts'
import { partOf } from '../reading/in-version.ts'
import type { Connection, Reading } from '../store.ts'
import { rowHasher, WORDS_PER_ROW, type HashedRow } from './row-hash.ts'
import { RowIndex, type RowFingerprints } from './row-index.ts'

/** Gathers the fingerprints of rows that are written. */
export class Fingerprints {
  private readonly index = new RowIndex()
  private readonly words = new Int32Array(WORDS_PER_ROW)
  private readonly hash: ReturnType<typeof rowHasher>

  constructor(table: Table) {
    this.hash = rowHasher(table)
  }

  add(row: HashedRow): void {
    this.hash(row, this.words, 0)
    this.index.add(this.words, 0)
  }

  toIndex(): RowIndex {
    return this.index
  }
}

type Part = { readonly versionId: number; readonly tableId: string }

/** Keeps the fingerprints of one table of one load. */
export const storeFingerprints = async (
  { db }: Connection,
  { versionId, tableId }: Part,
  rows: RowFingerprints,
): Promise<void> => {
  await db.insertInto('fingerprints').values({ versionId, tableId, rows }).execute()
}

/** The fingerprints of a table's rows; worked out from the rows where they were loaded before fingerprints were kept. */
export const readFingerprints = async (reading: Reading, table: Table): Promise<RowIndex> => {
  const versionId = partOf(reading, table.id)
  const stored = await reading.db
    .selectFrom('fingerprints')
    .select('rows')
    .where('versionId', '=', versionId)
    .where('tableId', '=', table.id)
    .executeTakeFirst()
  if (stored !== undefined) return RowIndex.from(bytesOf(stored.rows))
  const fingerprints = new Fingerprints(table)
  for await (const rows of eachPage(reading, table)) for (const row of rows) fingerprints.add(row)
  return fingerprints.toIndex()
}
