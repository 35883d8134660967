/** `npm test`: installs what is missing, a browser included, and runs every test. */
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

process.chdir(root)
await ensureInstalled()
const browser = await ensureBrowser()
await ensureBuilt()
const environment = { BROWSER_PATH: browser }
await runOrExit(binary('vitest'), ['run', ...process.argv.slice(2)], { environment })
await runOrExit(binary('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], { environment })
