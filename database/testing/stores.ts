import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { connect, migrate, type Store, type StoreKind } from '../src/index.ts'

/** For `describe.each(storeKinds)('on %s', (kind) => ...)`: what holds on one store holds on the other. */
export const storeKinds = ['sqlite', 'postgres'] as const satisfies readonly StoreKind[]

type EmptyDatabase = { readonly url: string; remove(): Promise<void> }

const emptySqlite = async (): Promise<EmptyDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'datacentre-test-'))
  return {
    url: `sqlite:${join(folder, 'datacentre.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const onServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const emptyPostgres = async (): Promise<EmptyDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return { url: url.href, remove: () => onServer(`drop database ${name} with (force)`) }
}

const emptyDatabases = {
  sqlite: emptySqlite,
  postgres: emptyPostgres,
} as const satisfies Record<StoreKind, () => Promise<EmptyDatabase>>

export type FreshDatabase = {
  readonly url: string
  /** Connects to it; the connection is closed with the last test. */
  connect(): Promise<Store>
  /** Connects to it and makes its tables. */
  open(): Promise<Store>
}

/** A database of their own for the tests of the surrounding `describe`, removed after them. */
export const freshDatabase = (kind: StoreKind): FreshDatabase => {
  const opened: Store[] = []
  let database: EmptyDatabase | undefined
  const url = (): string => {
    if (database === undefined) throw new Error('The database exists only while the tests run.')
    return database.url
  }
  beforeAll(async () => {
    database = await emptyDatabases[kind]()
  })
  afterAll(async () => {
    for (const store of opened) await store.close()
    await database?.remove()
  })
  const connectToIt = async (): Promise<Store> => {
    const store = await connect(url())
    opened.push(store)
    return store
  }
  return {
    get url() {
      return url()
    },
    connect: connectToIt,
    open: async () => {
      const store = await connectToIt()
      await migrate(store)
      return store
    },
  }
}
