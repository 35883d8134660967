import { boreholes, licences } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVersion, emptyRow, fullRow, type SampleRow } from '../../testing/sample-dataset.ts'
import { freshDatabase, storeKinds } from '../../testing/stores.ts'
import {
  compareVersions,
  countChanges,
  readChanges,
  readHistory,
  replaceDataset,
  type RowChange,
  type Store,
  type Version,
} from '../index.ts'

/** More rows than are compared in one go. */
const MANY = 4500

const borehole = (boreholeDbk: number, given: SampleRow = {}): SampleRow => ({
  ...emptyRow(boreholes, 0),
  boreholeDbk,
  ...given,
})

const interval = (intervalNr: number, bottomDepth: number | null = null): SampleRow => ({
  ...emptyRow(stratIntervals, 0),
  boreholeDbk: 3_000_000_000,
  interpretationNr: 1,
  intervalNr,
  bottomDepth,
})

const intervals = Array.from({ length: MANY }, (_, nr) => interval(nr + 1))

const licence = (gdnrCollectionId: string, given: SampleRow = {}): SampleRow => ({
  ...fullRow(licences, 0),
  gdnrCollectionId,
  ...given,
})

const first: readonly (readonly [Table, readonly SampleRow[]])[] = [
  [boreholes, [borehole(1), borehole(2), borehole(3_000_000_003, { uwi: '8001' })]],
  [licences, [licence('a'), licence('B'), licence('Á'), licence('c', { licensees: [] })]],
  [stratIntervals, intervals],
]

const elsewhere = fullRow(licences, 3)['geometry'] ?? null

const second: typeof first = [
  [
    boreholes,
    [
      borehole(1),
      borehole(3_000_000_003, { uwi: '8002', startDate: Date.UTC(1850, 0, 2) }),
      borehole(3_000_000_004),
    ],
  ],
  [licences, [licence('a', { geometry: elsewhere }), licence('B'), licence('c', { licensees: [] })]],
  [
    stratIntervals,
    [
      ...intervals.slice(1, 1999),
      interval(2000, 7),
      ...intervals.slice(2000, 4400),
      interval(MANY + 1),
      interval(MANY + 2, 8),
    ],
  ],
]

const load = (store: Store, rows: typeof first): Promise<Version> =>
  replaceDataset(store, aVersion(), async (writer) => {
    for (const [table, some] of rows) await writer.rows<Table>(table, some)
  })

describe.each(storeKinds)('two versions on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  let before: Version
  let after: Version

  beforeAll(async () => {
    store = await database.open()
    before = await load(store, first)
    after = await load(store, second)
  })

  const read = async (table: Table, wanted: Parameters<typeof readChanges>[3] = {}): Promise<RowChange[]> => {
    const changes: RowChange[] = []
    for await (const change of readChanges(store, table, [before.parts, after.parts], wanted))
      changes.push(change)
    return changes
  }
  const inShort = ({ kind: what, key, columns }: RowChange) => [what, key, columns]

  it('differ in rows that came, went and changed, told in the order of their key with their columns', async () => {
    const changes = await read(boreholes)
    expect(changes.map(inShort)).toEqual([
      ['removed', [2], expect.arrayContaining(['boreholeName'])],
      ['changed', [3_000_000_003], expect.arrayContaining(['uwi', 'startDate'])],
      ['added', [3_000_000_004], expect.arrayContaining(['boreholeName'])],
    ])
    expect(changes[1]?.columns).toHaveLength(2)
    expect(changes[1]?.before).toMatchObject({ uwi: '8001', startDate: null })
    expect(changes[1]?.after).toMatchObject({ uwi: '8002', startDate: Date.UTC(1850, 0, 2) })
    expect([changes[0]?.after, changes[2]?.before]).toEqual([null, null])
  })

  it('tell that a shape is another, and not what it is', async () => {
    const changes = await read(licences)
    expect(changes.map(({ kind: what, key }) => [what, key])).toEqual([
      ['changed', ['a']],
      ['removed', ['Á']],
    ])
    expect(changes[0]?.columns).toEqual(['geometry'])
    expect(changes[0]?.after).not.toHaveProperty('geometry')
  })

  it('are compared a part at a time, however many rows they have', async () => {
    const changes = await read(stratIntervals)
    const nrs = (what: RowChange['kind']) =>
      changes.filter((change) => change.kind === what).map(({ key }) => key[2])
    expect(nrs('changed')).toEqual([2000])
    expect(nrs('added')).toEqual([MANY + 1, MANY + 2])
    expect(nrs('removed')).toEqual([1, ...Array.from({ length: 100 }, (_, nr) => 4401 + nr)])
    const keys = changes.map(({ key }) => Number(key[2]))
    expect(keys).toEqual(keys.toSorted((one, other) => one - other))
  })

  it.each([boreholes, licences, stratIntervals])(
    'have as many changes of $id as they count',
    async (table: Table) => {
      const counts = await countChanges(store, table, [before.parts, after.parts])
      const { columns: _columns, ...compared } = await compareVersions(store, table, [
        before.parts,
        after.parts,
      ])
      expect(counts).toEqual(compared)
      const changes = await read(table)
      expect(counts.added + counts.removed + counts.changed).toBe(changes.length)
    },
  )

  it('are read on from a key, so many at a time', async () => {
    const [one, two] = await read(stratIntervals, { limit: 2 })
    const rest = await read(stratIntervals, { after: two!.key, limit: 1000 })
    expect([one!, two!, ...rest]).toEqual(await read(stratIntervals))
  })

  it('are asked for the rows of a key, or those that begin with it', async () => {
    expect((await read(boreholes, { key: [2] })).map(({ kind: what }) => what)).toEqual(['removed'])
    expect(await read(boreholes, { key: [1] })).toEqual([])
    expect(await read(stratIntervals, { key: [3_000_000_000, 1, 2000] })).toHaveLength(1)
    expect(await read(stratIntervals, { key: [3_000_000_000] })).toHaveLength(104)
    expect(await read(stratIntervals, { key: [3_000_000_001] })).toEqual([])
  })

  it('are asked for what lay or lies in a box', async () => {
    const keysIn = async (west: number, south: number, east: number, north: number) =>
      (await read(licences, { box: { west, south, east, north } })).map(({ key }) => key[0])
    expect(await keysIn(2, 50, 8, 54)).toEqual(['a', 'Á'])
    expect(await keysIn(6.5, 52.3, 7, 52.31)).toEqual(['a'])
    expect(await keysIn(10, 10, 11, 11)).toEqual([])
  })

  it('that share a table have no changes in it', async () => {
    const same = [before.parts, before.parts] as const
    for await (const change of readChanges(store, boreholes, same)) expect(change).toBeUndefined()
    expect(await countChanges(store, boreholes, same)).toEqual({ added: 0, removed: 0, changed: 0 })
  })

  it('make the history of a row', async () => {
    const historyOf = async (table: Table, key: string | number) =>
      (await readHistory(store, table, { key, versions: [after, before] })).map(({ from, to, change }) => [
        from.id,
        to.id,
        change.kind,
        change.columns.length,
      ])
    expect(await historyOf(boreholes, 1)).toEqual([])
    expect(await historyOf(boreholes, 3_000_000_003)).toEqual([[before.id, after.id, 'changed', 2]])
    expect(await historyOf(licences, 'a')).toEqual([[before.id, after.id, 'changed', 1]])
    expect(await historyOf(licences, 'c')).toEqual([])
    expect((await historyOf(boreholes, 2))[0]?.[2]).toBe('removed')
  })
})
