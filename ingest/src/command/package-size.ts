import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readDescriptor } from '../package/descriptor.ts'
import { Findings } from '../package/fault.ts'

/** How much there is to read, for a progress bar; what cannot be read is told by the check. */
export async function bytesOf(folder: string): Promise<number> {
  const descriptor = await readDescriptor(folder, new Findings())
  const sizes = await Promise.all(
    (descriptor?.resources ?? []).map(({ path }) =>
      stat(join(folder, path)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
