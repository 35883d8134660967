import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeNginxFolder } from '../../scripts/cluster/nginx-folder.ts'

export type RunningNginx = {
  readonly origin: string
  /** What it wrote of visitors, whom a server answered and whom none did. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** nginx as the example sets it up, before these servers; only its port and folders are others. */
export async function runningNginx(servers: readonly string[]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const argv = writeNginxFolder({ folder, port, servers })
  const tested = spawnSync('nginx', ['-t', '-q', ...argv], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(`nginx refuses the example: ${tested.stderr}`)
  const nginx = spawn('nginx', argv, { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  // It opens its port some time after its start.
  while ((await fetch(`${origin}/healthz`).catch(() => null)) === null) await pause(50)
  return {
    origin,
    log: () => ['access.log', 'error.log'].map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
    stop: async () => {
      nginx.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
