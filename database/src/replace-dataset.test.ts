import { boreholes, fields } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVersion, emptyRow, fillWith, rowsPerTable } from '../testing/sample-dataset.ts'
import { fillDisk } from '../testing/full-disk.ts'
import { standing } from '../testing/standing.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { storedVersions } from '../testing/stored-versions.ts'
import { unzippedFile } from '../testing/unzipped-file.ts'
import {
  currentVersion,
  goBackTo,
  holdsVersion,
  ImportUnderWay,
  readFingerprints,
  readRows,
  replaceDataset,
  replaceTables,
  rowHasher,
  RowIndex,
  StoreFull,
  VersionNotKept,
  WORDS_PER_ROW,
  type Store,
} from './index.ts'
import { VERSIONS_KEPT } from './old-versions.ts'

const OLD = 3
const NEW = 5

/** A promise and the function that fulfils it, to hold a load at a certain point. */
const gate = (): { readonly passed: Promise<void>; readonly open: () => void } => {
  let open = (): void => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

describe.each(storeKinds)('replacing the dataset on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  let other: Store

  const load = (count: number, meanwhile: () => Promise<void> = async () => {}): Promise<unknown> =>
    replaceDataset(store, aVersion({ name: `of ${count}` }), async (writer) => {
      await fillWith(count)(writer)
      await writer.file(`files/${count}.las`, new Uint8Array([1, 2, 3]))
      await meanwhile()
    })

  beforeEach(async () => {
    store ??= await database.open()
    other ??= await database.open()
    await load(OLD)
  })

  it('keeps fingerprints that were made before, and loads nothing where they are not of its rows', async () => {
    const [row = {}] = await readRows(await standing(store), boreholes)
    const hash = rowHasher(boreholes)
    const words = new Int32Array(WORDS_PER_ROW)
    const index = new RowIndex()
    hash(row, words, 0)
    index.add(words, 0)
    const loadOf = (rows: number): Promise<unknown> =>
      replaceDataset(store, aVersion({ name: `${rows} of 1` }), async (writer) => {
        writer.fingerprints(boreholes, index.toBytes())
        await writer.rows<Table>(boreholes, Array(rows).fill(row))
      })
    await expect(loadOf(0)).rejects.toThrow('boreholes has 0 rows and the fingerprints of 1')
    expect(await readRows(await standing(other), boreholes)).toHaveLength(OLD)
    await loadOf(1)
    expect((await readFingerprints(await standing(other), boreholes)).isSame(0, words, 0)).toBe(true)
  })
  it('keeps the rows of the last ten, for who still serves one or goes back to it, and lets go of older ones [D25.12, D25.20]', async () => {
    expect(VERSIONS_KEPT).toBe(10)
    const before = await standing(other)
    for (let more = 1; more < VERSIONS_KEPT; more++) await load(NEW)
    expect(await readRows(before, boreholes)).toHaveLength(OLD)
    expect(await unzippedFile(before, `files/${OLD}.las`)).not.toBeNull()
    const versions = await storedVersions(other)
    const held = await Promise.all(versions.map((version) => holdsVersion(other, version)))
    expect(held).toEqual(versions.map((_, at) => at < VERSIONS_KEPT))
    await load(OLD)
    expect(await readRows(before, boreholes)).toEqual([])
    expect(await unzippedFile(before, `files/${OLD}.las`)).toBeNull()
  })

  it('can leave tables as they were, whose rows the versions then share', async () => {
    const changed = await replaceTables(store, aVersion({ name: 'other boreholes' }), {
      takenOver: (table) => table !== boreholes.id,
      fill: async (writer) => {
        const table: Table = boreholes
        await writer.rows(table, [emptyRow(table, 1)])
        await writer.file('files/new.las', new Uint8Array([4]))
      },
    })
    const reading = await standing(other)
    expect(await readRows(reading, boreholes)).toHaveLength(1)
    expect(await readRows(reading, fields)).toHaveLength(OLD)
    expect(changed.rowCounts).toMatchObject({ boreholes: 1, fields: OLD })
    for (const path of [`files/${OLD}.las`, 'files/new.las'])
      expect(await unzippedFile(reading, path)).not.toBeNull()
    for (let more = 0; more < VERSIONS_KEPT; more++)
      await replaceTables(store, aVersion(), {
        takenOver: (table) => table !== boreholes.id,
        fill: async () => {},
      })
    expect(await readRows(await standing(other), fields)).toHaveLength(OLD)
    expect(await readRows(reading, boreholes)).toEqual([])
  })

  it('can be undone: an earlier version stands again, as a new one with the same rows', async () => {
    const earlier = (await currentVersion(store))!
    await load(NEW)
    const again = await goBackTo(store, earlier.id)
    expect(again).toMatchObject({ name: earlier.name, rowCounts: earlier.rowCounts, parts: earlier.parts })
    expect(await currentVersion(other)).toEqual(again)
    expect(await readRows(await standing(other), boreholes)).toHaveLength(OLD)
    expect(await unzippedFile(await standing(other), `files/${OLD}.las`)).not.toBeNull()
  })

  it('can only be undone to a version whose rows are kept', async () => {
    await load(NEW)
    const { id } = (await currentVersion(store))!
    await expect(goBackTo(store, 999_999)).rejects.toThrow(`that can be asked for: ${id - 1}`)
    await expect(goBackTo(store, id)).rejects.toBeInstanceOf(VersionNotKept)
    expect((await currentVersion(store))?.id).toBe(id)
  })

  it('leaves nothing of the old one in the new', async () => {
    await load(NEW)
    expect(await rowsPerTable(other)).toEqual([NEW])
    expect(await unzippedFile(await standing(other), `files/${NEW}.las`)).not.toBeNull()
    expect(await unzippedFile(await standing(other), `files/${OLD}.las`)).toBeNull()
    expect((await currentVersion(other))?.name).toBe(`of ${NEW}`)
  })

  it('keeps the list of versions, the newest first', async () => {
    const before = await storedVersions(store)
    await load(NEW)
    const after = await storedVersions(store)
    expect(after.map(({ name }) => name)).toEqual([`of ${NEW}`, ...before.map(({ name }) => name)])
    expect(after[0]?.id).toBeGreaterThan(before[0]?.id ?? Infinity)
  })

  it('leaves the old one whole when anything throws [D25.5]', async () => {
    const before = await storedVersions(store)
    const failing = load(NEW, async () => {
      throw new Error('The package ended in the middle of a line.')
    })
    await expect(failing).rejects.toThrow('The package ended in the middle of a line.')
    expect(await rowsPerTable(store)).toEqual([OLD])
    expect(await unzippedFile(await standing(store), `files/${OLD}.las`)).not.toBeNull()
    expect(await storedVersions(store)).toEqual(before)
  })

  it('leaves the old one whole when two rows share a key', async () => {
    const twice = [emptyRow(boreholes, 1), emptyRow(boreholes, 1)]
    await expect(
      replaceDataset(store, aVersion(), (writer) => writer.rows<Table>(boreholes, twice)),
    ).rejects.toThrow(/unique/i)
    expect(await rowsPerTable(other)).toEqual([OLD])
  })

  it('leaves the old one whole when the disk is full, and says so [D25.14]', async () => {
    const full = await fillDisk(store)
    await expect(replaceDataset(full.store, aVersion(), fillWith(5_000))).rejects.toThrow(StoreFull)
    expect(await rowsPerTable(store)).toEqual([OLD])
    await full.makeRoom()
    await load(NEW)
    expect(await rowsPerTable(other)).toEqual([NEW])
  })

  it('is seen by nobody before it is whole', async () => {
    await load(NEW, async () => {
      expect(await rowsPerTable(store)).toEqual([OLD])
      expect(await rowsPerTable(other)).toEqual([OLD])
    })
    expect(await rowsPerTable(store)).toEqual([NEW])
  })

  it('does not change what is read at one moment', async () => {
    await other.atOneMoment(async (moment) => {
      expect(await readRows(await standing(moment), boreholes)).toHaveLength(OLD)
      await load(NEW)
      expect(await readRows(await standing(moment), boreholes)).toHaveLength(OLD)
      expect((await currentVersion(moment))?.name).toBe(`of ${OLD}`)
    })
    expect(await readRows(await standing(other), boreholes)).toHaveLength(NEW)
  })

  it.each([
    ['the same store', () => store],
    ['another connection', () => other],
  ])('is refused at once, from %s, while another load is under way', async (_, second) => {
    const [writing, mayFinish] = [gate(), gate()]
    const first = load(NEW, async () => {
      writing.open()
      await mayFinish.passed
    })
    await writing.passed
    const start = Date.now()
    await expect(replaceDataset(second(), aVersion(), fillWith(1))).rejects.toThrow(ImportUnderWay)
    expect(Date.now() - start).toBeLessThan(20_000)
    expect(await rowsPerTable(second())).toEqual([OLD])
    mayFinish.open()
    await first
    expect(await rowsPerTable(second())).toEqual([NEW])
  })

  it('can follow a load that failed', async () => {
    await expect(load(NEW, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await load(NEW)
    expect(await rowsPerTable(other)).toEqual([NEW])
  })
})
