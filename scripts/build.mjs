import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { root, runOrExit } from './run.mjs'

/** What is built, and where it goes: each into its own dist. */
const built = ['server', 'portal', 'mapviewer']
const sources = ['catalogue', 'database', 'server', 'ui', 'client', 'portal', 'mapviewer']
const STAMP = join(root, 'node_modules', '.cache', 'data-centre', 'build.sha256')

const isSource = (name) => /\.(ts|tsx|css|html|json|svg|png|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name)

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return isSource(entry.name) ? [path] : []
  })
}

/** A checksum over every source and the lockfile: contents decide what is stale, not clocks. */
function sourceChecksum() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const path of sources.flatMap(filesBelow).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Builds what is stale, in a process of its own: a server must not carry a compiler's memory. */
export async function ensureBuilt() {
  if (isFresh()) return
  await runOrExit(process.execPath, [fileURLToPath(import.meta.url)])
}

function isFresh() {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourceChecksum()) return false
  return built.every((name) => existsSync(join(root, name, 'dist')))
}

async function buildAll() {
  console.log('building')
  // The apps' configuration is TypeScript of our own workspaces, which Node alone does not read.
  const { register } = await import('tsx/esm/api')
  register()
  const { build } = await import('vite')
  for (const name of built) await build({ root: join(root, name) })
  mkdirSync(join(STAMP, '..'), { recursive: true })
  writeFileSync(STAMP, sourceChecksum())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled()
  if (!isFresh()) await buildAll()
}
