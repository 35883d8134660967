import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export type Measured = { readonly seconds: number; readonly megabytes: number }

type Command = {
  readonly script: string
  readonly argv: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
}

/** Runs one of our commands in a process of its own and measures its time and peak memory. */
export async function measureCommand({ script, argv, environment = {} }: Command): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const peak = join(folder, 'peak')
  const start = performance.now()
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--import',
      join(import.meta.dirname, 'peak-memory.mjs'),
      join(root, script),
      ...argv,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment, PEAK_FILE: peak },
    },
  )
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  const seconds = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`${script} ${argv.join(' ')} ended with ${code}`)
  const megabytes = Number(readFileSync(peak, 'utf8'))
  rmSync(folder, { recursive: true })
  return { seconds, megabytes }
}
