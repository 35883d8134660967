/** `npm run pictures`: takes the pictures of the README again, from the product as it is built now. */
import { createServer } from 'node:net'
import { ensureBrowser } from '../browser.mjs'
import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { binary, root, runOrExit } from '../run.mjs'

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

process.chdir(root)
await ensureInstalled()
const browser = await ensureBrowser()
await ensureBuilt()
await runOrExit(binary('playwright'), ['test', '--config', 'e2e/pictures/playwright.config.ts'], {
  environment: { BROWSER_PATH: browser, E2E_PORT: String(await freePort()) },
})
