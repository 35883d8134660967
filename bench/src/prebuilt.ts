import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './measured-command.ts'
import type { RunningServer } from './running-server.ts'

/** A Fastify that reads the body as JSON and sends bytes it holds, and nothing else: no checks, no log, no headers of ours. */
const SCRIPT = `
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
const [file, encoding] = process.argv.slice(2)
const bytes = readFileSync(file)
const server = fastify()
server.post('/', async (_request, reply) =>
  reply.header('content-encoding', encoding).type('application/json; charset=utf-8').send(bytes))
server.get('/cpu', async () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 })
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
`

/** Serves the same bytes to every call: the least that an answer of these bytes can cost in Fastify. */
export async function startPrebuilt(bytes: Buffer, encoding: string): Promise<RunningServer> {
  // Inside the tree, so that it finds the same Fastify.
  const folder = mkdtempSync(join(root, 'node_modules', '.prebuilt-'))
  const script = join(folder, 'prebuilt.mjs')
  const file = join(folder, 'bytes')
  writeFileSync(script, SCRIPT)
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, [script, file, encoding], { stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server of prebuilt bytes ended with ${code}`)))
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  child.removeAllListeners('exit')
  return {
    origin,
    cpuSeconds: async () => Number(await (await fetch(`${origin}/cpu`)).text()),
    megabytes: async () => Number.NaN,
    look: async () => ({ megabytes: Number.NaN, stallMs: Number.NaN }),
    version: async () => Number.NaN,
    settled: async () => {},
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
