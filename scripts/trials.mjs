/**
 * `npm run faults`: breaks things under the product as it ships, and holds what must hold then. `npm run faults -- killed` only
 * the trials whose file is called so. Takes minutes; SEED tries a run again.
 */
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

process.chdir(root)
await ensureInstalled()
const [kind, ...names] = process.argv.slice(2)
const wanted = names.length === 0 ? [`trials/src/${kind}/`] : names.map((name) => `trials/src/${kind}/${name}`)
await runOrExit(binary('vitest'), ['run', '--config', 'trials/vitest.config.ts', ...wanted])
