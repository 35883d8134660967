import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf, projectFiles } from './project-files.mjs'
import { root } from './run.mjs'

/** What the tests of one file take on one core, in seconds, on average. */
const COSTS = [
  [/\.spec\.ts$/, 12],
  [/\.test\.tsx$/, 7],
  [/\.test\.ts$/, 0.7],
]

/** Together with starting and ending, two cores do this much within a minute. */
const BUDGET = 40

/** Walks over every screen and trials have commands of their own. */
const isElsewhere = (file) => /^(e2e\/(accessibility|operating)|trials)\//.test(file)

const costOf = (file) => (isElsewhere(file) ? undefined : COSTS.find(([kind]) => kind.test(file))?.[1])

const isJourney = (file) => file.startsWith('e2e/')

/** Which files import each file. Journeys are only reached by what is theirs: all of the product is what they are about. */
function importers() {
  const found = new Map()
  for (const file of projectFiles().filter((one) => /\.(tsx?|mjs|css)$/.test(one)))
    for (const imported of importsOf(file))
      if (isJourney(imported) || !isJourney(file)) found.set(imported, [...(found.get(imported) ?? []), file])
  return found
}

let importing = null

/** How many imports each file is away from the nearest of these. */
function distancesFrom(files) {
  importing ??= importers()
  const distances = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const next of importing.get(file) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
  return distances
}

/** How many folders the nearest of these shares with the file. */
const sharedFolders = (file, others) => {
  const own = dirname(file).split('/')
  const shared = others.map((other) => {
    const its = dirname(other).split('/')
    const at = own.findIndex((folder, index) => folder !== its[index])
    return at === -1 ? own.length : at
  })
  return Math.max(...shared)
}

/** Those that read the files of the project itself, which no import tells; all of them take five seconds. */
const readingFiles = (changed) =>
  changed.length === 0
    ? []
    : projectFiles().filter((file) => /^scripts\/(?!recipes\/).*\.test\.ts$/.test(file))

/**
 * The test files that reach what changed, the nearest first: by imports, then by folders. A test that changed itself is always
 * chosen, the others as long as they are done within a minute; the rest are left to a full run.
 */
export function nearestTests(changed) {
  const reached = [...distancesFrom(changed)]
    .filter(([file]) => costOf(file) !== undefined && existsSync(join(root, file)))
    .map(([file, distance]) => ({ file, distance, shared: sharedFolders(file, changed) }))
    .toSorted((a, b) => a.distance - b.distance || b.shared - a.shared || (a.file < b.file ? -1 : 1))
  let cost = 0
  const chosen = reached.filter(({ file, distance }) => {
    cost += costOf(file)
    return distance === 0 || cost <= BUDGET
  })
  const files = new Set([...chosen.map(({ file }) => file), ...readingFiles(changed)])
  return { chosen: [...files], left: reached.filter(({ file }) => !files.has(file)).length }
}
