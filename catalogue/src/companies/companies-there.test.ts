import { describe, expect, it } from 'vitest'
import { aBorehole, aField, aLicence } from '@datacentre/fixtures'
import { companiesThere } from './companies-there.ts'

describe('who works in a place', () => {
  it('is counted by what each operates or owns, however its name is written, the most fields first [D27.79]', () => {
    const there = companiesThere({
      fields: [aField({ fieldOperator: 'Waddengas B.V.' }), aField({ fieldOperator: 'WADDENGAS BV' })],
      licences: [aLicence({ operator: 'Noordmark' }), aLicence({ operator: null })],
      facilities: [{ operatorName: 'Waddengas' }, { operatorName: '?' }],
      boreholes: [aBorehole({ legalOwnerName: 'Noordmark' })],
    })
    expect(there).toEqual([
      { name: 'Waddengas B.V.', fields: 2, licences: 0, facilities: 1, boreholes: 0 },
      { name: 'Noordmark', fields: 0, licences: 1, facilities: 0, boreholes: 1 },
    ])
  })
})
