import { readFileSync } from 'node:fs'
import { contentTag } from './answer/cached-answer.ts'

/**
 * Names the code that runs, its version and its build: what it worked out and kept is not taken for what another would. The
 * server is built into one file, whose bytes say all; from sources each start counts as a build.
 */
export const BUILD_TAG = import.meta.filename.endsWith('.ts')
  ? `${process.pid}-${Date.now()}`
  : contentTag(readFileSync(import.meta.filename))
