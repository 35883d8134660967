import { describe, expect, it } from 'vitest'
import { afterYearPicked, isComplete, NO_YEARS, pickedRange } from './year-range-picking.ts'

const picking = (...years: number[]) => years.reduce(afterYearPicked, NO_YEARS)

describe('Picking a range of years', () => {
  it('takes two years, in any order', () => {
    expect(picking(2010, 2012)).toEqual({ start: 2010, end: 2012 })
    expect(picking(2012, 2010)).toEqual({ start: 2010, end: 2012 })
    expect(picking(2012, 2012)).toEqual({ start: 2012, end: 2012 })
  })
  it('is complete with the second', () => {
    expect([picking(2010), picking(2010, 2012)].map(isComplete)).toEqual([false, true])
  })
  it('starts anew with a third', () => {
    expect(picking(2010, 2012, 2020)).toEqual({ start: 2020, end: null })
  })
  it('asks for one year when only one was picked, and for nothing when none was', () => {
    expect(pickedRange(picking(2010), 2026)).toEqual({ yearStart: 2010, yearEnd: 2010 })
    expect(pickedRange(picking(2010, 2012), 2026)).toEqual({ yearStart: 2010, yearEnd: 2012 })
    expect(pickedRange(NO_YEARS, 2026)).toBeNull()
  })
})
