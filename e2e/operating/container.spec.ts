import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAsked } from '@datacentre/fixtures/other-programs'
import { expect, test } from '@playwright/test'
import { runningNginx } from './running-nginx.ts'
import { shippedProduct, stepsOf, type ShippedProduct } from './shipped-product.ts'

/** Nothing listens at this port of the machine: a server that is lost. */
const LOST = '127.0.0.1:9'

test.describe.configure({ mode: 'serial' })

test.describe('what ships, run as the container runs it', () => {
  let product: ShippedProduct
  test.beforeAll(async () => {
    product = await shippedProduct()
  })
  test.afterAll(() => product.remove())

  test('is made by the steps of the Dockerfile, and runs as a user without rights [D37.12]', async () => {
    // The first is what every journey stands on; the second was just run; the last gives the volume to the user.
    expect(stepsOf('RUN')).toEqual([
      'npm ci --include=dev --no-audit --no-fund',
      'npm run ship -- /shipped',
      'chown -R node:node /app/data',
    ])
    expect(stepsOf('USER')).toEqual(['node'])
    expect(readdirSync(product.folder)).not.toContain('catalogue')
    expect((await fetch(`${product.origin}/datacenter/`)).status).toBe(200)
    expect(await (await fetch(`${product.admin}/readyz`)).json()).toEqual({ ready: true, version: 1 })
    expect((await fetch(`${product.origin}/metrics`)).status).toBe(404)
    expect(product.checkHealth()).toBe(0)
  })
  test('writes nothing outside its volume [D37.12]', () => {
    expect(product.changed()).toEqual([])
    expect(readdirSync(join(product.folder, 'data'))).toContain('datacentre.db')
  })

  test('stands behind the nginx of the examples, which keeps what may be kept [D37.13]', async () => {
    test.skip(!isAsked('nginx'), 'nginx is not installed')
    const nginx = await runningNginx([product.origin.slice(7), LOST])
    try {
      const page = await fetch(`${nginx.origin}/datacenter/`)
      const asset = /assets\/[\w.-]+\.js/.exec(await page.text())?.[0]
      expect([page.status, page.headers.get('x-cache')]).toEqual([200, 'MISS'])
      const cached = async () => (await fetch(`${nginx.origin}/datacenter/${asset}`)).headers.get('x-cache')
      expect([await cached(), await cached()]).toEqual(['MISS', 'HIT'])
      // A page is asked anew each time: it may be another tomorrow.
      expect((await fetch(`${nginx.origin}/datacenter/`)).headers.get('x-cache')).toBe('MISS')
      expect((await fetch(`${nginx.origin}/metrics`)).status).toBe(404)
      const list = `${nginx.origin}/datacenter/rest/brh/boreholes`
      // One of the two servers is lost, and nobody notices, of calls by POST neither.
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(list, { method: 'POST' })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      // The server knows by which address visitors came.
      const security = await (await fetch(`${nginx.origin}/.well-known/security.txt`)).text()
      expect(security).toContain(`Canonical: ${nginx.origin}/.well-known/security.txt`)
      // Who asks far more than a page does is told to wait.
      const many = await Promise.all(Array.from({ length: 400 }, () => fetch(`${nginx.origin}/healthz`)))
      expect(many.map(({ status }) => status)).toContain(429)
      // Who asked what is nobody's business, as the privacy page promises.
      expect(nginx.log()).toBe('')
    } finally {
      await nginx.stop()
    }
  })
  test('stops when it is told, and is no longer healthy [D37.12]', async () => {
    expect(await product.stop()).toBe(0)
    expect(product.checkHealth()).toBe(1)
  })
})

test('compose.yaml and the unit file give downloads the time that a stop may take [D37.12]', () => {
  const root = join(import.meta.dirname, '..', '..')
  const secondsIn = (file: string, setting: RegExp) =>
    Number(setting.exec(readFileSync(join(root, file), 'utf8'))?.[1])
  const timeouts = readFileSync(join(root, 'server/src/operating/timeouts.ts'), 'utf8')
  const longest = Number(/longestDrainMs: ([\d_]+),/.exec(timeouts)?.[1]?.replaceAll('_', '')) / 1000
  const delay = secondsIn('Dockerfile', /SHUTDOWN_DELAY=(\d+)/)
  expect(secondsIn('compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(longest + delay)
  expect(secondsIn('examples/systemd/datacentre.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(
    longest + delay,
  )
})

test('the parts of compose.yaml know each other by the addresses and ports that it gives them [D37.12]', () => {
  const root = join(import.meta.dirname, '..', '..')
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const compose = textOf('compose.yaml')
  const addressOf = (service: string) =>
    new RegExp(`^  ${service}:\n(?:    .*\n)*?    networks: .*ipv4_address: ([\\d.]+)`, 'm').exec(
      compose,
    )?.[1]
  const servers = ['server-1', 'server-2'].map(addressOf)
  expect(
    [...textOf('examples/nginx/servers-in-compose.conf').matchAll(/^server ([\d.]+):8080 /gm)].map(
      ([, at]) => at,
    ),
  ).toEqual(servers)
  expect(/TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1]).toBe(addressOf('nginx'))
  const [port] = /(?<=ADMIN_PORT=)\d+/.exec(textOf('Dockerfile')) ?? []
  expect(compose).toContain(`http://127.0.0.1:${port}/readyz`)
})
