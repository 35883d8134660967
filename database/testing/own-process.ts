import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { build } from 'vite'

/** Where Node finds the packages that stay outside a bundle; each of Vitest's processes has a folder of its own. */
const ofProcess = process.env['VITEST_POOL_ID'] ?? '1'
const made = join(import.meta.dirname, '../../node_modules/.cache/data-centre/tests', ofProcess)

const bundles = new Map<string, Promise<string>>()

/** One file of a script and all it imports: a process that loads every source by itself takes five times as long to start. */
function bundleOf(script: string): Promise<string> {
  const name = basename(script, '.ts')
  const outDir = join(made, name)
  const bundle =
    bundles.get(script) ??
    build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: script,
        outDir,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      },
      ssr: { noExternal: true, external: ['libsql', 'pg'] },
    }).then(() => join(outDir, `${name}.js`))
  bundles.set(script, bundle)
  return bundle
}

/** Runs a script as a process that a test can listen to and kill. */
export async function inOwnProcess(
  script: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcessByStdio<null, Readable, null>> {
  return spawn(process.execPath, [await bundleOf(script), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
}

/** One of the scripts beside this file. */
export const besideThis = (name: string): string => join(import.meta.dirname, name)
