import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { root, runOrExit } from './run.mjs'

/** The built server. */
export const importServer = () => import(pathToFileURL(join(root, 'server', 'dist', 'server.js')).href)

/** Checks the settings, and fills an empty store where demonstration data are wanted; throws where there is nothing to serve. */
export async function ensureDataset() {
  const { needsDemonstration, packedFolder, readSettings, startWarnings } = await importServer()
  const settings = readSettings(process.env)
  for (const warning of startWarnings(process.env, settings)) console.error(`warning: ${warning}`)
  // In a process of its own: what generating and loading take in memory is given back before serving.
  if (!(await needsDemonstration(settings, packedFolder(settings.databaseUrl)))) return
  await ensureBuilt('commands')
  await runOrExit(process.execPath, [join(root, 'ingest', 'dist', 'first-run-command.js')])
}
