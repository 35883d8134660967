import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShipped, root, run } from './run.mjs'

const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/** Whether node_modules holds what the lockfile says; npm keeps its own account of what it installed. */
function isInstalled() {
  const account = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, account))) return false
  const installed = packagesIn(account)
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.link) return true
    return installed[path]?.version === wanted.version
  })
}

/** Installs the packages of the lockfile when they are not there. Development packages build the product, so they come too. */
export async function ensureInstalled() {
  if (isShipped || isInstalled()) return
  console.log('installing packages (npm ci)')
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  })
  if (code !== 0) {
    console.error('npm ci failed: see above. It needs a package registry and Node 20.19 or newer.')
    process.exit(code)
  }
}
