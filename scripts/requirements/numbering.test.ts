import { describe, expect, it } from 'vitest'

import { parseRequirements } from './document.ts'
import { numberingFaults } from './numbering.ts'

const sectionOf = (id: string, ...rules: string[]) =>
  [
    `## ${id} Some`,
    '| rule | what holds | tests |',
    '|---|---|---|',
    ...rules.map((rule) => `| ${rule} | x | |`),
  ].join('\n')
const faultsIn = (...sections: string[]) =>
  numberingFaults(parseRequirements(sections.join('\n')).sections).map(({ message }) => message)

describe('the numbering of the requirements', () => {
  it('has nothing to say about rules that run from 1 up in every section', () => {
    expect(faultsIn(sectionOf('S1', 'S1.1', 'S1.2'), sectionOf('D1', 'D1.1'))).toEqual([])
  })

  it('finds a gap, once', () => {
    expect(faultsIn(sectionOf('S1', 'S1.1', 'S1.3', 'S1.4'))).toEqual(['S1.3 follows where S1.2 is due'])
  })

  it('finds a section that does not begin at 1', () => {
    expect(faultsIn(sectionOf('S1', 'S1.2'))).toEqual(['S1.2 follows where S1.1 is due'])
  })

  it('finds a rule that occurs twice in a section', () => {
    expect(faultsIn(sectionOf('S1', 'S1.1', 'S1.1', 'S1.2'))).toEqual(['S1.1 occurs already in line 4'])
  })

  it('finds a section that occurs twice, and its rules with it', () => {
    expect(faultsIn(sectionOf('S1', 'S1.1'), sectionOf('S1', 'S1.1'))).toEqual([
      'S1 occurs already in line 1',
      'S1.1 occurs already in line 4',
    ])
  })

  it('finds rules that are out of order', () => {
    expect(faultsIn(sectionOf('S1', 'S1.2', 'S1.1'))).toEqual([
      'S1.2 follows where S1.1 is due',
      'S1.1 is out of order',
    ])
  })

  it('finds a section without rules', () => {
    expect(faultsIn(sectionOf('S1'))).toEqual(['S1 holds no rule'])
  })
})
