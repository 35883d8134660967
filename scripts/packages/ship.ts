import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { copyParts } from './copy-parts.ts'
import { installedPackages, readLockfile } from './shipped-packages.ts'

const root = join(import.meta.dirname, '..', '..')

/** What runs: the built product and commands, how they are started, and under which licences. */
const PARTS = [
  'package.json',
  'LICENSE',
  'NOTICE.md',
  'server/package.json',
  'server/dist',
  'ingest/package.json',
  'ingest/dist',
  'ingest/geography',
  'portal/dist',
  'mapviewer/dist',
]

/** No folder was named, or one that is not empty. */
export class CannotShip extends Error {
  override readonly name = 'CannotShip'
}

/**
 * Writes a folder from which `node scripts/start.mjs` serves, without sources, compilers and tests; Node alone is needed. What is
 * not built of the sources as they stand is built first.
 */
export async function shipInto(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotShip(`${folder} is not empty: name a new folder.`)
  for (const group of ['product', 'commands'] as const) await ensureBuilt(group)
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'))
  // Bindings for other platforms stand in the lockfile, and are not installed.
  const packages = installedPackages(readLockfile()).filter(({ path }) => existsSync(join(root, path)))
  const parts = [...PARTS, ...scripts.map((name) => `scripts/${name}`), ...packages.map(({ path }) => path)]
  // Where the usual settings keep the data; a container has a volume there.
  copyParts(parts, { from: root, into: folder, empty: ['data'] })
}
