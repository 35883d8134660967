import { createHash } from 'node:crypto'
import { DESCRIPTOR } from './package-file.ts'

/** Goes up when files are read in another way than before: a package that stands is then read again. */
const FORMAT = 2

/** The checksum of a package: over its descriptor, its tables in order and the files that rows name in the order of names. */
export class PackageChecksum {
  private readonly hash = createHash('sha256')

  descriptor(sha256: string): void {
    this.hash.update(`read as ${FORMAT}\n${DESCRIPTOR} ${sha256}\n`)
  }

  table(path: string, sha256: string): void {
    this.hash.update(`${path} ${sha256}\n`)
  }

  end(files: ReadonlyMap<string, string>): string {
    for (const path of [...files.keys()].toSorted()) this.hash.update(`${path} ${files.get(path)}\n`)
    return this.hash.digest('hex')
  }
}
