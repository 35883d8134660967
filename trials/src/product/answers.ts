import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Edition } from './folders.ts'

/** Answers that an edition always gives the same, from memory, from kept files and from the features. */
const ASKED = {
  boreholes: { path: '/rest/brh/boreholes', method: 'POST' },
  licences: { path: '/rest/lic/overview', method: 'POST' },
  lines: { path: '/rest/smc/lines', method: 'GET' },
  boreholesFile: { path: '/files/boreholes.csv', method: 'GET' },
  fieldsFile: { path: '/files/fields.csv', method: 'GET' },
} as const

export type Answers = Readonly<Record<keyof typeof ASKED, string>>

/** A file names the number and the day of its version, which are others in each store. */
export const withoutVersion = (text: string): string =>
  text.replaceAll(/(version|versie)"?[: ]+"?\d+(; \d{4}-\d{2}-\d{2})?/g, 'version')

const hashOf = (text: string): string =>
  createHash('sha256').update(withoutVersion(text)).digest('hex').slice(0, 16)

/** What a server answers now, each as a hash; throws where one is no answer. */
export async function answersOf(origin: string): Promise<Answers> {
  const hashes: Record<string, string> = {}
  for (const [name, { path, method }] of Object.entries(ASKED)) {
    const answer = await fetch(`${origin}/datacenter${path}`, { method })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${text}`)
    hashes[name] = hashOf(text)
  }
  return hashes as Answers
}

export type AnswersOfEditions = Readonly<Record<Edition, Answers>>

/** Which edition each answer is of; 'neither' for one that belongs to none. */
export async function editionsServed(origin: string, known: AnswersOfEditions): Promise<readonly string[]> {
  const answers = await answersOf(origin)
  const names = Object.keys(answers) as (keyof Answers)[]
  return [
    ...new Set(
      names.map((name) => {
        const found = Object.entries(known).find(([, one]) => one[name] === answers[name])
        return found?.[0] ?? `neither (${name})`
      }),
    ),
  ]
}

/** The version that a server says it serves; null while it is not ready or not there. */
export async function versionServed(origin: string): Promise<number | null> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) })
    const { version } = (await answer.json()) as { version?: number }
    return version ?? null
  } catch {
    return null
  }
}

/** Comes when a server serves a version, with how long that took. */
export async function untilServed(origin: string, version: number, longestMs = 60_000): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < longestMs) {
    if ((await versionServed(origin)) === version) return performance.now() - start
    await pause(25)
  }
  throw new Error(`${origin} serves ${await versionServed(origin)}, and not ${version}`)
}
