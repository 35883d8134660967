import { Unreadable } from './fault.ts'
import { DESCRIPTOR, locate } from './package-file.ts'
import type { Resource } from './resource.ts'

/** Refuses a file that is not there, or has another size than the descriptor gives: it was cut off between two rows. */
export async function refuseOtherSize(folder: string, { path, bytes }: Resource): Promise<void> {
  const absent = `is named in ${DESCRIPTOR} but is not there`
  const { size } = await locate({ folder, path, absent })
  if (bytes !== null && size !== bytes)
    throw new Unreadable(`is ${size} bytes, but ${DESCRIPTOR} says ${bytes}: cut off, or changed later`, null)
}

/** Refuses a file that was read and is another one than the descriptor describes. */
export function refuseOtherHash({ sha256 }: Resource, read: string): void {
  if (sha256 !== null && sha256 !== read)
    throw new Unreadable(`is not the file that ${DESCRIPTOR} describes: its SHA-256 is ${read}`, null)
}
