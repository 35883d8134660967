/**
 * `npm run accessibility`: looks at every kind of screen of the built product as people with other eyes, hands and tools meet it,
 * and writes the results that the accessibility statement tells.
 */
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

process.chdir(root)
await ensureInstalled()
const environment = { BROWSER_PATH: await ensureBrowser() }
await ensureBuilt()
await runOrExit(
  binary('playwright'),
  ['test', '--config', 'e2e/accessibility/playwright.config.ts', ...process.argv.slice(2)],
  { environment },
)
