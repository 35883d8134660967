import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesInTarget } from '../target-names.ts'
import type { Asked } from './gentle-caller.ts'

/** After a week a service may well have other data: half of each would be a dataset that never was. */
const LONGEST_KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Where the answer to a call is kept. */
export const keptPath = (folder: string, { method, url, body }: Asked): string => {
  const asked = `${method} ${url}\n${JSON.stringify(body) ?? ''}`
  return join(folder, `${createHash('sha256').update(asked).digest('hex')}.json`)
}

export async function readKept(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch {
    // Not asked before, or stopped while it was being kept: it is asked.
    return undefined
  }
}

export async function keepAnswer(folder: string, path: string, json: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(json))
  await rename(`${path}.part`, path)
}

/** Removes answers that are too old to go on with; says so in a sentence, or null when there are none. */
export async function dropOldAnswers(folder: string, now: number): Promise<string | null> {
  let dropped = 0
  for (const name of await namesInTarget(folder)) {
    const path = join(folder, name)
    if (now - (await stat(path)).mtimeMs <= LONGEST_KEPT_DAYS * DAY_MS) continue
    await rm(path)
    dropped += 1
  }
  return dropped === 0
    ? null
    : `${dropped} kept answers are older than ${LONGEST_KEPT_DAYS} days: they are asked again`
}

/** Once all was read, nothing is left to go on with. */
export const forgetAnswers = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
