import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The user 'nobody' of Linux; only root can become somebody else. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** What follows these words in the Dockerfile, in order. */
export const stepsOf = (instruction: string): readonly string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map((match) => match[1] ?? '')

const listedIn = (step: string | undefined): string[] =>
  JSON.parse(step?.slice(step.indexOf('[')) ?? '[]') as string[]

export type ShippedProduct = {
  readonly folder: string
  readonly origin: string
  readonly admin: string
  /** Runs the health check of the container; 0 where it is well. */
  readonly checkHealth: () => number | null
  /** Files outside the volume that are others than were shipped. */
  readonly changed: () => readonly string[]
  /** Stops it as a container is stopped, and gives its exit code. */
  readonly stop: () => Promise<number | null>
  readonly remove: () => void
}

/** Ships the product into a folder and starts it as the Dockerfile says: its settings, its command, a user without rights. */
export async function shippedProduct(): Promise<ShippedProduct> {
  const parent = mkdtempSync(join(tmpdir(), 'shipped-'))
  chmodSync(parent, 0o755)
  const folder = join(parent, 'app')
  const ship = stepsOf('RUN').find((step) => step.startsWith('npm run ship'))
  const [program = '', ...argv] = ship?.replace('/shipped', folder).split(' ') ?? []
  const shipped = spawnSync(program, argv, { cwd: root, encoding: 'utf8' })
  if (shipped.status !== 0) throw new Error(`shipping failed: ${shipped.stderr}`)
  const before = filesIn(folder)
  const data = join(folder, 'data')
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const settings = Object.fromEntries(
    stepsOf('ENV').flatMap((step) => step.split(' ').map((pair) => pair.split('=', 2))),
  ) as NodeJS.ProcessEnv
  const product = spawn(process.execPath, listedIn(stepsOf('CMD').at(-1)).slice(1), {
    cwd: folder,
    ...asNobody,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ports of its own, an invented dataset of a hundredth, and nothing of our own environment but where programs are.
    env: {
      PATH: process.env['PATH'],
      ...settings,
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_PORT: '0',
      SHUTDOWN_DELAY: '1',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      DEMO_SCALE: '0.01',
      TRUSTED_PROXIES: 'loopback',
    },
  })
  const ended = once(product, 'exit')
  const { origin, admin } = await addressesOf(product)
  const healthCheck = listedIn(stepsOf('HEALTHCHECK').at(0)).map((part) =>
    part.replace('127.0.0.1:9190', admin.slice(7)),
  )
  return {
    folder,
    origin,
    admin,
    checkHealth: () => spawnSync(process.execPath, healthCheck.slice(1), asNobody).status,
    changed: () => [...filesIn(folder)].filter((file) => !before.has(file)),
    stop: async () => {
      product.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** Every file outside the volume, with its size and when it was written. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.split('/')[0] !== 'data')
      .map((name) => {
        const { size, mtimeMs } = statSync(join(folder, name))
        return `${name} ${size} ${mtimeMs}`
      }),
  )

function addressesOf(product: ChildProcess): Promise<{ origin: string; admin: string }> {
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk)
      const [, origin] = /^ready (http:\/\/[^/]+)\//m.exec(said) ?? []
      const [, admin] = /^health and metrics (http:\/\/[^/]+)\//m.exec(said) ?? []
      if (origin !== undefined && admin !== undefined) resolve({ origin, admin })
    }
    product.stdout?.on('data', hear)
    product.stderr?.on('data', hear)
    product.once('exit', () => reject(new Error(`what was shipped stopped: ${said}`)))
  })
}
