import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

// Each test starts the product itself.
const { webServer: _theirs, ...tests } = journeys

/** `npm run operating`: the product as its operators run it: shipped, behind a proxy, with several workers, with its own site, without data. */
export default defineConfig({ ...tests, testDir: '.', testIgnore: [], outputDir: '../../test-results' })
