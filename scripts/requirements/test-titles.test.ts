import { describe, expect, it } from 'vitest'

import { testTitles } from './test-titles.ts'

const titlesIn = (source: string, path = 'a.test.ts') => [...testTitles({ path, source })]

describe('finding the titles in a test file', () => {
  it.each([
    ['single quotes', `it('keeps it', () => {})`, 'keeps it'],
    ['double quotes', `test("keeps it", () => {})`, 'keeps it'],
    ['backticks', 'it(`keeps it`, () => {})', 'keeps it'],
    ['an escaped quote', String.raw`it('keeps the borehole\'s name', () => {})`, "keeps the borehole's name"],
    ['an escaped backtick', 'it(`keeps a \\` too`, () => {})', 'keeps a ` too'],
    ['a placeholder in a template', 'it(`keeps ${register.id}`, () => {})', 'keeps ${register.id}'],
    ['it.each with rows', `it.each([[1, 2]])('adds %i and %i', () => {})`, 'adds %i and %i'],
    ['test.each with a table', "test.each`a | b\n${1} | ${2}`('adds $a and $b', () => {})", 'adds $a and $b'],
    ['describe.each', `describe.each(registers)('the register $id', () => {})`, 'the register $id'],
    ['a modifier', `it.only('keeps it', () => {})`, 'keeps it'],
    ['a condition', `it.runIf(postgres)('keeps it', () => {})`, 'keeps it'],
    ['a call over several lines', `it(\n  'keeps it',\n  async () => {},\n)`, 'keeps it'],
  ])('finds one in %s', (_, source, title) => {
    expect(titlesIn(source)).toEqual([title])
  })

  it('finds tests inside a describe, and not the name of the describe', () => {
    expect(titlesIn(`describe('search', () => { it('finds', () => {}) })`)).toEqual(['finds'])
  })

  it('finds the tests of a Playwright file, and not its groups and steps', () => {
    const source = `test.describe('home', () => {
      test('shows tiles', async ({ page }: { page: Page }) => { await test.step('open', async () => {}) })
    })`
    expect(titlesIn(source, 'home.spec.ts')).toEqual(['shows tiles'])
  })

  it('reads a file with JSX', () => {
    expect(titlesIn(`it('shows a tile', () => { render(<Tile name="fields" />) })`, 'tile.test.tsx')).toEqual(
      ['shows a tile'],
    )
  })

  it.each([
    ['in a comment', `// it('keeps it', () => {})`],
    ['in a text', `const source = "it('keeps it')"`],
    ['that is skipped', `it.skip('keeps it', () => {})`],
    ['that is yet to be written', `it.todo('keeps it')`],
    ['that is expected to fail', `it.fails('keeps it', () => {})`],
    ['in a group that is skipped', `describe.skip('search', () => { it('keeps it', () => {}) })`],
    ['whose title is not written out', `it(title, () => {})`],
    ['of another function', `visit('keeps it')`],
  ])('finds no test %s', (_, source) => {
    expect(titlesIn(source)).toEqual([])
  })

  it('goes on after a group that is skipped', () => {
    expect(titlesIn(`describe.skip('a', () => {}); it('keeps it', () => {})`)).toEqual(['keeps it'])
  })

  it('says which file cannot be parsed', () => {
    expect(() => titlesIn('it(')).toThrow(/^a\.test\.ts cannot be parsed: /)
  })
})
