/** Runs one of the commands that bring data in, as it is built: `node scripts/run-command.mjs import …`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = Object.keys(scripts).filter(
  (command) => scripts[command] === `node scripts/run-command.mjs ${command}`,
)
const usage = `name one of the commands ${commands.join(', ')}, such as node scripts/run-command.mjs import --help`

const [name = '', ...argv] = process.argv.slice(2)
if (commands.includes(name)) {
  await ensureInstalled()
  await ensureBuilt('commands')
  process.exitCode = await run(process.execPath, [
    join(root, 'ingest', 'dist', `${name}-command.js`),
    ...argv,
  ])
} else if (name === '--help' || name === '-h') {
  console.log(`${usage[0].toUpperCase()}${usage.slice(1)}.`)
} else {
  console.error(name === '' ? `No command was named: ${usage}.` : `${name} is no command: ${usage}.`)
  // As the commands themselves say that they were called in a way they do not know.
  process.exitCode = 2
}
