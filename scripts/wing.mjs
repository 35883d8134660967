/**
 * A wing of browser tests that has a command of its own, beside `npm test`:
 * `npm run accessibility` looks at every kind of screen of the built product as people with other eyes, hands and tools meet it, and
 * writes the results that the accessibility statement tells; `npm run operating` runs the product as its operators do, after the
 * tests of processes that are started, overloaded, stopped and killed.
 */
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { binary, root, runOrExit } from './run.mjs'

const [wing, ...given] = process.argv.slice(2)
process.chdir(root)
await ensureInstalled()
const environment = { BROWSER_PATH: await ensureBrowser() }
await ensureBuilt()
const isInNode = (path) => path.includes('.test.')
const [inNode, inBrowser] = [given.filter(isInNode), given.filter((path) => !isInNode(path))]
if (wing === 'operating' && (given.length === 0 || inNode.length > 0))
  await runOrExit(binary('vitest'), ['run', '--project', 'operating', ...inNode], { environment })
if (given.length === 0 || inBrowser.length > 0)
  await runOrExit(
    binary('playwright'),
    ['test', '--config', `e2e/${wing}/playwright.config.ts`, ...inBrowser],
    { environment },
  )
