import {
  connect,
  holdsVersion,
  keptVersions,
  VersionNotKept,
  type Store,
  type Version,
} from '@datacentre/database'
import { NotExportable } from './write-stored-files.ts'
import { writePackage, type ExportedPackage } from './write-package.ts'
import { writeSqlite } from './write-sqlite.ts'

export type Targets = {
  /** An empty folder, for the data package. */
  readonly folder: string
  /** A file that is not there yet, for all tables as SQLite. */
  readonly sqliteFile?: string | undefined
  readonly onTable?: (id: string) => void
}

/** Writes a version as a data package, and as SQLite where that is asked for. */
export async function exportVersion(
  store: Store,
  version: Version,
  { folder, sqliteFile, onTable = () => {} }: Targets,
): Promise<readonly ExportedPackage[]> {
  const reading = { db: store.db, parts: version.parts }
  const packages = await writePackage(folder, version, { reading, onTable })
  if (sqliteFile !== undefined) {
    onTable('sqlite')
    await writeSqlite(sqliteFile, version, reading)
  }
  // Rows of a version go when ten others have come after it, also under our hands.
  if (!(await holdsVersion(store, version)))
    throw new NotExportable(`Version ${version.id} went while it was written: try again`)
  return packages
}

type Asked = Targets & { readonly databaseUrl: string; readonly versionId: number }

/** The same by the address of a store: what keeps the downloads of a server calls. */
export async function exportDataset({
  databaseUrl,
  versionId,
  ...targets
}: Asked): Promise<readonly ExportedPackage[]> {
  const store = await connect(databaseUrl)
  try {
    return await exportVersion(store, await versionWith(store, versionId), targets)
  } finally {
    await store.close()
  }
}

/** The kept version with a number; throws where it is not kept. */
export async function versionWith(store: Store, id: number): Promise<Version> {
  const kept = await keptVersions(store)
  const found = kept.find((version) => version.id === id)
  if (found !== undefined) return found
  throw new VersionNotKept(
    id,
    kept.map((version) => version.id),
  )
}
