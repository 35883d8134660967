import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** The folder is not empty, or something is not built yet. */
export class CannotShip extends Error {
  override readonly name = 'CannotShip'
}

/** Writes a folder from which `node scripts/start.mjs` serves, without sources, compilers and tests; Node alone is needed. */
export function shipInto(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotShip(`${folder} is not empty: name a new folder.`)
  const missing = PARTS.find((part) => !existsSync(join(root, part)))
  if (missing !== undefined) throw new CannotShip(`${missing} is not there: run npm run build first.`)
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'))
  // Bindings for other platforms stand in the lockfile, and are not installed.
  const packages = installedPackages(readLockfile()).filter(({ path }) => existsSync(join(root, path)))
  for (const part of [
    ...PARTS,
    ...scripts.map((name) => `scripts/${name}`),
    ...packages.map(({ path }) => path),
  ]) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  // Where the usual settings keep the data; a container has a volume there.
  mkdirSync(join(folder, 'data'))
}
