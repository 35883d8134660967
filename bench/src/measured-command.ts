import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export type Measured = {
  readonly seconds: number
  /** Of CPU, which other work on the machine does not change. */
  readonly cpuSeconds: number
  readonly megabytes: number
}

type Command = {
  /** Its name: `import` for `npm run import`. */
  readonly command: string
  readonly argv: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
}

/** The file of a command, built as an operator has it. */
function builtCommand(command: string): string {
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs'), 'commands'])
  return join(root, 'ingest', 'dist', `${command}-command.js`)
}

/** Runs one of our commands in a process of its own and measures its time, CPU and peak memory. */
export async function measureCommand({ command, argv, environment = {} }: Command): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const peak = join(folder, 'peak')
  const file = builtCommand(command)
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'peak-memory.mjs'), file, ...argv],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment, PEAK_FILE: peak },
    },
  )
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  const seconds = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`${command} ${argv.join(' ')} ended with ${code}`)
  const [megabytes = Number.NaN, cpuSeconds = Number.NaN] = readFileSync(peak, 'utf8').split(' ').map(Number)
  rmSync(folder, { recursive: true })
  return { seconds, cpuSeconds, megabytes }
}
