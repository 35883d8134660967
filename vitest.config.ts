import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    projects: [
      {
        // Pure rules: no store, no files, nothing to part one test file from another (35 s with isolation, 5 s without).
        test: {
          name: 'rules',
          include: ['{catalogue,ui,client,portal,mapviewer,scripts}/**/*.test.ts'],
          exclude,
          isolate: false,
          // A test that starts the compiler or reads every test takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // Everything that touches a store runs on SQLite and on a real PostgreSQL, started once for the run.
        test: {
          name: 'stores',
          include: ['{database,ingest,server}/**/*.test.ts'],
          exclude,
          globalSetup: ['database/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
