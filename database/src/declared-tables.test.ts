import { boreholes, seismicLines } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { describe, expect, it } from 'vitest'
import { aVersion, fillWith } from '../testing/sample-dataset.ts'
import { standing } from '../testing/standing.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { addDeclared, missingIn } from './declared-tables.ts'
import { isUpToDate, readRows, replaceDataset } from './index.ts'

const deeper: Table = {
  ...boreholes,
  columns: [...boreholes.columns, { key: 'waterDepthInMeters', kind: 'number', measure: 'm' }],
}
const pipelines: Table = { ...seismicLines, id: 'pipelines' }

describe.each(storeKinds)('what the catalogue declares and a store on %s does not have', (kind) => {
  const database = freshDatabase(kind)

  it('is nothing after the migrations', async () => {
    const store = await database.open()
    expect(await missingIn(store)).toEqual([])
    expect(await isUpToDate(store)).toBe(true)
  })
  it('is added, a column to rows that stand and a table with its key, and is told apart by name', async () => {
    const store = await database.open()
    await replaceDataset(store, aVersion(), fillWith(2))
    const names = (await missingIn(store, [deeper, pipelines])).map(({ name }) => name)
    expect(names).toEqual(['boreholes.waterDepthInMeters', 'pipelines'])
    const adding = addDeclared(store, [deeper, pipelines])
    // Another process that starts at that moment; within one, SQLite's wait would block what it waits for.
    if (kind === 'postgres') await addDeclared(await database.connect(), [deeper, pipelines])
    await adding
    expect(await missingIn(store, [deeper, pipelines])).toEqual([])
    const rows = await readRows(await standing(store), deeper)
    expect(rows.map((row) => row['waterDepthInMeters'])).toEqual([null, null])
  })
  it('can be declared too for a new table: what names a row, within one version', async () => {
    const store = await database.open()
    await addDeclared(store, [pipelines])
    const row = { versionId: 1, lineDbk: 1, name: 'A' }
    const insert = () =>
      store.db
        .insertInto('pipelines' as never)
        .values(row as never)
        .execute()
    await insert()
    await expect(insert()).rejects.toThrow(/unique|duplicate/i)
  })
})
