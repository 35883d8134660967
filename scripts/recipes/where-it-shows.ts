/**
 * `tsx scripts/recipes/where-it-shows.ts KEY FOLDER`, in a copy of the repository: says as JSON what the product makes of a
 * column of boreholes, from the demonstration package to every answer. The folder is for what it makes on the way.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boreholes } from '@datacentre/catalogue'
import { connect } from '@datacentre/database'
import { importCommand } from '../../ingest/src/command/import/import.ts'
import { writeDemo } from '../../ingest/src/demo/write.ts'
import { createServer } from '../../server/src/server.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { followDataset } from '../../server/src/snapshot/standing-snapshot.ts'
import { readWorkbook } from '../../server/testing/read-workbook.ts'
import { packageTables } from '../docs/package-tables.ts'

const [key = '', folder = ''] = process.argv.slice(2)
const databaseUrl = `sqlite:${join(folder, 'store.db')}`
const demonstration = join(folder, 'demonstration')

// A hundredth of the country has a few of everything.
await writeDemo(demonstration, { seed: 1, until: '2026-09', scale: 0.01 })
const code = await importCommand({
  argv: [demonstration],
  environment: { DATABASE_URL: databaseUrl },
  out: { write: () => true },
  err: process.stderr,
})
if (code !== 0) throw new Error('the demonstration package was refused')

const app = join(folder, 'app')
mkdirSync(join(app, 'assets'), { recursive: true })
writeFileSync(join(app, 'index.html'), '<!doctype html><base href="/" />')

const store = await connect(databaseUrl)
const snapshots = await followDataset({
  store,
  folder: join(folder, 'packed'),
  prepare: async () => {},
  onBuilt: () => {},
  onTrouble: (error) => process.stderr.write(`${String(error)}\n`),
})
const server = await createServer({
  settings: readSettings({ LOG_LEVEL: 'silent' }),
  snapshot: snapshots.snapshot,
  store,
  portalVersion: '0',
  apps: { portal: app, mapviewer: app },
})

type Row = Readonly<Record<string, unknown>>
const answerOf = async (path: string, payload?: object) => {
  const answer = await server.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/datacenter${path}`,
    ...(payload && { payload, headers: { 'content-type': 'application/json' } }),
  })
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${answer.payload}`)
  return answer
}

const [first] = (await answerOf(boreholes.rest.list.path, {})).json<Row[]>()
const id = Number(first?.['boreholeDbk'])
const [details] = (await answerOf('/rest/brh/details', [id])).json<Row[]>()
const object = (await answerOf(`/rest/objects/boreholes/${id}`)).json<{ row: Row }>()
const sheet = async (language: string) =>
  (await readWorkbook((await answerOf(`${boreholes.rest.export.path}?lang=${language}`, [id])).rawPayload))
    .rows
const [dutch = []] = await sheet('nl')
const [english = [], cells = []] = await sheet('en')
const description = await answerOf('/api/openapi.json')

process.stdout.write(
  JSON.stringify({
    packageHeader: readFileSync(join(demonstration, 'boreholes.csv'), 'utf8').split('\n')[0]?.split(','),
    list: first?.[key],
    details: details?.[key],
    object: object.row[key],
    // Scripts count on the columns that were there, so a new one comes last.
    sheet: { nl: dutch.at(-1), en: english.at(-1), cell: cells.at(-1) },
    isDescribed: description.payload.includes(`"${key}"`),
    documentation: packageTables()
      .split('\n')
      .filter((line) => line.includes(`\`${key}\``)),
  }),
)

snapshots.stop()
await server.close()
await store.close()
