import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCommand } from './measured-command.ts'
import { startServer, type RunningServer } from './running-server.ts'

/** Works with a server that holds demonstration data of some size and started from answers it kept. */
export async function withDemonstration<T>(
  scale: number,
  work: (server: RunningServer) => Promise<T>,
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
    const server = await startServer(environment)
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
