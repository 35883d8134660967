/** `npm run sbom`: what ships as a CycloneDX document, to standard output or with `-- --out FILE` into a file. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { billOf, type Bill } from './bill-of-materials.ts'
import { readLockfile, shippedPackages } from './shipped-packages.ts'

const root = join(import.meta.dirname, '..', '..')
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const { stdout, stderr, status } = spawnSync(
  'npm',
  // With NODE_ENV=production npm would leave out what is wanted for development too, React among it.
  ['sbom', '--include=dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
)
if (status !== 0) {
  console.error(stderr.trim() || 'npm sbom told nothing.')
  process.exit(1)
}
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly name: string }
const bill = billOf(JSON.parse(stdout) as Bill, shippedPackages(readLockfile()), name)
const text = `${JSON.stringify(bill, null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else writeFileSync(values.out, text)
