import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atEnd } from './at-end.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** A folder below that of temporary files, with all that is tried in it. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'trial-'))

/** What a killed server had started may still write a last file, so it is tried again for a while. */
export async function removeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await rm(folder, { recursive: true, force: true })
      return
    } catch (error) {
      if (tries === 100) throw error
      await pause(200)
    }
  }
}

/** Runs a program of the repository to its end, and throws what it said when it fails. */
const run = (...argv: string[]): string =>
  execFileSync(process.execPath, argv, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Builds the product and writes what an operator would copy to a server: no sources, no compilers. */
export function shipInto(folder: string): void {
  run('scripts/run-source.mjs', 'scripts/packages/ship-command.ts', folder)
}

/** The two datasets that take each other's place: two countries of a fiftieth. */
export const editions = ['one', 'other'] as const
export type Edition = (typeof editions)[number]

/** Writes a data package of an edition. */
export function writePackage(folder: string, edition: Edition, scale = 0.02): void {
  const seed = String(editions.indexOf(edition) + 1)
  const argv = ['--out', folder, '--scale', String(scale), '--until', '2026-09', '--seed', seed]
  run('scripts/run-command.mjs', 'demo', ...argv)
}

/** A copy of what was shipped, removed when the test ends. */
export function copyOf(shipped: string): string {
  const folder = temporaryFolder()
  cpSync(shipped, folder, { recursive: true })
  atEnd(() => removeFolder(folder))
  return folder
}
