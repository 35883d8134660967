/**
 * `npm run check`: types, lint with the import arrows, nothing unused, format, that the lockfile can be installed, what ships, and
 * that the recipes of CONTRIBUTING are true.
 */
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

process.chdir(root)
await ensureInstalled()
await runOrExit(binary('tsc'), ['-b'])
await runOrExit(binary('oxlint'), ['--config', 'oxlint.config.mjs', '--deny-warnings'])
await runOrExit(binary('knip'), [
  '--treat-config-hints-as-errors',
  '--cache',
  '--cache-location',
  'node_modules/.cache/knip',
])
await runOrExit(binary('oxfmt'), ['--check', '.'])
await runOrExit('npm', ['ci', '--dry-run', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
  quiet: true,
})
await runOrExit(binary('vitest'), ['run', '--project', 'upkeep', '--reporter=dot'], { quiet: true })
console.log('types, lint, exports, format, lockfile, packages and recipes are in order')
