import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '..', '..', 'examples', 'nginx')

type Wanted = {
  /** Where its files and what it keeps come to stand. */
  readonly folder: string
  readonly port: number
  /** The servers behind it, as `127.0.0.1:8081`. */
  readonly servers: readonly string[]
}

/** Writes what nginx needs to run as the example sets it up, with a port and folders of its own; returns how to start it. */
export function writeNginxFolder({ folder, port, servers }: Wanted): readonly string[] {
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name), { recursive: true })
  const example = readFileSync(join(examples, 'datacentre.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx-datacentre', join(folder, 'cache'))
    .replace('/var/log/nginx/error.log', join(folder, 'error.log'))
  writeFileSync(join(folder, 'datacentre.conf'), example)
  writeFileSync(
    join(folder, 'datacentre-servers.conf'),
    servers.map((server) => `server ${server} max_fails=1 fail_timeout=2s;\n`).join(''),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
events { worker_connections 1024; }
http { access_log ${join(folder, 'access.log')}; ${temporary} include datacentre.conf; }
`,
  )
  return ['-p', folder, '-c', file]
}
