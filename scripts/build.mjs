import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { isShipped, root, runOrExit } from './run.mjs'

/** What is built, each into its own dist, and from which sources: what visitors get, and the commands that bring data in. */
const groups = {
  product: {
    built: ['server', 'portal', 'mapviewer'],
    sources: ['catalogue', 'database', 'server', 'ui', 'client', 'portal', 'mapviewer'],
  },
  commands: { built: ['ingest'], sources: ['catalogue', 'database', 'ingest'] },
}

const stampOf = (group) => join(root, 'node_modules', '.cache', 'data-centre', `${group}.sha256`)

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
function sourceChecksum(group) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const path of groups[group].sources.flatMap(filesBelow).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Builds what is stale, in a process of its own: a server must not carry a compiler's memory. */
export async function ensureBuilt(group = 'product') {
  if (isShipped || isFresh(group)) return
  await runOrExit(process.execPath, [fileURLToPath(import.meta.url), group])
}

function isFresh(group) {
  const stamp = stampOf(group)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceChecksum(group)) return false
  return groups[group].built.every((name) => existsSync(join(root, name, 'dist')))
}

async function buildAll(group) {
  console.log(group === 'product' ? 'building' : `building the ${group}`)
  // The apps' configuration is TypeScript of our own workspaces, which Node alone does not read.
  const { register } = await import('tsx/esm/api')
  register()
  const { build } = await import('vite')
  for (const name of groups[group].built) await build({ root: join(root, name) })
  mkdirSync(join(stampOf(group), '..'), { recursive: true })
  writeFileSync(stampOf(group), sourceChecksum(group))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled()
  const asked = process.argv[2]
  for (const group of asked === undefined ? Object.keys(groups) : [asked])
    // Another command may have built it meanwhile.
    await oneAtATime(`${stampOf(group)}.lock`, async () => {
      if (!isFresh(group)) await buildAll(group)
    })
}
