import { licenceType } from '@datacentre/catalogue/codes/licences'
import { describe, expect, it } from 'vitest'
import { licenceLooks } from './area-look.ts'

describe('licences that overlap', () => {
  it('are hatched, so that what lies under them shines through', () => {
    expect(licenceType.filter((type) => licenceLooks[type].hatching === undefined)).toEqual([])
  })
  it('are told apart by hatching or line where their types share a colour', () => {
    const looks = licenceType.map((type) => JSON.stringify(licenceLooks[type]))
    expect(new Set(looks).size).toBe(licenceType.length)
  })
})
