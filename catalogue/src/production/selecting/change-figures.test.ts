import { describe, expect, it } from 'vitest'
import { changeFigures } from './change-figures.ts'

describe('changing what a figure screen asks', () => {
  const asked = { product: 'Gas', production: 'Produced', unit: '1000Nm3', page: 4 }

  it('returns to page 1', () => {
    expect(changeFigures(asked, { production: 'Stored' })).toEqual({
      product: 'Gas',
      production: 'Stored',
      unit: '1000Nm3',
    })
    expect(changeFigures(asked, { yearStart: 2003, yearEnd: 2004 }).page).toBeUndefined()
    expect(changeFigures(asked, { pageSize: 50 }).page).toBeUndefined()
  })
  it('stays on the page for another unit', () => {
    expect(changeFigures(asked, { unit: '1000Sm3' })).toEqual({ ...asked, unit: '1000Sm3' })
  })
  it('goes to another page', () => {
    expect(changeFigures(asked, { page: 5 })).toEqual({ ...asked, page: 5 })
  })
  it('takes away what has no value', () => {
    expect(changeFigures({ location: 'L', name: 'x' }, { location: undefined })).toEqual({ name: 'x' })
  })
})
