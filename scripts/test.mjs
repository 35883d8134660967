/**
 * `npm test`: installs what is missing, a browser included, and runs every test.
 * `npm test -- --changed`: those of what changed since the last commit; `--changed=main` since that one.
 * `npm test -- server e2e/lists`: those in these folders or files.
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { storeSettings } from '../e2e/store.mjs'
import { binary, root, run, runOrExit } from './run.mjs'

process.chdir(root)
const { wanted, changed } = read(process.argv.slice(2))
await ensureInstalled()
const environment = { BROWSER_PATH: await ensureBrowser() }

const isJourney = (path) => path.replace(/^\.\//, '').startsWith('e2e')
const [journeys, others] = [wanted.filter(isJourney), wanted.filter((path) => !isJourney(path))]
const isWanted = (paths) => wanted.length === 0 || paths.length > 0

// The product is built and its store filled beside the other tests, which leave a part of a core to it.
const prepared = changed === null && isWanted(journeys) ? prepareJourneys() : null
if (isWanted(others)) {
  const since = changed === null ? [] : [`--changed=${changed}`, '--passWithNoTests']
  const code = await run(binary('vitest'), ['run', ...since, ...others], { environment })
  if (code !== 0) {
    prepared?.stop()
    process.exit(code)
  }
}
if (isWanted(journeys)) {
  const notPrepared = (await prepared?.done) ?? 0
  if (notPrepared !== 0) process.exit(notPrepared)
  const since = changed === null ? [] : [`--only-changed=${changed}`, '--pass-with-no-tests']
  const config = ['--config', 'e2e/playwright.config.ts']
  await runOrExit(binary('playwright'), ['test', ...config, ...since, ...journeys], { environment })
}

function prepareJourneys() {
  const stopped = new AbortController()
  const done = run(process.execPath, ['e2e/prepare.mjs'], {
    environment: storeSettings,
    quiet: true,
    signal: stopped.signal,
  })
  return { done, stop: () => stopped.abort() }
}

function read(args) {
  // A bare --changed is since the last commit.
  const written = args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
  try {
    const options = { changed: { type: 'string' } }
    const { values, positionals } = parseArgs({ args: written, options, allowPositionals: true })
    return { wanted: positionals, changed: values.changed ?? null }
  } catch (error) {
    console.error(`${error.message}\nnpm test [-- --changed[=COMMIT]] [folders or files]`)
    process.exit(2)
  }
}
