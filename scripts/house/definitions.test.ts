import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, projectFiles } from '../project-files.mjs'

const DEFINITIONS = 'catalogue/src/definitions/'

/** What an app is made of: its own sources, and all of the catalogue that they may lead to. */
const ofApps = /^(catalogue|ui|client|portal|mapviewer)\/src\/.*\.tsx?$/

/** Where a visitor asks what the words of a row mean. */
const ASKED = 'client/src/meanings/use-meanings.ts'

// A browser would fetch 100 KB of it.
it('What every code and every column means is in no app, until somebody asks', () => {
  const sources = projectFiles().filter(
    (file) => ofApps.test(file) && !file.includes('.test.') && !file.startsWith(DEFINITIONS),
  )
  expect(sources.length).toBeGreaterThan(0)
  const importing = sources.filter((file) => importsOf(file).some((other) => other.startsWith(DEFINITIONS)))
  expect(importing).toEqual([ASKED])
  expect(readFileSync(join(import.meta.dirname, '..', '..', ASKED), 'utf8')).not.toMatch(
    /from '@datacentre\/catalogue\/definitions/,
  )
})
