import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What must hold when things break, tried on the product as it ships: minutes, so no part of `npm test`. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['trials/src/**/*.test.ts'],
    globalSetup: ['trials/src/product/set-up.ts'],
    // One after the other: what is measured must not be slowed by a trial beside it.
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
  },
})
