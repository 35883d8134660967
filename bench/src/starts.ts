import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, type Result, ofRuns } from './measure.ts'
import { root } from './measured-command.ts'

const LONGEST_S = 300

/** Seconds from the command to the ready line; the server is stopped then. */
async function secondsToReady(folder: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DEMO: 'on' },
  })
  const seconds = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no ready line')), LONGEST_S * 1000)
    child.once('exit', (code) => reject(new Error(`start ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (!/^ready http/m.test(chunk.toString())) return
      clearTimeout(timer)
      resolve((performance.now() - start) / 1000)
    })
  })
  child.removeAllListeners('exit')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return seconds
}

/** A fresh clone to the ready line once its packages are there, and the starts after that. */
export async function benchStarts(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    const start = performance.now()
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
    })
    const install = (performance.now() - start) / 1000
    const first = await secondsToReady(folder)
    const next: number[] = []
    for (let round = 0; round < 5; round++) next.push(await secondsToReady(folder))
    return [
      { what: 'npm ci on a fresh clone, download included', measured: install, unit: 's', limit: 600 },
      { what: 'fresh clone with packages to the ready line', measured: first, unit: 's', limit: 60 },
      { what: 'next start to the ready line', ...ofRuns(next, median), unit: 's', limit: 2 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
