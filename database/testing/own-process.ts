import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
/** Runs one of the scripts beside this file as a process that a test can listen to and kill. */
export const inOwnProcess = (
  script: string,
  parameters: readonly string[],
): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
    // Where node looks for tsx, and for the script.
    cwd: HERE,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
