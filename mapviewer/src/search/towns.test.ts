import { describe, expect, it } from 'vitest'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { townsNamed } from './towns.ts'

const town = (name: string, rank: Town['rank'] = 3, alsoKnownAs: string | null = null): Town => ({
  name,
  rank,
  alsoKnownAs,
  at: [0, 0],
  municipality: name,
  province: 'UT',
})

const towns = [
  town('Den Haag', 1, "The Hague, 's-Gravenhage"),
  town('Nieuw-Utrecht', 2),
  town('Utrechtsebuurt-Zuid'),
  town('Utrecht', 1),
  town('Bergen', 2),
  town('Berg'),
  town('Geleën'),
]
const named = (text: string): readonly string[] => townsNamed(text, towns).map(({ name }) => name)

describe('The towns that a search finds', () => {
  it('are those whose name holds the text, first the one called so and then those that start with it', () => {
    expect(named('utrecht')).toEqual(['Utrecht', 'Utrechtsebuurt-Zuid', 'Nieuw-Utrecht'])
    expect(named('Berg')).toEqual(['Berg', 'Bergen'])
  })
  it('are found without regard to case and diacritics', () => {
    expect(named('GELEEN')).toEqual(['Geleën'])
    expect(named(' géleen ')).toEqual(['Geleën'])
  })
  it('are found by another name that people use [D27.49]', () => {
    expect(named('the hague')).toEqual(['Den Haag'])
  })
  it('are a few: typing on narrows them', () => {
    const many = Array.from({ length: 40 }, (_, at) => town(`Dorp ${at}`))
    expect(townsNamed('dorp', many).length).toBeLessThan(10)
    expect(townsNamed('dorp 39', many).map(({ name }) => name)).toEqual(['Dorp 39'])
  })
})
