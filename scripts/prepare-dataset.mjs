/** Makes what the standing version is served from ready on disk; a server runs this when the version changes. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const { packedFolder, prepareDataset, readSettings } = await import(
  pathToFileURL(join(root, 'server', 'dist', 'server.js')).href
)
const { databaseUrl } = readSettings(process.env)
await prepareDataset(databaseUrl, packedFolder(databaseUrl))
