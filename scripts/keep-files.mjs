/** Makes the files of whole tables that are kept with the standing version; a server runs this once it serves a version. */
import { importServer } from './first-dataset.mjs'

const { keepFilesOf, packedFolder, readSettings } = await importServer()
const { databaseUrl } = readSettings(process.env)
await keepFilesOf(databaseUrl, packedFolder(databaseUrl))
