import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { currentVersion } from '@datacentre/database'
import { commandLine } from '@datacentre/database/command-line'
import { parseDatabaseUrl } from '@datacentre/database/database-url'
import { DEFAULT_DATABASE_URL } from '@datacentre/database/default-url'
import type { Settings } from '../settings/settings.ts'
import { servedOwnData } from '../snapshot/kept/packed-files.ts'
import { reachStore } from './reach-store.ts'

/** There is nothing to serve, and nobody asked for demonstration data. */
class StoreIsEmpty extends Error {
  override readonly name = 'StoreIsEmpty'
  constructor(shownUrl: string) {
    super(
      `The store of DATABASE_URL "${shownUrl}" holds no dataset: load one with "${commandLine('import DIR')}", ` +
        'or set DEMO=on to fill it with demonstration data.',
    )
  }
}

type EmptyStore = {
  readonly demo: Settings['demo']
  readonly isUsual: boolean
  /** What was served from this store before was not, or not known to be, demonstration data. */
  readonly servedOwnData: boolean
}

/** Invented data never take the place of a store that was lost or named wrongly: they come to who asks, or to a new installation. */
export const getsDemonstration = ({ demo, isUsual, servedOwnData }: EmptyStore): boolean =>
  demo === 'on' || (demo === null && isUsual && !servedOwnData)

async function holdsDataset(databaseUrl: string, packedFolder: string): Promise<boolean> {
  const url = parseDatabaseUrl(databaseUrl)
  // Looking must not make a file: a mistyped path would leave one behind.
  if (url.kind === 'sqlite' && !existsSync(resolve(url.path))) return false
  const { store, away } = await reachStore(databaseUrl, packedFolder)
  try {
    // What was served before is served again.
    return away !== null || (await currentVersion(store)) !== null
  } finally {
    await store.close()
  }
}

/** Whether demonstration data must be loaded before the start can go on; StoreIsEmpty where it cannot. */
export async function needsDemonstration(
  { databaseUrl, demo }: Pick<Settings, 'databaseUrl' | 'demo'>,
  packedFolder: string,
): Promise<boolean> {
  if (await holdsDataset(databaseUrl, packedFolder)) return false
  const isUsual = databaseUrl === DEFAULT_DATABASE_URL
  if (getsDemonstration({ demo, isUsual, servedOwnData: await servedOwnData(packedFolder) })) return true
  throw new StoreIsEmpty(parseDatabaseUrl(databaseUrl).shown)
}
