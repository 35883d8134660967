/**
 * `npm run faults`: breaks things under the product as it ships, and holds what must hold then; minutes.
 * `npm run fuzz -- --requests 100000`: asks it every kind of right, wrong and odd question.
 * `npm run faults -- killed`: only the trials whose file is called so. SEED tries a run again.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../install.mjs'
import { binary, root, runOrExit } from '../run.mjs'

process.chdir(root)
await ensureInstalled()
const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  options: { requests: { type: 'string' } },
  allowPositionals: true,
})
const [kind, ...names] = positionals
const wanted =
  names.length === 0 ? [`trials/src/${kind}/`] : names.map((name) => `trials/src/${kind}/${name}`)
await runOrExit(binary('vitest'), ['run', '--config', 'trials/vitest.config.ts', ...wanted], {
  environment: values.requests === undefined ? {} : { REQUESTS: values.requests },
})
