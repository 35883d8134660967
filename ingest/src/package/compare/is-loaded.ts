import { sha256Of, storedChecksums } from '@datacentre/database'
import { PackageChecksum } from '../checksum.ts'
import { readDescriptor } from '../descriptor.ts'
import { Findings, Unreadable } from '../fault.ts'
import { DESCRIPTOR, hashOfFile, wholeFile } from '../package-file.ts'
import type { Standing } from './differences.ts'

/**
 * Whether a package is the dataset that stands, byte for byte: told by hashing its files, without reading a row. The files
 * that rows name are those of the dataset, or the rows would differ.
 */
export async function isLoaded(folder: string, { version, reading }: Standing): Promise<boolean> {
  try {
    const descriptor = await readDescriptor(folder, new Findings())
    if (descriptor === null) return false
    const checksum = new PackageChecksum()
    checksum.descriptor(sha256Of(await wholeFile({ folder, path: DESCRIPTOR })))
    const first = descriptor.codes === null ? [] : [descriptor.codes]
    for (const { path } of [...first, ...descriptor.resources])
      checksum.table(path, await hashOfFile({ folder, path }))
    const files = new Map<string, string>()
    for (const path of (await storedChecksums(reading)).keys())
      files.set(path, await hashOfFile({ folder, path }))
    return checksum.end(files) === version.checksum
  } catch (error) {
    // What cannot be read is told by the check.
    if (error instanceof Unreadable) return false
    throw error
  }
}
