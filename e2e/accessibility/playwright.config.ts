import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** `npm run accessibility`: every kind of screen as people with other eyes, hands and tools than ours meet it. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: [['list'], ['./results.ts']],
})
