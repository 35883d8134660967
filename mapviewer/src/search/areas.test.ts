import { describe, expect, it } from 'vitest'
import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { areasNamed } from './areas.ts'

type Where = { readonly municipality: string; readonly province: ProvinceCode; readonly at: Town['at'] }

const town = (name: string, where: Where): Town => ({ name, rank: 3, alsoKnownAs: null, ...where })

const towns = [
  town('Delfzijl', { municipality: 'Eemsdelta', province: 'GR', at: [258_000, 594_000] }),
  town('Appingedam', { municipality: 'Eemsdelta', province: 'GR', at: [252_000, 593_000] }),
  town('Groningen', { municipality: 'Groningen', province: 'GR', at: [233_000, 582_000] }),
  town('Utrecht', { municipality: 'Utrecht', province: 'UT', at: [136_000, 456_000] }),
]
const named = (text: string): readonly string[] =>
  areasNamed(text, towns).map(({ kind, name }) => `${kind} ${name}`)

describe('The areas that a search finds', () => {
  it('are municipalities that no town gives its name to, and provinces [D27.58]', () => {
    expect(named('eemsdelta')).toEqual(['municipality Eemsdelta'])
    expect(named('GRON')).toEqual(['province Groningen'])
    expect(named('utrecht')).toEqual(['province Utrecht'])
    expect(named('zeeland')).toEqual([])
  })
  it('can be asked for by their kind, in both languages', () => {
    expect(named('gemeente Utrecht')).toEqual(['municipality Utrecht'])
    expect(named('municipality of Groningen')).toEqual(['municipality Groningen'])
    expect(named('provincie Groningen')).toEqual(['province Groningen'])
  })
  it('reach over all their towns', () => {
    expect(areasNamed('eemsdelta', towns)[0]?.box).toEqual([249_000, 590_000, 261_000, 597_000])
  })
})
