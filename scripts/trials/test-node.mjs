/**
 * `npm run test-node -- 22`: fetches that Node from npm, and by it starts the product as it ships, imports, asks, stops, and runs
 * the tests of rules and stores; minutes. `npm run test-node -- 22 database` only those tests that lie there.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from '../install.mjs'
import { root, runOrExit } from '../run.mjs'

process.chdir(root)
const [version, ...folders] = process.argv.slice(2)
if (version === undefined || !/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('npm run test-node -- VERSION [folders or files], such as 20.19, 22 or 24')
  process.exit(2)
}
await ensureInstalled()
const node = await fetchNode(version)
const environment = { PATH: `${dirname(node)}:${process.env.PATH}` }
await runOrExit(node, ['--version'], { environment })
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
await runOrExit(node, [vitest, 'run', '--config', 'trials/vitest.config.ts', 'trials/src/node/'], {
  environment,
})
await runOrExit(node, [vitest, 'run', '--project', 'rules', '--project', 'stores', ...folders], {
  environment,
})

/** The package `node` of npm brings a program for each system. */
async function fetchNode(wanted) {
  const folder = join(root, 'node_modules', '.cache', 'data-centre', `node-${wanted}`)
  const program = join(folder, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  // A package of its own, so that nothing is added to ours.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  await runOrExit('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${wanted}`], {
    quiet: true,
  })
  if (existsSync(program)) return program
  console.error(`npm brought no Node ${wanted} for this system`)
  process.exit(1)
}
