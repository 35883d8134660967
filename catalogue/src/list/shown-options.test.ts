import { aField } from '@datacentre/fixtures'
import { indexed, optionsShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { FIRST_VALUE } from '../grammar/option.ts'
import { fields } from '../registers/index.ts'
import { viewList } from './list.ts'
import { shownOptions } from './shown-options.ts'

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
