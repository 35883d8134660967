import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registers } from '@datacentre/catalogue'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { importCommand } from '@datacentre/ingest/command/import/import'
import { writeDemo } from '@datacentre/ingest/demo/write'
import { exportDataset } from '@datacentre/ingest/export/export-dataset'
import { afterAll, describe, expect, it } from 'vitest'
import { smallServer, type SmallServer } from '../../testing/small-server.ts'
import { collections } from '../collections/collections.ts'

const made: string[] = []
const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'same-answers-'))
  made.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true })
})

async function importInto(databaseUrl: string, folder: string): Promise<void> {
  let said = ''
  const quiet = { write: (text: string) => (said += text) }
  const code = await importCommand({
    argv: [folder],
    environment: { DATABASE_URL: databaseUrl },
    out: quiet,
    err: quiet,
  })
  if (code !== 0) throw new Error(said)
}

const original = smallServer('sqlite', 'empty', {
  load: async (databaseUrl) => {
    const folder = join(await aFolder(), 'demo')
    await writeDemo(folder, { seed: 1, until: '2026-09', scale: 0.05 })
    await importInto(databaseUrl, folder)
  },
})

const copy = smallServer('sqlite', 'empty', {
  load: async (databaseUrl) => {
    const folder = await aFolder()
    await exportDataset({ databaseUrl: original().databaseUrl, versionId: 1, folder })
    await importInto(databaseUrl, folder)
  },
})

type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }

async function bytesFrom({ server }: SmallServer, { method, path, body }: Asked): Promise<[number, string]> {
  const { statusCode, rawPayload } = await server.inject({
    method,
    url: `/datacenter${path}`,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return [statusCode, rawPayload.toString('latin1')]
}

async function expectSame(asked: Asked): Promise<void> {
  const [one, other] = [await bytesFrom(original(), asked), await bytesFrom(copy(), asked)]
  // Where megabytes of text differ is nothing to be shown.
  expect([200, 204]).toContain(one[0])
  expect({ path: asked.path, status: other[0], isSame: one[1] === other[1] }).toEqual({
    path: asked.path,
    status: one[0],
    isSame: true,
  })
}

/** Objects whose keys lie over the whole of a layer. */
const some = <Item>(all: readonly Item[]): readonly Item[] =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / 12)) === 0)

describe('a dataset that was exported and imported answers in the same bytes', () => {
  it.each(registers.map(({ rest }) => rest.list))('$path', (call) => expectSame(call))
  it.each(productionScreens)('the figures of $id', async (screen) => {
    const years = { yearStart: 2003, yearEnd: 2026 }
    const asked = screen.kind === 'yearly' ? { ...years, ...screen.defaults } : years
    await expectSame({ ...screen.rest.list, body: asked })
  })
  it.each(collections.map(({ id }) => id))('the features of %s', (id) =>
    expectSame({ method: 'GET', path: `/api/v1/collections/${id}/items?f=csv` }),
  )
  it.each(['/i18n/nl.json', '/i18n/en.json', '/rest/codes', '/codes?f=json'])('%s', (path) =>
    expectSame({ method: 'GET', path }),
  )
  it.each(mapLayers)('the objects of $id', async ({ id, wireName, pageId }) => {
    const rows = original().snapshots.snapshot()!.layers.get(id)!.rows
    expect(rows.length).toBeGreaterThan(0)
    for (const row of some(rows))
      await expectSame({
        method: 'GET',
        path: `/rest/objects/${wireName}/${encodeURIComponent(String(row[pageId]))}`,
      })
  })
  it('the details, documents and logs of boreholes', async () => {
    const keys = some(original().snapshots.snapshot()!.layers.get('boreholes')!.rows).map(
      (row) => row['boreholeDbk'],
    )
    for (const key of keys)
      for (const call of ['dirsurveys', 'documents', 'logdocuments', 'stratinterpretations', 'prodfigures'])
        await expectSame({ method: 'POST', path: `/rest/brh/${call}`, body: key })
    await expectSame({ method: 'POST', path: '/rest/brh/details', body: keys })
  })
  it('the files of logs', async () => {
    const boreholes = original().snapshots.snapshot()!.layers.get('boreholes')!.rows
    let compared = 0
    for (const { boreholeDbk } of boreholes) {
      const [, json] = await bytesFrom(original(), {
        method: 'POST',
        path: '/rest/brh/logdocuments',
        body: boreholeDbk,
      })
      for (const { documentBfileDbk } of (JSON.parse(json) as { documentBfileDbk: number }[]).slice(0, 1)) {
        await expectSame({ method: 'GET', path: `/rest/brh/logdocument/${documentBfileDbk}` })
        compared++
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
  it('what is known of the dataset, but for when and where it was loaded', async () => {
    const told = async (parts: () => SmallServer) => {
      const [, json] = await bytesFrom(parts(), { method: 'GET', path: '/rest/config' })
      return json.replaceAll(/"(importedAt|mapVersion)":("[^"]*"|\d+)/g, '')
    }
    expect(await told(copy)).toEqual(await told(original))
  })
})
