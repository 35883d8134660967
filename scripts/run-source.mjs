/** Runs one of our commands from its source: `node scripts/run-source.mjs ingest/src/import-command.ts …`. */
import { ensureInstalled } from './install.mjs'
import { binary, run } from './run.mjs'

await ensureInstalled()
process.exitCode = await run(binary('tsx'), process.argv.slice(2))
