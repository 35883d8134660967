import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { measureCommand, root } from './measured-command.ts'
import { startServer, type RunningServer } from './running-server.ts'

/** What it takes to make the files that are kept with a version, in seconds. */
export type Kept = { readonly tables: number; readonly dataset: number }

/** Works with a server that holds demonstration data of some size and started from answers it kept. */
export async function withDemonstration<T>(
  scale: number,
  work: (server: RunningServer, keptIn: Kept) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  try {
    const environment = { DATABASE_URL: `sqlite:${join(folder, 'bench.db')}` }
    const out = join(folder, 'package')
    await measureCommand({
      command: 'demo',
      argv: ['--scale', String(scale), '--out', out],
    })
    await measureCommand({ command: 'import', argv: [out], environment })
    // The first start packs the answers; an idle server is one that started from what is kept.
    await (await startServer(environment)).stop()
    const keptIn = {
      tables: secondsOf('keep-files.mjs', environment),
      dataset: secondsOf('keep-dataset.mjs', environment),
    }
    const server = await startServer(environment)
    try {
      return await work(server, keptIn)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes files, as a server has it done after it began to serve a version. */
export function secondsOf(script: string, environment: NodeJS.ProcessEnv): number {
  const start = performance.now()
  execFileSync(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return (performance.now() - start) / 1000
}
