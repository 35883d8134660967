import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceDataset, type Store } from '@datacentre/database'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServer } from './server.ts'
import { readSettings } from './settings.ts'
import { followDataset, type StandingDataset } from './standing-dataset.ts'

const version = {
  name: 'small',
  title: 'A small dataset',
  packageVersion: '1',
  created: Date.UTC(2026, 10, 1),
  licenceName: 'CC0',
  licenceUrl: null,
  source: 'test',
  checksum: 'abc',
  figuresUntil: '2026-09',
  demonstration: true,
}

/** A folder that holds what a build would. */
async function builtApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><base href="/" /><title>app</title>')
  await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
  return folder
}

describe.each(storeKinds)('the server on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  let dataset: StandingDataset
  let server: FastifyInstance
  let folder: string
  beforeAll(async () => {
    store = await database.open()
    dataset = await followDataset(store)
    folder = await builtApp()
    server = await createServer({
      settings: readSettings({ LOG_LEVEL: 'silent' }),
      dataset,
      portalVersion: '1.2.3',
      apps: { portal: folder, mapviewer: folder },
    })
  })
  afterAll(async () => {
    dataset.stop()
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('is alive, but not ready before a dataset is loaded', async () => {
    expect((await server.inject('/healthz')).statusCode).toBe(200)
    const ready = await server.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ ready: false, reason: 'no dataset is loaded' })
  })
  it('is ready within seconds after an import, without a restart', async () => {
    await replaceDataset(store, version, async () => {})
    await vi.waitFor(async () => expect((await server.inject('/readyz')).statusCode).toBe(200), {
      timeout: 5000,
    })
  })
  it('says in the configuration which dataset it serves, under every prefix', async () => {
    for (const prefix of ['/datacenter', '/mapviewer', '/nlog-mapviewer', '/brh-web']) {
      const config = (await server.inject(`${prefix}/rest/config`)).json()
      expect(config).toMatchObject({
        nlogloketVersion: '1.2.3',
        mapviewer: '/mapviewer',
        dataset: {
          title: 'A small dataset',
          created: '2026-11-01',
          figuresUntil: '2026-09',
          demonstration: true,
        },
      })
    }
  })
  it('leads from the root to the home of the data centre', async () => {
    const answer = await server.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/datacenter/'])
    expect((await server.inject('/datacenter')).headers.location).toBe('/datacenter/')
  })
  it('serves each app under its prefix, with addresses that start there', async () => {
    expect((await server.inject('/datacenter/')).body).toContain('<base href="/datacenter/"')
    expect((await server.inject('/mapviewer/')).body).toContain('<base href="/mapviewer/"')
    const asset = await server.inject('/datacenter/assets/a.js')
    expect(asset.headers['cache-control']).toContain('immutable')
  })
  it('sends a strict content security policy and keeps demonstration data out of search engines', async () => {
    const { headers } = await server.inject('/datacenter/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-robots-tag']).toBe('noindex')
  })
})
