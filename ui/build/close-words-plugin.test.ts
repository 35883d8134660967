import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { closeWordsPlugin } from './close-words-plugin.ts'

/** The words of the installed React Aria, so that a release that keeps them elsewhere is noticed. */
const words = join(
  dirname(fileURLToPath(import.meta.resolve('react-aria/package.json'))),
  'dist/private/intl/overlays',
)

describe('The hidden button that closes a popover', () => {
  const { load } = closeWordsPlugin()

  it.each([
    ['nl-NL.mjs', 'Sluit'],
    ['en-US.mjs', 'Close'],
  ])('has our word instead of the one in %s [D26.10]', (file, word) => {
    expect(readFileSync(join(words, file), 'utf8')).toContain('"dismiss"')
    expect(load(join(words, file))).toContain(`"dismiss":"${word}"`)
  })

  it('is called so in no other language, and nothing else is changed', () => {
    const others = readdirSync(words).filter((file) => !/^(nl|en)-\w+\.mjs$/.test(file))
    expect(others.map((file) => load(join(words, file))).filter((loaded) => loaded !== null)).toEqual([])
    expect(load('/src/ui/dialog.tsx')).toBeNull()
  })
})
