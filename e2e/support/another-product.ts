import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { storeSettings } from '../store.mjs'

const root = join(import.meta.dirname, '..', '..')

export type AnotherProduct = { readonly origin: string; readonly stop: () => Promise<void> }

/** Starts a second product beside that of the journeys, on the same data and a free port, with settings of its own. */
export async function anotherProduct(settings: NodeJS.ProcessEnv): Promise<AnotherProduct> {
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...storeSettings, PORT: '0', LOG_LEVEL: 'warn', ...settings },
  })
  const ended = once(product, 'exit')
  let said = ''
  product.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ready = new Promise<string>((resolve, reject) => {
    product.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const [, origin] = /^ready (http:\/\/[^/]+)\//m.exec(said) ?? []
      if (origin !== undefined) resolve(origin)
    })
    product.once('exit', () => reject(new Error(`the other product stopped: ${said}`)))
  })
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM')
    await ended
  }
  return { origin: await ready, stop }
}
