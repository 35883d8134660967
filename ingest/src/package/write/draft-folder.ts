import { existsSync, mkdtempSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '@datacentre/database/is-alive'

/** Nobody of another machine, or of another container, writes a package without a new file for so long. */
const QUIET_MS = 3_600_000

/** The drafts of this process: one of its own number that is not among them is of another process that had it before. */
const ours = new Set<string>()

/** A folder beside another one, in which that is written. What a process that was killed left of such a folder is removed. */
export async function withDraftOf<Result>(
  target: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  await removeLeftOf(target)
  // At once: another one of this process must not find it before it is ours.
  const draft = mkdtempSync(join(dirname(target), `.${basename(target)}-${process.pid}@${hostname()}-`))
  ours.add(draft)
  try {
    return await write(draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
    ours.delete(draft)
  }
}

/** A draft, or the package that stood before and was put aside for it (whole-folder.ts). */
const NAME = /^(\d+)@(.+)-\w{6}(-old)?$/

async function removeLeftOf(target: string): Promise<void> {
  const prefix = `.${basename(target)}-`
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const [, process = '', host, isOld] = NAME.exec(name.slice(prefix.length)) ?? []
    const draft = join(dirname(target), name)
    if (host === undefined || (await isWritten(draft, { pid: Number(process), host }))) continue
    const isOnlyOne = isOld !== undefined && !existsSync(target)
    // What belongs to another user stays, and is no reason not to write.
    await (isOnlyOne ? rename(draft, target) : rm(draft, { recursive: true, force: true })).catch(() => {})
  }
}

type Writer = { readonly pid: number; readonly host: string }

async function isWritten(draft: string, { pid, host }: Writer): Promise<boolean> {
  if (host !== hostname()) {
    const found = await stat(draft).catch(() => null)
    return found !== null && Date.now() - found.mtimeMs < QUIET_MS
  }
  return pid === process.pid ? ours.has(draft) : isAlive(pid)
}
