import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'

type Sought = {
  readonly folder: string
  /** Below the folder. */
  readonly name: string
  /** What it is, in a sentence: `a logo`. */
  readonly what: string
}

/** Visitors fetch these, and the server holds them in memory. */
const MOST_KB = 100

/** A file of the folder, which is not large and does not lie elsewhere. */
export function fileInFolder({ folder, name, what }: Sought): Buffer {
  const path = join(folder, name)
  let real: string
  try {
    real = realpathSync(path)
  } catch {
    throw new SiteNotAllowed(path, 'is not there')
  }
  if (!real.startsWith(realpathSync(folder) + sep)) throw new SiteNotAllowed(path, 'lies outside the folder')
  const { size } = statSync(real)
  if (size > MOST_KB * 1024)
    throw new SiteNotAllowed(
      path,
      `is ${Math.ceil(size / 1024)} KB, but ${what} may be ${MOST_KB} KB at most`,
    )
  return readFileSync(real)
}
