/**
 * Makes the files of whole tables that are kept with the standing version, and then the versions that can be gone back to; a
 * server runs this once it serves a version.
 */
import { importServer } from './first-dataset.mjs'

const { keepFilesOf, packedFolder, prepareEarlier, readSettings } = await importServer()
const { databaseUrl } = readSettings(process.env)
const folder = packedFolder(databaseUrl)
await keepFilesOf(databaseUrl, folder)
await prepareEarlier(databaseUrl, folder)
