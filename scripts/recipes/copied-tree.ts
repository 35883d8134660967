import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFiles } from '../project-files.mjs'

const root = join(import.meta.dirname, '..', '..')

/** What git knows or would know, without the tests in a browser. */
const filesOfTree = (): string[] => projectFiles().filter((file) => !file.startsWith('e2e/'))

/** The packages are those of the repository, but our own workspaces are the copies. */
function linkPackages(folder: string): void {
  const packages = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', '@datacentre'), { recursive: true })
  // What tools keep there for themselves (.cache, .vite) is of the repository and not of the copy.
  const isPackage = (name: string): boolean => name === '.bin' || !/^[.]|^@datacentre$/.test(name)
  for (const name of readdirSync(packages).filter(isPackage))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(packages, '@datacentre')))
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@datacentre', name))
}

export type CopiedTree = {
  readonly folder: string
  /** Runs a program of an installed package in the copy; gives what it said, or throws with that. */
  readonly run: (program: string, argv: readonly string[]) => Promise<string>
  readonly remove: () => void
}

/** A copy of the repository as it stands, in which anything may be changed. */
export function copyTree(): CopiedTree {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'))
  for (const file of filesOfTree()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  linkPackages(folder)
  return {
    folder,
    run: (program, argv) =>
      new Promise((resolve, reject) => {
        execFile(join(folder, 'node_modules', '.bin', program), argv, { cwd: folder }, (error, out, err) => {
          if (error === null) resolve(out)
          else reject(new Error(`${program} failed:\n${out}${err}`))
        })
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
