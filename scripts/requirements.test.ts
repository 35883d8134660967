import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { parseRequirements, type Fault } from './requirements/document.ts'
import { numberingFaults } from './requirements/numbering.ts'
import { referenceFaults } from './requirements/references.ts'

const CITED = /\b[SD]\d+\.\d+\b/g
const atRoot = (path: string) => new URL(`../${path}`, import.meta.url)
const readFile = (path: string) => (existsSync(atRoot(path)) ? readFileSync(atRoot(path), 'utf8') : undefined)
const told = (faults: readonly Fault[]) =>
  faults.map(({ line, message }) => `docs/requirements.md:${line} ${message}`)

describe('docs/requirements.md', () => {
  const { sections, faults } = parseRequirements(readFile('docs/requirements.md') ?? '')

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
    const ids = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)))
    const cited = sections.flatMap(({ rules }) =>
      rules.flatMap(({ statement }) => statement.match(CITED) ?? []),
    )
    expect(cited.filter((id) => !ids.has(id))).toEqual([])
  })

  it('names only tests that exist', () => {
    expect(told(referenceFaults({ sections, readFile }))).toEqual([])
  })
})
