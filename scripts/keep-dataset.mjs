/** Makes the downloads of the whole standing version; a server runs this once the files of its tables are there. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { importServer } from './first-dataset.mjs'
import { root } from './run.mjs'

await ensureBuilt('commands')
const exporter = pathToFileURL(join(root, 'ingest', 'dist', 'export-dataset.js')).href
const { exportDataset } = await import(exporter)
const { keepDataset, packedFolder, readSettings } = await importServer()
const { databaseUrl } = readSettings(process.env)
await keepDataset({ databaseUrl, folder: packedFolder(databaseUrl), exportDataset })
