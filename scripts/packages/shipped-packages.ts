import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

type Needs = Readonly<Record<string, string>>

/** What the lockfile says of a package. */
type Locked = {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  /** Where a workspace lies, for the link to it. */
  readonly resolved?: string
  readonly link?: boolean
  readonly dependencies?: Needs
  readonly optionalDependencies?: Needs
  readonly peerDependencies?: Needs
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type Lockfile = { readonly packages: Readonly<Record<string, Locked>> }

export type Package = {
  readonly name: string
  readonly version: string
  /** An SPDX expression, or what the package says instead. */
  readonly licence: string
  /** Where it lies below the repository. */
  readonly path: string
}

/** What visitors and operators get: the server and its commands, and what browsers fetch. */
const SHIPPED = ['server', 'ingest', 'portal', 'mapviewer']

const LAST_NAME = /^.*node_modules\//

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile

/** Everything that these need, however far down, by name and version. */
function packagesOf(lockfile: Lockfile, roots: readonly string[]): readonly Package[] {
  const { packages } = lockfile
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const found = packages[path]
    if (found === undefined || seen.has(path)) return
    seen.add(path)
    if (found.link === true) return visit(found.resolved ?? '')
    for (const name of neededBy(path, found)) {
      const place = placeOf(packages, name, path)
      if (place !== null) visit(place)
    }
  }
  for (const path of roots) visit(path)
  return [...seen]
    .filter((path) => path.includes('node_modules/') && packages[path]?.link !== true)
    .map((path) => packageAt(path, packages[path] ?? {}))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** What is not bundled but installed beside the server, because it is native or loads what is (server/vite.config.ts). */
const BESIDE_THE_SERVER = ['node_modules/libsql', 'node_modules/pg']

export const installedPackages = (lockfile: Lockfile): readonly Package[] =>
  packagesOf(lockfile, BESIDE_THE_SERVER)

export const shippedPackages = (lockfile: Lockfile): readonly Package[] => packagesOf(lockfile, SHIPPED)

/** Our own optional ones are binaries for tests; those of others are bindings for one platform each. */
function neededBy(path: string, locked: Locked): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = locked
  const isOurs = !path.includes('node_modules/')
  return [
    ...Object.keys({ ...dependencies, ...(!isOurs && optionalDependencies) }),
    ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
  ]
}

/** Where Node finds a package from another: beside it, or beside one of the folders above. */
function placeOf(packages: Lockfile['packages'], name: string, from: string): string | null {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[place] !== undefined) return place
  if (from === '') return null
  const above = from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : ''
  return placeOf(packages, name, above)
}

const packageAt = (path: string, { name, version, license }: Locked): Package => ({
  name: name ?? path.replace(LAST_NAME, ''),
  version: version ?? '',
  licence: license ?? 'none told',
  path,
})
