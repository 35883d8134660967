import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { TargetNotAllowed } from '../../target-not-allowed.ts'
import { DESCRIPTOR } from '../package-file.ts'
import { withDraftOf } from './draft-folder.ts'

/** Writes a folder with a data package: whole, or not at all. An older package in it is replaced, anything else is left. */
export async function writeWholeFolder<Result>(
  folder: string,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  const target = resolve(folder)
  await refuseForeign(target)
  await mkdir(dirname(target), { recursive: true })
  return withDraftOf(target, async (draft) => {
    // A temporary folder is for its owner only; a data package is for everyone.
    await chmod(draft, 0o755)
    const result = await fill(draft)
    await replace(target, draft)
    return result
  })
}

async function refuseForeign(target: string): Promise<void> {
  const found = await stat(target).catch(() => null)
  if (found === null) return
  if (!found.isDirectory()) throw new TargetNotAllowed(`${target} is a file, not a folder.`)
  const names = await readdir(target)
  if (names.length > 0 && !names.includes(DESCRIPTOR)) {
    throw new TargetNotAllowed(`${target} is not empty and holds no ${DESCRIPTOR}, so it is left as it is.`)
  }
}

/** Puts the new folder where the old one was; the old one goes only when the new one stands. */
async function replace(target: string, draft: string): Promise<void> {
  const old = `${draft}-old`
  const isThere = (await stat(target).catch(() => null)) !== null
  if (isThere) await rename(target, old)
  await rename(draft, target)
  if (isThere) await rm(old, { recursive: true, force: true })
}
