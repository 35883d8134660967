import {
  boreholes,
  fieldProduction,
  fields,
  licenceProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { describe, expect, it } from 'vitest'
import { subjectFacts } from './subject-facts.ts'

const stored: Readonly<Record<string, readonly AnyRow[]>> = {
  [boreholes.id]: [
    { boreholeDbk: 1, provinceName: 'Drenthe', fieldCode: 'AAA', shortName: 'A-01', nitgNr: 'B1' },
    { boreholeDbk: 2, provinceName: 'Groningen', fieldCode: 'AAA' },
    { boreholeDbk: 3, provinceName: 'Drenthe', fieldCode: 'BBB' },
    { boreholeDbk: 4, provinceName: null, fieldCode: 'CCC' },
  ],
  [fields.id]: [
    { fieldDbk: 71, fieldCode: 'AAA' },
    { fieldDbk: 72, fieldCode: 'BBB' },
    { fieldDbk: 73, fieldCode: 'CCC' },
  ],
  facilities: [{ facilityCode: 'F1', provinceName: 'Zeeland' }],
}
const rowsOf =
  ({ id }: Table) =>
  () =>
    stored[id] ?? []

describe('what registers know of the subjects of figures', () => {
  it('is the province of a well and of a facility, from its own row [D28.39]', () => {
    expect(subjectFacts(wellProduction, rowsOf)(2).province).toBe('Groningen')
    expect(subjectFacts(miningProduction, rowsOf)('F1').province).toBe('Zeeland')
  })
  it('is for a field where its boreholes are: one province, several, or none that is known [D28.39]', () => {
    const factsOf = subjectFacts(fieldProduction, rowsOf)
    expect([71, 72, 73, 99].map((key) => factsOf(key).province)).toEqual([
      'Drenthe, Groningen',
      'Drenthe',
      null,
      null,
    ])
  })
  it('are the codes that it is found by [D28.40]', () => {
    expect(subjectFacts(wellProduction, rowsOf)(1).codes).toEqual(['A-01', 'B1'])
    expect(subjectFacts(fieldProduction, rowsOf)(72).codes).toEqual(['BBB'])
    expect(subjectFacts(miningProduction, rowsOf)('F1').codes).toEqual(['F1'])
  })
  it('is nothing where no figures are published', () => {
    expect(subjectFacts(licenceProduction, rowsOf)(1).province).toBeNull()
  })
})
