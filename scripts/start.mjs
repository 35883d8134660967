/** `npm start`: installs, builds and loads what is missing, then serves until it is told to stop. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

const PARENT_LOOK_MS = 500
const bundle = (path) => import(pathToFileURL(join(root, path)).href)

process.chdir(root)
await ensureInstalled()
await ensureBuilt()

/** One sentence for what an operator can mend; anything else is ours and shows whole. */
function giveUp(error) {
  const told = ['SettingNotAllowed', 'DatabaseUrlNotAllowed', 'StoreUnavailable', 'AppMissing']
  const inUse = error?.code === 'EADDRINUSE'
  if (inUse) console.error(`PORT ${error.port} is in use on ${error.address}: set PORT to another one.`)
  else console.error(told.includes(error?.name) ? error.message : error)
  process.exit(1)
}

try {
  const { hasDataset, readSettings, startServer } = await bundle('server/dist/server.js')
  const settings = readSettings(process.env)
  // In a process of its own: what generating and loading take in memory is given back before serving.
  if (!(await hasDataset(settings.databaseUrl)))
    await runOrExit(binary('tsx'), ['ingest/src/first-run-command.ts'])
  const stop = await startServer(process.env)

  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // npm does not hand a SIGTERM on; when it is gone, nobody is left to stop us.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), PARENT_LOOK_MS).unref()
} catch (error) {
  giveUp(error)
}
