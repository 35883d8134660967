import { describe, expect, it } from 'vitest'
import { codeLists, type CodeListName } from '../codes/index.ts'
import { sayCode } from '../texts/index.ts'
import { definitionOf } from './index.ts'

const lists = Object.entries(codeLists) as [CodeListName, readonly string[]][]

const defined = lists.flatMap(([list, codes]) =>
  codes.map((code) => ({ key: `${list}.${code}`, list, code, definition: definitionOf(list, code)! })),
)

/** Letters alone: a name with another sign or a full stop is still that name. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

describe('The definitions', () => {
  it('are there for every code of every list, and for no other', () => {
    expect(defined.filter(({ definition }) => definition === null)).toEqual([])
    expect(definitionOf('boreholeResult', 'XYZ')).toBeNull()
    expect(definitionOf('boreholeResult', 'toString')).toBeNull()
  })
  it('differ between the two languages', () => {
    expect(defined.filter(({ definition: { nl, en } }) => nl === en)).toEqual([])
  })
})

describe.each(['nl', 'en'] as const)('A definition in %s', (language) => {
  const wrong = (holds: (text: string, list: CodeListName, code: string) => boolean) =>
    defined
      .filter(({ definition, list, code }) => !holds(definition[language], list, code))
      .map(({ key, definition }) => `${key}: ${definition[language]}`)

  it('says more than the name of its code', () => {
    expect(wrong((text, list, code) => bare(text) !== bare(sayCode(language, list, code)))).toEqual([])
  })
  it('starts with a capital and ends with a full stop', () => {
    expect(wrong((text) => /^\p{Lu}.*\.$/u.test(text))).toEqual([])
  })
  it('is a sentence or two: 20 to 240 characters', () => {
    expect(wrong(({ length }) => length >= 20 && length <= 240)).toEqual([])
  })
  it('is of one code only in its list', () => {
    const twice = lists.flatMap(([list, codes]) => {
      const told = codes.map((code) => definitionOf(list, code)![language])
      return told.filter((text, at) => told.indexOf(text) !== at)
    })
    expect(twice).toEqual([])
  })
})
