import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** `npm run pictures` takes the pictures of the README: from the built product, on the data of the browser tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  use: {
    ...tests.use,
    viewport: { width: 1440, height: 960 },
    // A README shows them smaller, but who opens one reads it on a sharp screen.
    deviceScaleFactor: 1.25,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Amsterdam',
  },
})
