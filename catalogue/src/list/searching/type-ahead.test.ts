import { describe, expect, it } from 'vitest'
import { isTyping, NOTHING_TYPED, optionTyped, typeAhead } from './type-ahead.ts'

const options = ['Alle', 'Gas', 'Gas en olie', 'Één', 'Olie', 'Zout'].map((description) => ({
  code: description,
  description,
}))

const typing = (keys: string, pause: number) =>
  [...keys].reduce((typed, key, nth) => typeAhead(typed, key, nth * pause), NOTHING_TYPED)

const leadsTo = (keys: string, from: number, pause = 100) =>
  optionTyped(options, { typed: typing(keys, pause), from })

describe('Typing in a dropdown', () => {
  it('makes one word of keys that follow each other', () => {
    expect(typing('olie', 499).text).toBe('olie')
  })
  it('starts anew after a pause of 500 ms', () => {
    expect(typing('olie', 500).text).toBe('e')
  })
  it('goes on with a space, until the pause', () => {
    const typed = typing('gas', 0)
    expect([isTyping(typed, 499), isTyping(typed, 500), isTyping(NOTHING_TYPED, 0)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('leads to the first entry that starts so, whatever the case', () => {
    expect(leadsTo('O', 0)).toBe(4)
    expect(leadsTo('gas e', 0)).toBe(2)
  })
  it('does not ask for diacritics', () => {
    expect(leadsTo('een', 0)).toBe(3)
  })
  it('goes through the entries of one letter, and around', () => {
    expect(leadsTo('g', 0)).toBe(1)
    expect(leadsTo('gg', 1)).toBe(2)
    expect(leadsTo('ggg', 2)).toBe(1)
  })
  it('stays where it is while the word still fits', () => {
    expect(leadsTo('ga', 1)).toBe(1)
  })
  it('leads nowhere when nothing starts so', () => {
    expect(leadsTo('x', 0)).toBeNull()
    expect(optionTyped([], { typed: typing('a', 0), from: 0 })).toBeNull()
  })
})
