import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, binary } from './run.mjs'

/** Debian's Chromium without windows comes first: it draws the same, and journeys take a fifth less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Where a program is, when it can be run. */
function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The browser for the tests: the one BROWSER_PATH names, Playwright's own, or one of the system; undefined for none. */
export async function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return names.map(onPath).find((path) => path !== undefined)
}

const isRootWithApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

const installWithApt = (name) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    quiet: true,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Whether apt offers a package of this name: other systems than Debian have no Chromium without windows. */
const isOffered = (name) =>
  spawnSync('apt-get', ['install', '--simulate', name], { stdio: 'ignore' }).status === 0

/** Finds a browser, or installs one: with apt as root, else with Playwright. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('installing a browser for the tests')
  if (isRootWithApt()) {
    await run('apt-get', ['update'], { quiet: true })
    await installWithApt(names.find(isOffered) ?? 'chromium')
  } else await run(binary('playwright'), ['install', 'chromium'])
  const installed = await findBrowser()
  if (installed) return installed
  console.error(
    'No browser for the tests: install Chromium (Debian: apt-get install chromium) or set BROWSER_PATH to one.',
  )
  process.exit(1)
}
