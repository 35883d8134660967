import { aField, aSeismicLine } from '@datacentre/fixtures'
import { indexed, optionsShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { FIRST_VALUE } from '../grammar/option.ts'
import type { Criteria } from '../grammar/parameter.ts'
import { fields, seismicLines } from '../registers/index.ts'
import { viewList } from './list.ts'
import { rowsInYears, shownOptions } from './shown-options.ts'

const rows = [
  aField({ fieldDbk: 1, fieldName: 'a', geoStratUnitCodes: 'RBM, ROSL' }),
  aField({ fieldDbk: 2, fieldName: 'b', geoStratUnitCodes: 'ROSL' }),
  aField({ fieldDbk: 3, fieldName: 'c', geoStratUnitCodes: 'CKEK' }),
]

describe('the options of a dropdown', () => {
  it('start with the entry that asks nothing, which has no count', () => {
    const index = indexed(fields, rows)
    const [first] = shownOptions(0, { index, view: viewList(index, {}), criteria: {}, none: 'All' })
    expect(first).toEqual({ code: FIRST_VALUE, description: 'All', count: null })
  })
  it('keep their own counts when a group narrows them', () => {
    const asked = { parameter: 'stratUnit', criteria: { stratGroup: 'ROTLIEGEND' } }
    expect(optionsShown(fields, rows, asked)).toEqual(['ROSL: 2'])
  })
  it('of the group count what choosing it would leave, as that clears the unit', () => {
    const asked = { parameter: 'stratGroup', criteria: { stratGroup: 'ROTLIEGEND', stratUnit: 'ROSL' } }
    const shown = optionsShown(fields, rows, asked)
    expect(shown).toContain('LATE_CRETACEOUS: 1')
    expect(shown).toContain('TRIASSIC: 1')
    expect(shown).toContain('ROTLIEGEND: 2')
  })
  it('of the operator are the words where rows have no code', () => {
    const some = [aField({ fieldOperator: 'Noordgas', fieldOperatorCode: null })]
    expect(optionsShown(fields, some, { parameter: 'operator' })).toEqual(['Noordgas: 1'])
  })
})

describe('the years of two dropdowns', () => {
  const lines = [
    aSeismicLine({ lineDbk: 1, surveyName: 'L2NAM1984A', scanned: 1 }),
    aSeismicLine({ lineDbk: 2, surveyName: 'L2NAM1990B', scanned: 1 }),
    aSeismicLine({ lineDbk: 3, surveyName: 'L2NAM1990C', scanned: 0 }),
    aSeismicLine({ lineDbk: 4, surveyName: 'no year', scanned: 1 }),
  ]
  const index = indexed(seismicLines, lines)
  const place = seismicLines.filters.findIndex(({ kind }) => kind === 'yearIn')
  const rowsIn = (criteria: Criteria) => rowsInYears(place, { index, view: viewList(index, criteria) })

  it('count the rows that both bounds together would leave, without those that have no year [D8.5]', () => {
    const rows = rowsIn({})
    expect(rows({ start: 1900, end: null })).toBe(3)
    expect(rows({ start: 1985, end: null })).toBe(2)
    expect(rows({ start: 1980, end: 1984 })).toBe(1)
  })
  it('count under the other filters, not under the years asked now', () => {
    expect(rowsIn({ category: 'ANA', yearStart: 1990 })({ start: 1984, end: null })).toBe(2)
  })
})
