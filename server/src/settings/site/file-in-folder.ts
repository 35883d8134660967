import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readRefusal, readRefusalIn } from '@datacentre/catalogue/settings/read-refusal'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'

type Sought = {
  readonly folder: string
  /** Below the folder. */
  readonly name: string
  /** What it is, in a sentence: `a logo`. */
  readonly what: string
  /** What is said when it is not there. */
  readonly absent?: string
}

/** Visitors fetch these, and the server holds them in memory. */
const MOST_KB = 100

/** A file of the folder, which is not large and does not lie elsewhere. */
export function fileInFolder(sought: Sought): Buffer {
  const path = join(sought.folder, sought.name)
  try {
    return bytesAt(path, sought)
  } catch (error) {
    const refusal = readRefusalIn(error)
    if (refusal === null) throw error
    throw new SiteNotAllowed(path, refusal.isAbsent ? (sought.absent ?? 'is not there') : refusal.sentence)
  }
}

function bytesAt(path: string, { folder, what }: Sought): Buffer {
  const real = realpathSync(path)
  if (!real.startsWith(realpathSync(folder) + sep)) throw new SiteNotAllowed(path, 'lies outside the folder')
  const found = statSync(real)
  if (found.isDirectory()) throw new SiteNotAllowed(path, readRefusal('EISDIR').sentence)
  // A pipe would keep the start waiting.
  if (!found.isFile()) throw new SiteNotAllowed(path, 'cannot be read: it is not a file')
  if (found.size > MOST_KB * 1024)
    throw new SiteNotAllowed(
      path,
      `is ${Math.ceil(found.size / 1024)} KB, but ${what} may be ${MOST_KB} KB at most`,
    )
  return readFileSync(real)
}
