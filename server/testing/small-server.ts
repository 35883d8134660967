import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LandFile } from '@datacentre/catalogue/geography/places/packed-land'
import type { TownsFile } from '@datacentre/catalogue/geography/places/towns'
import type { StoredTexts } from '@datacentre/catalogue/wire/dataset-texts'
import type { DatasetWriter, StoreKind, Store } from '@datacentre/database'
import { replaceDataset } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createServer } from '../src/server.ts'
import { readSettings } from '../src/settings/settings.ts'
import { followDataset, type StandingSnapshot } from '../src/snapshot/standing-snapshot.ts'
import { fillSmallDataset, smallVersion } from './small-dataset.ts'

export type SmallServer = {
  readonly server: FastifyInstance
  readonly store: Store
  readonly databaseUrl: string
  readonly snapshots: StandingSnapshot
  /** Where compressed answers are kept. */
  readonly packed: string
}

/** A folder that holds what a build would. */
async function builtApp(folder: string): Promise<string> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><base href="/" /><title>app</title>')
  await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'source-sans-3-latin-wght-normal-1.woff2'), '')
  return folder
}

/** The folder of an organisation that wrote one page. */
async function smallSite(folder: string): Promise<string> {
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(join(folder, 'site.json'), '{}')
  const page = '# Free\n\nUse it **well**, as [others](https://example.org) do.\n\n## Terms\n\n1. None\n'
  for (const language of ['nl', 'en']) await writeFile(join(folder, 'pages', `licence.${language}.md`), page)
  return folder
}

type Fill = (writer: DatasetWriter) => Promise<void>

type Special = {
  /** What the dataset is called, and the words of its own codes. */
  readonly texts?: StoredTexts
  /** The month from which its figures are provisional. */
  readonly provisionalFrom?: string | null
  /** Brings the dataset in by itself, into the store at this address. */
  readonly load?: (databaseUrl: string) => Promise<unknown>
  /** What a new version waits for before it is served. */
  readonly prepare?: () => Promise<void>
  readonly environment?: Readonly<Record<string, string>>
  /** The towns of the base map, and its land. */
  readonly towns?: TownsFile & Partial<LandFile>
}

/** A server on a store of its own for the tests of the surrounding `describe`; with the small dataset, another, or empty. */
export function smallServer(
  kind: StoreKind,
  dataset: Fill | 'empty' = fillSmallDataset,
  {
    prepare = async () => {},
    environment = {},
    texts = smallVersion.texts,
    provisionalFrom = null,
    load,
    towns,
  }: Special = {},
): () => SmallServer {
  const database = freshDatabase(kind)
  let made: SmallServer | undefined
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-'))
    const store = await database.open()
    await load?.(database.url)
    if (dataset !== 'empty') await replaceDataset(store, { ...smallVersion, texts, provisionalFrom }, dataset)
    const packed = join(folder, 'packed')
    const ignore = (): void => {}
    const snapshots = await followDataset({
      store,
      folder: packed,
      prepare,
      onBuilt: ignore,
      onTrouble: ignore,
    })
    const app = await builtApp(join(folder, 'app'))
    if (towns !== undefined)
      await writeFile(join(app, 'assets', 'base-map-test.json'), JSON.stringify({ land: [], ...towns }))
    const server = await createServer({
      settings: readSettings({
        LOG_LEVEL: 'silent',
        SITE: await smallSite(join(folder, 'site')),
        ...environment,
      }),
      snapshot: snapshots.snapshot,
      store,
      portalVersion: '1.2.3',
      apps: { portal: app, mapviewer: app },
    })
    made = { server, store, databaseUrl: database.url, snapshots, packed }
  })
  afterAll(async () => {
    made?.snapshots.stop()
    await made?.server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return () => {
    if (made === undefined) throw new Error('The server exists only while the tests run.')
    return made
  }
}
