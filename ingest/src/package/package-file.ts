import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Unreadable } from './fault.ts'

export const DESCRIPTOR = 'datapackage.json'

export type PackageFile = {
  readonly folder: string
  readonly path: string
  /** What is said when the file is not there. */
  readonly absent?: string
}

const CHUNK_BYTES = 1 << 18

/** Why the system gives no bytes, as the end of the sentence 'cannot be read: …'. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk gives an error',
}

/** The file where it really is. A link may not lead out of the package: what it names would be published. */
export async function locate({ folder, path, absent }: PackageFile): Promise<{ real: string; size: number }> {
  try {
    const root = await realpath(folder)
    const real = await realpath(join(folder, path))
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      throw new Unreadable('must be a file inside the package, not a link to a place outside it', null)
    }
    const found = await stat(real)
    if (found.isDirectory()) throw unreadable('EISDIR')
    if (!found.isFile()) throw new Unreadable('cannot be read: it is not a file', null)
    return { real, size: found.size }
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    throw absent !== undefined && REASONS[code] === REASONS['ENOENT']
      ? new Unreadable(absent, null)
      : unreadable(code)
  }
}

/** The bytes of a file of the package in chunks; whatever keeps them from being read is an `Unreadable`. */
export async function* packageBytes(file: PackageFile): AsyncGenerator<Buffer> {
  const { real } = await locate(file)
  try {
    yield* createReadStream(real, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>
  } catch (error) {
    const code = codeOf(error)
    throw code === null ? error : unreadable(code)
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

const unreadable = (code: string): Unreadable =>
  new Unreadable(`cannot be read: ${REASONS[code] ?? `the system says ${code}`}`, null)

/** The code of a refusal by the system, such as ENOENT; null for any other error. */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : null
