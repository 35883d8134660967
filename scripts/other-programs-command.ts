/**
 * `npm run other-programs`: installs the programs that some tests ask for a second opinion (GDAL, LibreOffice, pandas, R, nginx).
 * Without them those tests are left out, and `npm test` says which.
 */
import { spawnSync } from 'node:child_process'
import { missingPrograms, otherPrograms } from '@datacentre/fixtures/other-programs'

const packagesOf = (names: ReturnType<typeof missingPrograms>): readonly string[] =>
  names.map((name) => otherPrograms[name][0].package)

function aptGet(...argv: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', argv, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

const missing = missingPrograms()
if (missing.length > 0) {
  const wanted = packagesOf(missing)
  if (process.getuid?.() === 0) {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', ...wanted)
  }
  const left = missingPrograms()
  if (left.length > 0) {
    console.error(`not installed: ${left.join(', ')}. As root: apt-get install ${packagesOf(left).join(' ')}`)
    process.exit(1)
  }
}
console.log(`installed: ${Object.keys(otherPrograms).join(', ')}`)
