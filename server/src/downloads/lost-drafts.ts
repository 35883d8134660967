import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '@datacentre/database/is-alive'

/** The name that a folder has while this process fills it. */
export const draftOf = (name: string): string => `${name}.${process.pid}`

/** Removes what processes left that were ended while they filled a folder. */
export async function removeLostDrafts(home: string, name: string): Promise<void> {
  for (const found of await readdir(home)) {
    const pid = found.startsWith(`${name}.`) ? Number(found.slice(name.length + 1)) : NaN
    if (Number.isSafeInteger(pid) && !isAlive(pid)) await rm(join(home, found), { recursive: true })
  }
}
