/**
 * `npm test`: installs what is missing, a browser included, and runs every test.
 * `npm test -- --changed`: the nearest to what changed since the last commit, within a minute; `--changed=main` since that one.
 * `npm test -- server e2e/lists`: those in these folders or files.
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { nearestTests } from './nearest-tests.mjs'
import { changedSince } from './project-files.mjs'
import { storeSettings } from '../e2e/store.mjs'
import { binary, root, run, runOrExit } from './run.mjs'

process.chdir(root)
const { paths, changed } = read(process.argv.slice(2))
await ensureInstalled()
const wanted = changed === null ? paths : nearestTo(changed)
const environment = { BROWSER_PATH: await ensureBrowser() }

const journeysConfig = ['--config', 'e2e/playwright.config.ts']
const isJourney = (path) => path.replace(/^\.\//, '').startsWith('e2e')
const [journeys, others] = [wanted.filter(isJourney), wanted.filter((path) => !isJourney(path))]
const isWanted = (paths) => wanted.length === 0 || paths.length > 0

// Neither the product that is built and filled for the journeys, nor the components, nor the rules and stores take two cores.
const prepared = isWanted(journeys) ? prepareJourneys() : 0
if (isWanted(others)) {
  const codes = await Promise.all(testOthers())
  const failed = codes.find((code) => code !== 0)
  if (failed !== undefined) {
    // What it builds and fills is whole then for the next run.
    await prepared
    process.exit(failed)
  }
}
if (isWanted(journeys)) {
  const notPrepared = await prepared
  if (notPrepared !== 0) process.exit(notPrepared)
  await runOrExit(binary('playwright'), ['test', ...journeysConfig, ...journeys], { environment })
}

/** Playwright keeps what it made of the sources: to list the tests takes that off the time when nothing runs beside it. */
async function prepareJourneys() {
  const prepared = await run(process.execPath, ['e2e/prepare.mjs'], {
    environment: storeSettings,
    quiet: true,
  })
  if (prepared !== 0) return prepared
  return run(binary('playwright'), ['test', ...journeysConfig, '--list'], { quiet: true })
}

/** Which tests a path holds only Vitest can tell, so then one run has them all. */
function testOthers() {
  const vitest = binary('vitest')
  if (others.length > 0) return [run(vitest, ['run', ...others], { environment })]
  const only = (...projects) => ['run', ...projects.flatMap((project) => ['--project', project])]
  return [
    run(vitest, only('components'), { environment, shownAtEnd: true }),
    run(vitest, only('rules', 'stores'), { environment }),
  ]
}

/** The test files nearest to what changed since the commit; ends the run when there are none. */
function nearestTo(commit) {
  const { chosen, left } = nearestTests(changedSince(commit))
  if (chosen.length === 0) {
    console.log(`nothing changed since ${commit}: npm test runs every test`)
    process.exit(0)
  }
  if (left > 0)
    console.log(
      `the ${chosen.length} test files nearest to the change; npm test runs the ${left} others that it reaches too`,
    )
  return chosen
}

function read(args) {
  // A bare --changed is since the last commit.
  const written = args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
  try {
    const options = { changed: { type: 'string' } }
    const { values, positionals } = parseArgs({ args: written, options, allowPositionals: true })
    if (values.changed !== undefined && positionals.length > 0)
      throw new Error(`--changed chooses the tests itself: leave out ${positionals.join(' ')}`)
    return { paths: positionals, changed: values.changed ?? null }
  } catch (error) {
    console.error(`${error.message}\nnpm test [-- --changed[=COMMIT]] [folders or files]`)
    process.exit(2)
  }
}
