/** Makes what the standing version is served from ready on disk; a server runs this when the version changes. */
import { importServer } from './first-dataset.mjs'

const { packedFolder, prepareDataset, readSettings } = await importServer()
const { databaseUrl, site } = readSettings(process.env)
await prepareDataset({ databaseUrl, folder: packedFolder(databaseUrl), texts: site.texts })
