import { readdir } from 'node:fs/promises'
import { TargetNotAllowed } from './target-not-allowed.ts'

/** What lies in the folder to write to; nothing when it is not there yet. */
export async function namesInTarget(target: string): Promise<readonly string[]> {
  try {
    return await readdir(target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new TargetNotAllowed(`${target} is a file, not a folder`)
    throw error
  }
}
