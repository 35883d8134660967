import { describe, expect, it } from 'vitest'

import { parseRequirements } from './document.ts'
import { referenceFaults } from './references.ts'

const files: Record<string, string> = { 'a/search.test.ts': `it('finds K12 for k12', () => {})` }
const faultsWith = (reference: string) => {
  const text = `## S5 Rules\n| rule | what holds | test |\n|---|---|---|\n| S5.1 | Search. | ${reference} |`
  return referenceFaults({ sections: parseRequirements(text).sections, readFile: (path) => files[path] })
}

describe('the tests that the requirements name', () => {
  it('are found by file and name', () => {
    expect(faultsWith('a/search.test.ts › finds K12 for k12')).toEqual([])
  })

  it('are missed when the file does not exist', () => {
    expect(faultsWith('a/gone.test.ts › finds K12 for k12')).toEqual([
      { line: 4, message: 'S5.1: a/gone.test.ts does not exist' },
    ])
  })

  it('are missed when the file has no test of that name', () => {
    expect(faultsWith('a/search.test.ts › finds K12')).toEqual([
      { line: 4, message: "S5.1: a/search.test.ts has no running test 'finds K12'" },
    ])
  })

  it('are each looked for when a rule names several', () => {
    expect(faultsWith('a/search.test.ts › finds K12 for k12<br>a/search.test.ts › finds L10')).toHaveLength(1)
  })
})
