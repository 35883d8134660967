import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..', '..')

/** Starts the product, which is expected to stop by itself. */
function start(environment: NodeJS.ProcessEnv) {
  const { DATABASE_URL: _ours, DEMO: _demo, ...inherited } = process.env
  return spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
}

test('a store without data stops the start with one sentence, and no data are invented [D25.9]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-empty-'))
  const path = join(folder, 'mistyped.db')
  const wrong: readonly [what: string, environment: NodeJS.ProcessEnv, sentence: string][] = [
    ['mistyped', { DATABASE_URL: `sqlite:${path}` }, `"sqlite:${path}" holds no dataset: load one`],
    ['without an address', { DATABASE_URL: '' }, 'DATABASE_URL is "", but must be'],
    ['in a misspelt setting', { DATABSE_URL: `sqlite:${path}` }, 'rename it to DATABASE_URL'],
  ]
  try {
    for (const [what, environment, sentence] of wrong) {
      const { status, stdout, stderr } = start(environment)
      expect([what, status]).toEqual([what, 1])
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toContain(sentence)
      expect(stdout).not.toContain('ready')
      expect(existsSync(path)).toBe(false)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
