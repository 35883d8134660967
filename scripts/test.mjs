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
import { binary, root, run } from './run.mjs'

process.chdir(root)
const { paths, changed } = read(process.argv.slice(2))
await ensureInstalled()
const wanted = changed === null ? paths : nearestTo(changed)
const environment = { BROWSER_PATH: await ensureBrowser() }

const journeysConfig = ['--config', 'e2e/playwright.config.ts']
const isJourney = (path) => path.replace(/^\.\//, '').startsWith('e2e')
const [journeys, others] = [wanted.filter(isJourney), wanted.filter((path) => !isJourney(path))]
for (const wing of ['accessibility', 'operating'])
  if (journeys.some((path) => path.includes(`e2e/${wing}`))) {
    console.error(`the tests of e2e/${wing} have a command of their own: npm run ${wing}`)
    process.exit(2)
  }
const isWanted = (paths) => wanted.length === 0 || paths.length > 0

// Neither the product that is built and filled for the journeys, nor the components, nor the rules and stores take two cores. The
// journeys begin when a browser is free, beside what is left of the stores.
const prepared = isWanted(journeys) ? prepareJourneys() : Promise.resolve(0)
const outputInNode = []
const [inBrowser, inNode] = isWanted(others) ? testOthers() : [Promise.resolve(0)]
const inOneRun = others.length > 0 ? others.join(' ') : 'components'
const codes = { [inOneRun]: await inBrowser, 'what the journeys need': await prepared }
if (isWanted(journeys) && Object.values(codes).every((code) => code === 0))
  codes.journeys = await testJourneys()
codes['rules and stores'] = (await inNode) ?? 0
process.stdout.write(Buffer.concat(outputInNode))
tellHowItEnded()

/** Whoever reads only the end of the output of an hour must find there what went wrong. */
function tellHowItEnded() {
  const failed = Object.keys(codes).filter((part) => codes[part] !== 0)
  if (failed.length === 0) return
  console.error(`npm test: not in order: ${failed.join(', ')}; what failed stands with each above`)
  process.exitCode = codes[failed[0]]
}

/** What is shown at the end of another run would be drawn over by a list that is drawn again and again. */
function testJourneys() {
  return run(binary('playwright'), ['test', ...journeysConfig, ...journeys], {
    environment: { ...environment, PLAYWRIGHT_FORCE_TTY: '0' },
  })
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

/** Those in a browser, and the others. Which tests a path holds only Vitest can tell, so then one run has them all. */
function testOthers() {
  const vitest = binary('vitest')
  if (others.length > 0) return [run(vitest, ['run', ...others], { environment })]
  const only = (...projects) => ['run', ...projects.flatMap((project) => ['--project', project])]
  return [
    run(vitest, only('components'), { environment }),
    run(vitest, only('rules', 'stores'), { environment, keptIn: outputInNode }),
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
