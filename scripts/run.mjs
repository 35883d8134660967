import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: the data centre needs Node 20.19 or newer.`)
  process.exit(1)
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A folder that `npm run ship` wrote has no sources: everything was installed and built before. */
export const isShipped = !existsSync(join(root, 'server', 'src'))

/** npm hands its own settings to what it runs; a nested npm must not take them for its own. */
function environmentWithoutNpm() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(userconfig|registry|cache))/.test(name)),
  )
}

/**
 * Runs a program in the repository, its output shown, and resolves with its exit code. Beside another program that writes to the
 * terminal its output is best kept in a list, to be shown later.
 */
export function run(program, argv, { environment = {}, quiet = false, keptIn = null } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, {
      cwd: root,
      stdio:
        keptIn !== null ? ['ignore', 'pipe', 'pipe'] : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      env: {
        ...environmentWithoutNpm(),
        ...(keptIn !== null && process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...environment,
      },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => keptIn.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal === null ? code : 1))
  })
}

/** Runs a program and ends this one with its exit code when it fails. */
export async function runOrExit(program, argv, options) {
  const code = await run(program, argv, options)
  if (code !== 0) process.exit(code)
}

/** A program of an installed package. */
export const binary = (name) => join(root, 'node_modules', '.bin', name)
