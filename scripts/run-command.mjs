/** Runs one of the commands that bring data in, as it is built: `node scripts/run-command.mjs import …`. */
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'

await ensureInstalled()
await ensureBuilt('commands')
const [name, ...argv] = process.argv.slice(2)
process.exitCode = await run(process.execPath, [join(root, 'ingest', 'dist', `${name}-command.js`), ...argv])
