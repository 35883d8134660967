import { describe, expect, it } from 'vitest'
import { boreholeResult } from '../codes/boreholes.ts'
import { boreholeMarks } from './borehole-marks.ts'
import { signOf } from './code-signs.ts'

describe('the sign before a code', () => {
  it('is that of the map for every result of a borehole, and each result has its own [D29.38]', () => {
    for (const code of boreholeResult) expect(signOf('boreholeResult', code)).toBe(boreholeMarks[code])
    const drawn = boreholeResult.map((code) => JSON.stringify(boreholeMarks[code]))
    expect(new Set(drawn).size).toBe(boreholeResult.length)
  })
  it('is hollow for a licence that has expired, and full for one in force', () => {
    expect(signOf('licenceStatus', 'EXPIRED')?.solid).toBeUndefined()
    expect(signOf('licenceStatus', 'EFFECTIVE')?.solid).toBe(true)
  })
  it('is nothing for codes that the map draws no sign for', () => {
    expect(signOf('onOffshore', 'ON')).toBeNull()
  })
})
