import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVersion, fillWith } from '../../testing/sample-dataset.ts'
import {
  connect,
  connectLater,
  currentVersion,
  migrate,
  replaceDataset,
  watchVersion,
  type Version,
} from '../index.ts'

const WITHIN = { timeout: 30_000 }

describe('a SQLite file under a store that reads it', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reopening-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A store with one dataset of this name, at rest. */
  async function storeOf(name: string): Promise<string> {
    const file = join(folder, `${name}.db`)
    const store = await connect(`sqlite:${file}`)
    await migrate(store)
    await replaceDataset(store, aVersion({ name, checksum: name }), fillWith(1))
    await store.close()
    return file
  }

  it('is followed when another is put in its place, or written over it, though the numbers are the same [D39.1]', async () => {
    const [file, backup] = [await storeOf('old'), await storeOf('restored')]
    const again = join(folder, 'again.db')
    copyFileSync(file, again)
    const store = await connect(`sqlite:${file}`)
    const onChange = vi.fn<(version: Version) => void>()
    const stop = watchVersion(store, onChange)
    const seen = () => onChange.mock.calls.map(([{ name, id }]) => [name, id])
    await vi.waitFor(() => expect(seen()).toEqual([['old', 1]]), WITHIN)
    renameSync(backup, file)
    await vi.waitFor(() => expect(seen().at(-1)).toEqual(['restored', 1]), WITHIN)
    copyFileSync(again, file)
    await vi.waitFor(() => expect(seen().at(-1)).toEqual(['old', 1]), WITHIN)
    stop()
    await store.close()
  })
  it('is missed once when it is gone, while what was read of it stays, and no empty one is made [D39.1]', async () => {
    const file = await storeOf('old')
    const store = await connect(`sqlite:${file}`)
    const troubles: unknown[] = []
    const stop = watchVersion(
      store,
      () => {},
      (error) => troubles.push(error),
    )
    rmSync(file)
    await vi.waitFor(() => expect(troubles).toHaveLength(1), WITHIN)
    expect(troubles[0]).toMatchObject({ code: 'ENOENT' })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(troubles).toHaveLength(1)
    expect((await currentVersion(store))?.name).toBe('old')
    expect(existsSync(file)).toBe(false)
    stop()
    await store.close()
  })
  it('may be out of reach at the start, and is read once it can be [D39.2]', async () => {
    const [file, backup] = [join(folder, 'later.db'), await storeOf('restored')]
    const store = connectLater(`sqlite:${file}`)
    await expect(currentVersion(store)).rejects.toThrow('ENOENT')
    writeFileSync(file, 'this is no database'.repeat(1000))
    await expect(currentVersion(store)).rejects.toThrow('not a database')
    copyFileSync(backup, file)
    expect((await currentVersion(store))?.name).toBe('restored')
    await store.close()
  })
})
