import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { readRefusal, readRefusalIn } from '@datacentre/catalogue/settings/read-refusal'
import { Unreadable } from './fault.ts'

export const DESCRIPTOR = 'datapackage.json'

export type PackageFile = {
  readonly folder: string
  readonly path: string
  /** What is said when the file is not there. */
  readonly absent?: string
}

const CHUNK_BYTES = 1 << 18

/** The file where it really is. A link may not lead out of the package: what it names would be published. */
export async function locate({ folder, path, absent }: PackageFile): Promise<{ real: string; size: number }> {
  try {
    const root = await realpath(folder)
    const real = await realpath(join(folder, path))
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      throw new Unreadable('must be a file inside the package, not a link to a place outside it', null)
    }
    const found = await stat(real)
    if (found.isDirectory()) throw new Unreadable(readRefusal('EISDIR').sentence, null)
    if (!found.isFile()) throw new Unreadable('cannot be read: it is not a file', null)
    return { real, size: found.size }
  } catch (error) {
    const refusal = readRefusalIn(error)
    if (refusal === null) throw error
    throw new Unreadable((refusal.isAbsent ? absent : undefined) ?? refusal.sentence, null)
  }
}

/** The bytes of a file of the package in chunks; whatever keeps them from being read is an `Unreadable`. */
export async function* packageBytes(file: PackageFile): AsyncGenerator<Buffer> {
  const { real } = await locate(file)
  try {
    yield* createReadStream(real, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>
  } catch (error) {
    const refusal = readRefusalIn(error)
    throw refusal === null ? error : new Unreadable(refusal.sentence, null)
  }
}

/** The SHA-256 of a file of the package. */
export async function hashOfFile(file: PackageFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of packageBytes(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** All bytes of a file of the package. */
export async function wholeFile(file: PackageFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of packageBytes(file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
