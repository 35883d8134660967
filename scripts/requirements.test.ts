import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { parseRequirements, type Fault } from './requirements/document.ts'
import { numberingFaults } from './requirements/numbering.ts'
import { withTestsOfToday } from './requirements/held-by.ts'
import { testFiles } from './requirements/test-files.ts'

const CITED = /\b[SD]\d+\.\d+\b/g
const text = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
const told = (faults: readonly Fault[]) =>
  faults.map(({ line, message }) => `docs/requirements.md:${line} ${message}`)

describe('docs/requirements.md', () => {
  const { sections, faults } = parseRequirements(text)
  const ids = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)))

  it('has the nine sections of the specification and then the decisions, twenty-six or more', () => {
    const counted = sections.filter(({ id }) => id.startsWith('D')).length
    const specification = Array.from({ length: 9 }, (_, index) => `S${index + 1}`)
    const decisions = Array.from({ length: Math.max(26, counted) }, (_, index) => `D${index + 1}`)
    expect(sections.map(({ id }) => id)).toEqual([...specification, ...decisions])
  })

  it('can be read row by row', () => {
    expect(told(faults)).toEqual([])
  })

  it('numbers the rules of a section from 1 up, without a gap or a repetition', () => {
    expect(told(numberingFaults(sections))).toEqual([])
  })

  it('cites only rules that exist', () => {
    const cited = sections.flatMap(({ rules }) =>
      rules.flatMap(({ statement }) => statement.match(CITED) ?? []),
    )
    expect(cited.filter((id) => !ids.has(id))).toEqual([])
  })

  it('has a test for every rule', () => {
    const held = new Set(testFiles().flatMap(({ ruleIds }) => [...ruleIds]))
    expect([...ids].filter((id) => !held.has(id))).toEqual([])
  })

  it('has every rule that a test names', () => {
    const unknown = testFiles().flatMap(({ path, ruleIds }) =>
      [...ruleIds].filter((id) => !ids.has(id)).map((id) => `${path} names ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('tells the tests of today', () => {
    expect(text, 'run npm run write-docs').toBe(withTestsOfToday(text))
  })
})
