import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')

export type Answer = { readonly status: number; readonly version: string | undefined }

export type ProductWithWorkers = {
  readonly origin: string
  readonly admin: string
  /** The processes that answer visitors. */
  readonly workers: () => readonly number[]
  /** Loads another dataset, and comes when the store has it. */
  readonly importAnother: () => Promise<void>
  /** Asks the list of boreholes over a connection of its own, which any worker may get. */
  readonly list: () => Promise<Answer>
  /** Tells it to stop; `ended` comes with its exit code. */
  readonly stop: () => void
  readonly ended: Promise<number | null>
  readonly remove: () => void
}

/** Starts the built product with workers, on a store of its own with a hundredth of the demonstration data. */
export async function productWithWorkers(settings: NodeJS.ProcessEnv): Promise<ProductWithWorkers> {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'))
  const environment = {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, 'datacentre.db')}`,
    DEMO: 'on',
    DEMO_SCALE: '0.01',
    DEMO_FOLDER: join(folder, 'demonstration'),
    PORT: '0',
    ADMIN_PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  const ended = once(product, 'exit').then(([code]) => code as number | null)
  let said = ''
  const { origin, admin } = await new Promise<{ origin: string; admin: string }>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk)
      const [, origin] = /^ready (http:\/\/[^/]+)\//m.exec(said) ?? []
      const [, admin] = /^health and metrics (http:\/\/[^/]+)\//m.exec(said) ?? []
      if (origin !== undefined && admin !== undefined) resolve({ origin, admin })
    }
    product.stdout.on('data', hear)
    product.stderr.on('data', hear)
    product.once('exit', () => reject(new Error(`the product stopped: ${said}`)))
  })
  const run = (command: readonly string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run-command.mjs', ...command], {
      cwd: root,
      env: environment,
    })
  return {
    origin,
    admin,
    workers: () => workersOf(product.pid ?? 0),
    importAnother: async () => {
      const another = join(folder, 'another')
      await run(['demo', '--scale', '0.01', '--seed', '2', '--out', another])
      await run(['import', another, '--allow-loss'])
    },
    list: () => listOver(origin),
    stop: () => void product.kill('SIGTERM'),
    ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function workersOf(supervisor: number): readonly number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return listed.split('\n').flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/)
    return Number(parent) === supervisor && args.join(' ').includes('worker.mjs') ? [Number(pid)] : []
  })
}

function listOver(origin: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}/datacenter/rest/brh/boreholes`,
      { method: 'POST', agent: false },
      (answer) => {
        answer.resume()
        const version = answer.headers['dataset-version']
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, version: version?.toString() }))
        answer.once('error', reject)
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}
