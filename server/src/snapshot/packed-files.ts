import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { encodings } from '../answer/encoding.ts'
import { packToKeep, type Packed } from '../answer/packed.ts'

/** What one version of the dataset is served from, kept on disk so that a start is quick. */
export type PackedFiles = {
  /** Rows that were kept, or null when they were not; JSON is read five times as fast as a table. */
  readonly readRows: (name: string) => Promise<AnyRow[] | null>
  readonly keepRows: (name: string, rows: readonly AnyRow[]) => Promise<void>
  /** The packed form of bytes, from disk when it is there. */
  readonly pack: (name: string, identity: Buffer) => Promise<Packed>
  /** Removes what other versions left. */
  readonly dropOthers: () => Promise<void>
}

type Place = {
  readonly folder: string
  /** Names the dataset and the shape of the answers: another one never finds these files. */
  readonly tag: string
  /** Told when the disk cannot be used; the answers are then packed anew at each start. */
  readonly onTrouble: (error: unknown) => void
}

export function packedFiles({ folder, tag, onTrouble }: Place): PackedFiles {
  const home = join(folder, tag)
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(home, { recursive: true })
    const path = join(home, name)
    // Renamed when whole, so that no reader ever sees half a file.
    await writeFile(`${path}.${process.pid}`, content)
    await rename(`${path}.${process.pid}`, path)
  }
  const readAll = async (name: string, identity: Buffer): Promise<Packed | null> => {
    try {
      const [br, gzip] = await Promise.all(
        encodings.map((encoding) => readFile(join(home, `${name}.${encoding}`))),
      )
      return br && gzip ? { identity, br, gzip } : null
    } catch {
      // Not there yet, or half written by a process that died: packed anew below.
      return null
    }
  }
  const writeAll = async (name: string, packed: Packed): Promise<void> => {
    for (const encoding of encodings) await write(`${name}.${encoding}`, packed[encoding])
  }
  return {
    readRows: async (name) => {
      try {
        return JSON.parse(await readFile(join(home, `${name}.json`), 'utf8')) as AnyRow[]
      } catch {
        // Not there yet, or not whole: read from the store.
        return null
      }
    },
    keepRows: async (name, rows) => write(`${name}.json`, JSON.stringify(rows)).catch(onTrouble),
    pack: async (name, identity) => {
      const known = await readAll(name, identity)
      if (known !== null) return known
      const packed = await packToKeep(identity)
      await writeAll(name, packed).catch(onTrouble)
      return packed
    },
    dropOthers: async () => {
      const others = await readdir(folder).catch(() => [])
      for (const other of others)
        if (other !== tag) await rm(join(folder, other), { recursive: true, force: true }).catch(onTrouble)
    },
  }
}
