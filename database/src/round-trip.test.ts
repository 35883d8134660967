import { boreholes, licences, seismicLines } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVersion, emptyRow, fullRow, type SampleRow } from '../testing/sample-dataset.ts'
import { standing } from '../testing/standing.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { unzippedFile } from '../testing/unzipped-file.ts'
import {
  currentVersion,
  eachPage,
  isShaped,
  readRows,
  readShapes,
  replaceDataset,
  type Store,
} from './index.ts'

const ALL: readonly Table[] = tables
const SHAPED = ALL.filter(isShaped)
const LAS = new TextEncoder().encode('~Version Information\n'.repeat(1000))

// Written in another order than the key's, to be read in the key's.
const sampleRows = (table: Table): SampleRow[] => [fullRow(table, 2), emptyRow(table, 1), fullRow(table, 0)]

const withoutShape = (row: SampleRow): SampleRow => {
  const { geometry, ...values } = row
  return geometry === undefined ? row : values
}

const load = (store: Store) =>
  replaceDataset(store, aVersion(), async (writer) => {
    for (const table of tables) await writer.rows<Table>(table, sampleRows(table))
    await writer.file('files/a.las', LAS)
    await writer.file('files/empty.las', new Uint8Array())
  })

describe.each(storeKinds)('a dataset on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
    await load(store)
  })

  it.each(tables)(
    'gives the rows of $id back as they came, in the order of their key [D20.3]',
    async (table: Table) => {
      expect(await readRows(await standing(store), table)).toEqual(
        sampleRows(table).toReversed().map(withoutShape),
      )
    },
  )

  it.each(SHAPED)('gives the shapes of $id back as they came', async (table) => {
    const shapes = await readShapes(await standing(store), table)
    expect(shapes.map(({ geometry }) => geometry && JSON.parse(geometry))).toEqual(
      sampleRows(table)
        .toReversed()
        .map(({ geometry }) => geometry),
    )
    expect(Object.keys(shapes[0] ?? {})).toEqual([...table.key, 'geometry'])
  })

  it.each(tables)('gives the rows of $id with their shapes page by page', async (table: Table) => {
    const rows: unknown[] = []
    for await (const page of eachPage(await standing(store), table, 1)) rows.push(...page)
    const expected = sampleRows(table).toReversed()
    expect(rows).toEqual(expected.map((row) => (row['geometry'] === null ? withoutShape(row) : row)))
  })

  it('knows the box around every shape', async () => {
    const { rows: boxes } = await sql`select "west", "south", "east", "north" from "fields"`.execute(store.db)
    expect(boxes).toContainEqual({ west: 3, south: 51, east: 6.2, north: 52.42 })
    expect(boxes).toContainEqual({ west: null, south: null, east: null, north: null })
  })

  it('finds a borehole by a number above 2^31 [D20.1]', async () => {
    const [borehole] = await readRows(await standing(store), boreholes, {
      where: { boreholeDbk: 3_000_000_002 },
    })
    expect(borehole?.startDate).toBe(Date.UTC(1850, 0, 3))
  })

  it('finds rows by a day and by the lack of one', async () => {
    expect(
      await readRows(await standing(store), boreholes, { where: { startDate: Date.UTC(1850, 0, 1) } }),
    ).toHaveLength(1)
    expect(await readRows(await standing(store), boreholes, { where: { startDate: null } })).toHaveLength(1)
  })

  it('leaves out what a list does not carry [D20.2]', async () => {
    const [borehole] = await readRows(await standing(store), boreholes, { columns: 'listed' })
    expect(borehole).toHaveProperty('boreholeType')
    expect(borehole).not.toHaveProperty('longitudeWgs84')
  })

  it('keeps the length of a line and names with commas apart [S3.9]', async () => {
    const [line] = await readRows(await standing(store), seismicLines)
    expect(line?.length).toBe(1 / 3)
    const [licence] = await readRows(await standing(store), licences)
    expect(licence?.licensees).toEqual(['Vermilion, Ltd. 0', "d'Oïl & Fils", ''])
  })

  it('gives the bytes of its files, and null for a file it does not hold', async () => {
    expect((await unzippedFile(await standing(store), 'files/a.las'))?.equals(LAS)).toBe(true)
    expect((await unzippedFile(await standing(store), 'files/empty.las'))?.byteLength).toBe(0)
    expect(await unzippedFile(await standing(store), 'files/b.las')).toBeNull()
  })

  it('is recorded as a version with its row counts', async () => {
    const rowCounts = Object.fromEntries(tables.map(({ id }) => [id, 3]))
    const version = await currentVersion(store)
    const parts = Object.fromEntries([...tables.map(({ id }) => id), 'files'].map((id) => [id, version?.id]))
    expect(version).toEqual({
      ...aVersion(),
      id: expect.any(Number),
      importedAt: expect.closeTo(Date.now(), -5),
      rowCounts,
      parts,
      kept: true,
    })
  })
})

describe('one dataset on two stores', () => {
  const databases = storeKinds.map((kind) => freshDatabase(kind))

  it.each(tables)('reads the same from both: $id', async (table: Table) => {
    const [fromSqlite, fromPostgres] = await Promise.all(
      databases.map(async (database) => {
        const store = await database.open()
        if ((await currentVersion(store)) === null) await load(store)
        return readRows(await standing(store), table)
      }),
    )
    expect(fromSqlite).toEqual(fromPostgres)
  })

  it('orders text keys the same, whatever the order of the server', async () => {
    const ids = ['a', 'B', 'Á', 'ij', 'y', '10', '9', 'é', '-', ' ']
    const [fromSqlite, fromPostgres] = await Promise.all(
      databases.map(async (database) => {
        const store = await database.open()
        const rows = ids.map((gdnrCollectionId) => ({ ...emptyRow(licences, 0), gdnrCollectionId }))
        await replaceDataset(store, aVersion(), (writer) => writer.rows<Table>(licences, rows))
        return (await readRows(await standing(store), licences)).map(
          ({ gdnrCollectionId }) => gdnrCollectionId,
        )
      }),
    )
    expect(fromSqlite).toHaveLength(ids.length)
    expect(fromSqlite).toEqual(fromPostgres)
  })
})
