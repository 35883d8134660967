import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './run.mjs'

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}

/** Every file of the project that git knows or would know, by its path from the root. */
export const projectFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(root, file)))

/** The files that changed since a commit, new ones among them. */
export const changedSince = (commit) => [
  ...git('diff', '--name-only', commit, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** The files of ours that a file imports, also what it only loads later and what it takes only a type of. */
export function importsOf(file) {
  const path = join(root, file)
  const { resolve } = createRequire(path)
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|@datacentre\/)[^']+)'/g)].flatMap(
    ([, name]) => {
      try {
        return [
          relative(root, realpathSync(name.startsWith('.') ? join(dirname(path), name) : resolve(name))),
        ]
      } catch {
        // Words in a text, or a module that the build makes.
        return []
      }
    },
  )
}
