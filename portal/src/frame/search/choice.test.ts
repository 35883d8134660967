import type { FoundGroup } from '@datacentre/catalogue/wire/found'
import { describe, expect, it } from 'vitest'
import { choicesOf } from './choice.ts'

const all = { title: 'Toon alle 99 resultaten', address: '/search?q=k12', about: '' }

const group = (id: FoundGroup['id'], count: number): FoundGroup => ({
  id,
  title: id,
  count,
  all: null,
  results: Array.from({ length: count }, (_, at) => ({
    title: `${id} ${at + 1}`,
    kind: 'Veld',
    about: at === 0 ? 'Gas' : null,
    match: 'part',
    address: `/${id}/${at + 1}`,
    map: null,
    lists: [],
  })),
})

const counts = (groups: readonly FoundGroup[]): readonly (readonly [string, number])[] =>
  choicesOf({ groups }, all).map(({ id, choices }) => [id, choices.length])

describe('what is suggested under the box', () => {
  it('is at most three of a kind and eight in all, and then the way to everything', () => {
    expect(
      counts([group('fields', 10), group('boreholes', 10), group('places', 10), group('pages', 10)]),
    ).toEqual([
      ['fields', 3],
      ['boreholes', 3],
      ['places', 2],
      ['all', 1],
    ])
    expect(counts([group('pages', 1)])).toEqual([
      ['pages', 1],
      ['all', 1],
    ])
  })
  it('says of each what kind of thing it is, and one line about it', () => {
    const [first] = choicesOf({ groups: [group('fields', 2)] }, all)
    expect(first?.choices.map(({ about }) => about)).toEqual(['Veld · Gas', 'Veld'])
  })
})
