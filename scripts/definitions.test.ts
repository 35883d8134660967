import { expect, it } from 'vitest'
import { importsOf, projectFiles } from './project-files.mjs'

const DEFINITIONS = 'catalogue/src/definitions/'

/** What an app is made of: its own sources, and all of the catalogue that they may lead to. */
const ofApps = /^(catalogue|ui|client|portal|mapviewer)\/src\/.*\.tsx?$/

// A browser would fetch 100 KB of it; the call for code lists gives what a page wants of it.
it('What every code and every column means is in no app', () => {
  const sources = projectFiles().filter(
    (file) => ofApps.test(file) && !file.includes('.test.') && !file.startsWith(DEFINITIONS),
  )
  expect(sources.length).toBeGreaterThan(0)
  const importing = sources.filter((file) => importsOf(file).some((other) => other.startsWith(DEFINITIONS)))
  expect(importing).toEqual([])
})
