import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { encodings } from '../../answer/encoding.ts'
import { packToKeep, type Packed } from '../../answer/packed.ts'
import { SMALL } from '../../answer/send-parts.ts'
import type { BytesOnDisk } from '../../disk/bytes-on-disk.ts'
import { cachedOnDisk, isNotThere, readCachedFile, writeCachedFile } from '../../disk/cached-file.ts'

/**
 * What one version of the dataset is served from, kept on disk so that a start is quick. It is found by its rows and not by its
 * number: who goes back to an earlier version finds it ready.
 */
export type PackedFiles = {
  /**
   * Rows that were kept, or null when they were not; JSON is read five times as fast as a table. They are parsed at their
   * first use: parsing everything takes half a second of a start.
   */
  readonly readRows: (name: string) => Promise<Rows | null>
  readonly keepRows: (name: string, rows: readonly AnyRow[]) => Promise<void>
  /** Bytes that were kept under a name, or null when they were not. */
  readonly readBytes: (name: string) => Promise<Buffer | null>
  readonly keepBytes: (name: string, bytes: Buffer) => Promise<void>
  /** Bytes that are kept under a name, to be read from there as somebody takes them; themselves where they are few, or not there. */
  readonly onDisk: (name: string, bytes: Buffer) => Promise<Buffer | BytesOnDisk>
  /** The packed form of bytes, from disk when it is there. */
  readonly pack: (name: string, identity: Buffer) => Promise<Packed>
  /** Where a file of the rows lies that its maker writes itself. */
  readonly contentPathOf: (name: string) => string
  /** Where a file lies that its maker writes itself and that names the version. */
  readonly pathOf: (name: string) => string
  /** Takes over files of other rows, those that hold for these too. */
  readonly takeOver: (from: PackedFiles, isTaken: (name: string) => boolean) => Promise<void>
  /** Says that everything of these rows is kept, and whose data it is. */
  readonly markWhole: (whose: Whose) => Promise<void>
  readonly isWhole: () => Promise<boolean>
  /** Removes the rows of all versions but these, and what other versions wrote that names them. */
  readonly dropOthers: (kept: readonly string[]) => Promise<void>
}

/** Written in the mark of a whole version, so that a store that was lost is not taken for a new one. */
type Whose = 'demonstration' | 'own data'

export const WHOLE = 'whole'
/** The mark of a version that was whole, and whose room was freed since. */
export const FREED = 'freed'

/** Whether any version that is kept in a folder was no demonstration, or does not tell: marks of 0.1.0 do not. */
export async function servedOwnData(folder: string): Promise<boolean> {
  for (const tag of await namesIn(folder)) {
    for (const name of [WHOLE, FREED]) {
      const mark = await readCachedFile(join(folder, tag, name))
      if (mark !== null && mark.toString() !== ('demonstration' satisfies Whose)) return true
    }
  }
  return false
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isNotThere(error)) return []
    throw error
  }
}

/** The rows of a table, made at their first use. */
export type Rows = () => readonly AnyRow[]

/** Parses once, and lets the bytes go then. */
function parsedLater(bytes: Buffer): Rows {
  let kept: Buffer | null = bytes
  let rows: readonly AnyRow[] = []
  return () => {
    if (kept !== null) rows = JSON.parse(kept.toString()) as AnyRow[]
    kept = null
    return rows
  }
}

type KeptWhere = {
  readonly folder: string
  /** Names the rows and their shape: others never find these files. */
  readonly content: string
  readonly versionId: number
  /** Told when the disk cannot be used; the answers are then packed anew at each start. */
  readonly onTrouble: (error: unknown) => void
}

const OF_VERSION = 'version-'

/** Where the files of a version lie that name it: among those of its rows, which other versions may have too. */
export const folderOf = (home: string, versionId: number): string => join(home, `${OF_VERSION}${versionId}`)

export function packedFiles({ folder, content, versionId, onTrouble }: KeptWhere): PackedFiles {
  const home = join(folder, content)
  /** A file that may not be read is told of, and its content made anew like that of one that is not there. */
  const read = (name: string): Promise<Buffer | null> =>
    readCachedFile(join(home, name)).catch((error: unknown) => {
      onTrouble(error)
      return null
    })
  return {
    readRows: async (name) => {
      const kept = await read(`${name}.json`)
      return kept === null ? null : parsedLater(kept)
    },
    keepRows: (name, rows) =>
      writeCachedFile(join(home, `${name}.json`), Buffer.from(JSON.stringify(rows))).catch(onTrouble),
    readBytes: read,
    keepBytes: (name, bytes) => writeCachedFile(join(home, name), bytes).catch(onTrouble),
    onDisk: async (name, bytes) => {
      if (bytes.length <= SMALL) return bytes
      const kept = await cachedOnDisk(join(home, name), bytes).catch((error: unknown) => {
        onTrouble(error)
        return null
      })
      return kept ?? bytes
    },
    // The name tells which bytes were packed, so that the forms of an answer always belong together.
    pack: async (name, identity) => {
      const [br, gzip] = await Promise.all(encodings.map((encoding) => read(`${name}.${encoding}`)))
      if (br && gzip) return { identity, br, gzip }
      const packed = await packToKeep(identity)
      for (const encoding of encodings) {
        await writeCachedFile(join(home, `${name}.${encoding}`), packed[encoding]).catch(onTrouble)
      }
      return packed
    },
    contentPathOf: (name) => join(home, name),
    pathOf: (name) => join(folderOf(home, versionId), name),
    takeOver: async (from, isTaken) => {
      await mkdir(home, { recursive: true })
      for (const name of (await namesIn(from.contentPathOf('.'))).filter(isTaken))
        await linkOrCopy(from.contentPathOf(name), join(home, name)).catch(onTrouble)
    },
    markWhole: (whose) => writeCachedFile(join(home, WHOLE), Buffer.from(whose)).catch(onTrouble),
    isWhole: async () => (await read(WHOLE)) !== null,
    dropOthers: (kept) => dropOthers({ folder, kept, own: folderOf(home, versionId) }).catch(onTrouble),
  }
}

/** One file under two names: what is kept is never written over, so that neither sees the other change. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (isThereAlready(error) || isNotThere(error)) return
    // Some file systems have no links.
    await copyFile(from, to)
  }
}

const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

type Dropping = { readonly folder: string; readonly kept: readonly string[]; readonly own: string }

async function dropOthers({ folder, kept, own }: Dropping): Promise<void> {
  for (const content of await namesIn(folder)) {
    const home = join(folder, content)
    const isKept = kept.includes(content)
    const within = isKept ? (await namesIn(home)).filter((name) => name.startsWith(OF_VERSION)) : []
    const others = within.map((name) => join(home, name)).filter((path) => path !== own)
    for (const path of isKept ? others : [home]) await rm(path, { recursive: true, force: true })
  }
}
