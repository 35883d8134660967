import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CHECKSUMS_FILE, packageFile, SQLITE_FILE } from '@datacentre/catalogue/wire/dataset-files'
import { connectLater, currentVersion } from '@datacentre/database'
import { noteChecksum } from '../disk/file-checksum.ts'
import { pathsOf } from '../snapshot/snapshot.ts'
import { zip, type ZipEntry } from '../zip/zip.ts'
import { datasetFilesOf, DOWNLOADS, INDEX, type DatasetFile } from './dataset-files.ts'
import { draftOf, removeLostDrafts } from './lost-drafts.ts'

/** A data package among the files of a folder. */
type ExportedPackage = {
  readonly id: string
  readonly descriptor: { readonly path: string; readonly text: string }
  readonly files: readonly string[]
}

/** Writes a version to an empty folder as a data package, and to a SQLite file: what ingest does. */
type ExportDataset = (asked: {
  readonly databaseUrl: string
  readonly versionId: number
  readonly folder: string
  readonly sqliteFile: string
}) => Promise<readonly ExportedPackage[]>

type Keeping = {
  readonly databaseUrl: string
  /** Where versions are kept. */
  readonly folder: string
  readonly exportDataset: ExportDataset
}

/** Small rather than fast: a file is made once and fetched often. */
const LEVEL = 6

/** Makes every download of the standing version: all of them, or none. */
export async function keepDataset({ databaseUrl, folder, exportDataset }: Keeping): Promise<void> {
  const version = await standingVersion(databaseUrl)
  if (version === null) return
  const pathOf = pathsOf(folder, version)
  if ((await datasetFilesOf({ pathOf })) !== null) return
  const target = pathOf(DOWNLOADS)
  const draft = pathOf(draftOf(DOWNLOADS))
  await mkdir(dirname(target), { recursive: true })
  await removeLostDrafts(dirname(target), DOWNLOADS)
  const exported = join(draft, 'package')
  try {
    await mkdir(exported, { recursive: true })
    const sqliteFile = join(draft, SQLITE_FILE)
    const packages = await exportDataset({ databaseUrl, versionId: version.id, folder: exported, sqliteFile })
    await writeIndex(draft, await filesIn(draft, exported, packages))
    await rm(exported, { recursive: true })
    // What lies there was damaged.
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function standingVersion(databaseUrl: string) {
  const store = connectLater(databaseUrl)
  try {
    return await currentVersion(store)
  } finally {
    await store.close()
  }
}

/** Zips the packages; every file with its size and checksum, the whole first. */
async function filesIn(
  draft: string,
  exported: string,
  packages: readonly ExportedPackage[],
): Promise<readonly DatasetFile[]> {
  const files: DatasetFile[] = []
  for (const one of packages) {
    const name = packageFile(one.id)
    const counted = new Counted()
    await pipeline(
      counted.all(zip(entriesOf(exported, one), { level: LEVEL })),
      createWriteStream(join(draft, name)),
    )
    files.push(counted.end(name))
  }
  const sqlite = new Counted()
  for await (const chunk of createReadStream(join(draft, SQLITE_FILE))) sqlite.add(chunk as Buffer)
  const [whole, ...parts] = files
  return [...(whole === undefined ? [] : [whole]), sqlite.end(SQLITE_FILE), ...parts]
}

/** Files of at most so many bytes are read at once. */
const SMALL = 1 << 20

async function* entriesOf(folder: string, { descriptor, files }: ExportedPackage): AsyncGenerator<ZipEntry> {
  yield { name: descriptor.path, pieces: [descriptor.text] }
  for (const name of files) {
    const path = join(folder, name)
    const { size } = await stat(path)
    yield { name, pieces: size > SMALL ? createReadStream(path) : await readFile(path) }
  }
}

/** Counts and hashes the bytes of a file as they pass. */
class Counted {
  private readonly hash = createHash('sha256')
  private bytes = 0

  add(chunk: Buffer): void {
    this.hash.update(chunk)
    this.bytes += chunk.length
  }

  async *all(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.add(chunk)
      yield chunk
    }
  }

  end(name: string): DatasetFile {
    return { name, bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}

async function writeIndex(draft: string, files: readonly DatasetFile[]): Promise<void> {
  const sums = Buffer.from(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))
  await writeFile(join(draft, CHECKSUMS_FILE), sums)
  const counted = new Counted()
  counted.add(sums)
  const listed = [...files, counted.end(CHECKSUMS_FILE)]
  await writeFile(join(draft, INDEX), JSON.stringify(listed))
  for (const { name } of [{ name: INDEX }, ...listed])
    await noteChecksum(join(draft, name), join(draft, name))
}
