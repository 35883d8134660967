import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restart, start, status, stop, upgrade } from './cluster.ts'

const HELP = `Two servers, PostgreSQL and nginx on this machine, without containers.

  npm run cluster -- start      build and start what does not run
  npm run cluster -- stop       stop all of it; the data stay
  npm run cluster -- upgrade    one server after the other goes over to what the sources are now
  npm run cluster -- restart    one server after the other is started again
  npm run cluster -- status     what runs

  --folder DIR    where everything stands (default data/cluster)
  --port NUMBER   the port of visitors (default 18400); the five above it are the servers' and PostgreSQL's

An empty store gets demonstration data, unless DEMO=off. Debian's nginx and postgresql must be installed.
`

const works = { start, stop, upgrade, restart, status }
const isWork = (name: string | undefined): name is keyof typeof works => name !== undefined && name in works

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  options: { folder: { type: 'string' }, port: { type: 'string' } },
  allowPositionals: true,
})
const root = join(import.meta.dirname, '..', '..')
const cluster = {
  folder: resolve(values.folder ?? join(root, 'data', 'cluster')),
  port: Number(values.port ?? 18_400),
}
const [asked] = positionals
if (!isWork(asked) || !Number.isInteger(cluster.port)) {
  process.stdout.write(HELP)
  process.exitCode = 2
} else {
  // What ships is what is built.
  if (asked === 'start' || asked === 'upgrade') {
    const { status: built } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (built !== 0) process.exit(built ?? 1)
  }
  try {
    await works[asked](cluster, (line) => console.log(line))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
