import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the portal: that of the root package, however we were started. */
export function portalVersionIn(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: unknown }
  if (typeof version !== 'string') throw new Error(`${join(root, 'package.json')} names no version`)
  return version
}
