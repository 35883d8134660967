/**
 * Builds the product and fills the store of the journeys with the data that the code of today generates; leaves the one of an
 * earlier run when nothing that makes the data has changed since. Generating and loading take half of a short run.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/build.mjs'
import { ensureDataset } from '../scripts/first-dataset.mjs'
import { root } from '../scripts/run.mjs'

const path = process.env.DATABASE_URL.replace(/^sqlite:/, '')
const stamp = `${path}.sha256`

/** What the data are made by and of; texts are not in it. */
const makers = ['ingest', 'database/src', 'catalogue/src']

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](node_modules|dist|texts)[/\\]|\.test\.ts$/.test(file))

function checksum() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update(`${process.env.DEMO_UNTIL} ${process.env.DEMO_SCALE ?? ''} ${process.env.DEMO_SEED ?? ''}`)
  for (const file of makers.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

process.chdir(root)
const made = checksum()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  for (const file of [stamp, path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true })
}
await ensureBuilt()
await ensureDataset()
// Only now the data are whole.
writeFileSync(stamp, made)
