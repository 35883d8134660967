import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import { ruleIdsIn } from './rule-ids.ts'
import { testTitles } from './test-titles.ts'

const root = join(import.meta.dirname, '..', '..')
const TEST_FILE = /\.(test|spec)\.tsx?$/
const ELSEWHERE = /(^|\/)(node_modules|dist)\//

/** A test file and the rules that the names of its tests say they hold. */
export type TestFile = { readonly path: string; readonly ruleIds: ReadonlySet<string> }

let read: readonly TestFile[] | undefined

/** Every test file of the project, by its path; read once, as taking the names out of them all takes seconds. */
export const testFiles = (): readonly TestFile[] => (read ??= readTestFiles())

function readTestFiles(): TestFile[] {
  const workspaces: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
  return [...workspaces, 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        [folder, ...path.split(sep)].join('/'),
      ),
    )
    .filter((path) => TEST_FILE.test(path) && !ELSEWHERE.test(path))
    .sort()
    .map(testFile)
}

function testFile(path: string): TestFile {
  const titles = testTitles({ path, source: readFileSync(join(root, path), 'utf8') })
  return { path, ruleIds: new Set([...titles].flatMap(ruleIdsIn)) }
}
