import { playwright } from '@vitest/browser-playwright'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'

// What the apps are built with is TypeScript of our own workspaces, which Node alone does not read.
register()
const { chromiumArguments } = await import('@datacentre/fixtures/chromium-arguments')
const { findBrowser } = await import('./scripts/browser.mjs')
const { appConfig } = await import('@datacentre/ui/build/app-config')

const browser = await findBrowser()

/** As visitors get it: React's own checks for development take as long as all of its drawing. */
const inProduction = { 'process.env.NODE_ENV': JSON.stringify('production') }

const exclude = ['**/node_modules/**', '**/dist/**']
const upkeep = 'scripts/{recipes,packages}/*.test.ts'
const operating = '{database,ingest,server}/**/*.operating.test.ts'

/** What asks the store at that moment runs on SQLite and on a real PostgreSQL, which is started once for the run. */
const withStores = {
  isolate: false,
  globalSetup: ['database/testing/global-setup.ts', 'server/testing/tell-missing-programs.ts'],
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    // Vitest leaves a core to the rest of the machine; on two cores that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        // Pure rules: no store, no files, nothing to part one test file from another (35 s with isolation, 5 s without).
        test: {
          name: 'rules',
          include: ['{catalogue,ui,client,portal,mapviewer,scripts}/**/*.test.ts'],
          exclude: [...exclude, upkeep],
          isolate: false,
          // A test that starts the compiler or reads every test takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // What is asked of who keeps the house, part of `npm run check`: the recipes of CONTRIBUTING, followed in a copy that is
        // compiled anew, and the packages that ship.
        test: {
          name: 'upkeep',
          include: [upkeep],
          exclude,
          // It compiles, runs and tests a whole copy: minutes on a busy machine.
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...withStores,
          name: 'stores',
          include: ['{database,ingest,server}/**/*.test.ts'],
          exclude: [...exclude, operating],
        },
      },
      {
        // Processes that are started, filled with callers, stopped and killed: part of `npm run operating`.
        test: { ...withStores, name: 'operating', include: [operating], exclude },
      },
      {
        // Components in a real browser, without a server: what they ask is answered from fixtures.
        plugins: appConfig().plugins ?? [],
        define: inProduction,
        oxc: { jsx: { development: false } },
        optimizeDeps: { rolldownOptions: { transform: { define: inProduction } } },
        test: {
          name: 'components',
          // Of these Vite looks for the packages to bundle; which are run where stands with the instances.
          include: ['{ui,client,portal,mapviewer}/**/*.test.tsx'],
          exclude,
          // Files share a page: each would load several hundred modules anew. The set-up file clears it for every test.
          isolate: false,
          // One page for each app, beside each other: with two of each a run now and then hung.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          setupFiles: ['client/testing/setup.ts'],
          testTimeout: 120_000,
          // As in the journeys: a press or a draw can fall into the one frame in which a page changes; a fault fails twice.
          retry: 1,
          // A machine that does other work beside draws late; what never comes still fails.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(browser && { executablePath: browser }), args: [...chromiumArguments] },
            }),
            viewport: { width: 1280, height: 720 },
            // Each app on pages of its own: it has its own styles and prefix.
            instances: [
              { browser: 'chromium', name: 'portal', include: ['{ui,client,portal}/**/*.test.tsx'] },
              { browser: 'chromium', name: 'mapviewer', include: ['mapviewer/**/*.test.tsx'] },
            ],
          },
        },
      },
    ],
  },
})
