import { describe, expect, it } from 'vitest'

import { parseRequirements, withTests } from './document.ts'

const HEADER = '| rule | what holds | tests |\n|---|---|---|'
const sectionWith = (...rows: string[]) =>
  ['## S1 Offered', '', 'An introduction.', '', HEADER, ...rows].join('\n')
const faultsIn = (text: string) => parseRequirements(text).faults.map(({ message }) => message)

describe('reading the requirements', () => {
  it('reads a section, its rules and their lines', () => {
    const { sections, faults } = parseRequirements(sectionWith('| S1.1 | Dutch comes first. | |'))
    expect(faults).toEqual([])
    expect(sections).toEqual([
      {
        id: 'S1',
        title: 'Offered',
        line: 1,
        rules: [{ id: 'S1.1', statement: 'Dutch comes first.', line: 7 }],
      },
    ])
  })

  it('keeps an escaped pipe', () => {
    const row = String.raw`| S1.1 | A \| B. | |`
    expect(parseRequirements(sectionWith(row)).sections[0]?.rules[0]).toMatchObject({ statement: 'A | B.' })
  })

  it('reads a table that a formatter has padded', () => {
    const padded =
      '## S1 Offered\n\n| rule | what holds   | tests |\n| :--- | ------------ | ---- |\n| S1.1 | Dutch first. |      |'
    expect(parseRequirements(padded)).toMatchObject({ faults: [], sections: [{ rules: [{ id: 'S1.1' }] }] })
  })

  it('passes over an example between fences', () => {
    expect(faultsIn('# Requirements\n\n```\n| S9.9 | An example. |\n```\n')).toEqual([])
  })

  it.each([
    ['a cell too few', '| S1.1 | Dutch comes first. |', 'the row has 2 cells, not 3'],
    ['a cell too many', '| S1.1 | Dutch | first. | |', 'the row has 4 cells, not 3'],
    ['a missing first pipe', 'S1.1 | Dutch comes first. | |', 'the row has 2 cells, not 3'],
    ['a number that is none', '| S1.x | Dutch comes first. | |', "'S1.x' is not a rule such as S1.1"],
    ['a rule of another section', '| S2.1 | Dutch comes first. | |', 'S2.1 stands in section S1'],
    ['a rule without words', '| S1.1 | | |', 'S1.1 says nothing'],
  ])('finds %s', (_, row, fault) => {
    expect(faultsIn(sectionWith(row))).toEqual([fault])
  })

  it('finds a row outside any section', () => {
    expect(faultsIn(`## How to read it\n\n${HEADER}\n| S1.1 | Dutch. | |`)).toEqual([
      'the row stands outside any section',
    ])
  })

  it.each([
    ['has no header above it', '## S1 Offered\n\n| S1.1 | Dutch. | |'],
    [
      'has a header without dashes above it',
      '## S1 Offered\n| rule | what holds | tests |\n| S1.1 | Dutch. | |',
    ],
    ['is parted from its table', `## S1 Offered\n${HEADER}\n\n| S1.1 | Dutch. | |`],
  ])('finds a row that %s', (_, text) => {
    expect(faultsIn(text)).toEqual([
      "no header '| rule | what holds | tests |' with dashes under it stands above the row",
    ])
  })

  it('writes the files beside the rules they hold, in place of those of before, and nothing else', () => {
    const before = sectionWith(String.raw`| S1.1 | A \| B. | old.test.ts |`, '| S1.2 | C. | |')
    const files: Record<string, string[]> = { 'S1.1': ['a.test.ts', 'e2e/b.spec.ts'] }
    expect(withTests(before, (id) => files[id] ?? [])).toBe(
      sectionWith(String.raw`| S1.1 | A \| B. | a.test.ts<br>e2e/b.spec.ts |`, '| S1.2 | C. |  |'),
    )
  })
})
