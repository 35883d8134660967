import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const examples = join(import.meta.dirname, '..', '..', 'examples', 'nginx')

export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0

export type RunningNginx = { readonly origin: string; readonly stop: () => Promise<void> }

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
  const example = readFileSync(join(examples, 'datacentre.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx', join(folder, 'cache'))
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'datacentre.conf'), example)
  writeFileSync(
    join(folder, 'datacentre-servers.conf'),
    servers.map((server) => `server ${server} max_fails=1 fail_timeout=2s;\n`).join(''),
  )
  copyFileSync(join(examples, 'servers-in-compose.conf'), join(folder, 'servers-in-compose.conf'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
events { worker_connections 512; }
http { access_log off; ${temporary} include datacentre.conf; }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main)
  const tested = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(`nginx refuses the example: ${tested.stderr}`)
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  // It opens its port some time after its start.
  while ((await fetch(`${origin}/healthz`).catch(() => null)) === null) await pause(50)
  return {
    origin,
    stop: async () => {
      nginx.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
