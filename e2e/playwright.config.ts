import { join } from 'node:path'
import { chromiumArguments } from '@datacentre/fixtures/chromium-arguments'
import { defineConfig } from '@playwright/test'
import { storeSettings } from './store.mjs'

const root = join(import.meta.dirname, '..')
// Another port for a second run beside the first.
const port = Number(process.env['E2E_PORT'] ?? 18_080)

/** Browser tests run against the built product, started as an operator starts it, on a store of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They have commands of their own, `npm run accessibility` and `npm run operating`.
  testIgnore: ['accessibility/**', 'operating/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits as often as it works (396 s with two there, 318 s with three).
  workers: 3,
  forbidOnly: true,
  // A walk over every page, or a machine that does other work beside, takes its time; a fault shows at once anyway.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A click by a program can fall into the one frame in which a page moves. Such a test is told as flaky; a fault fails twice.
  retries: 1,
  reporter: [['list']],
  use: {
    // What moves is drawn sixty times a second, which a tenth of a run would go to; `withMotion` asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
      // A page of a journey is gone before code that was optimised for it would pay (7 % of a run).
      args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
    },
  },
  webServer: {
    command: 'node e2e/start-fresh.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { ...storeSettings, PORT: String(port), LOG_LEVEL: 'warn' },
  },
})
