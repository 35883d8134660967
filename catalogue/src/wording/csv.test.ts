import { describe, expect, it } from 'vitest'
import { csvForSpreadsheets, csvLines } from './csv.ts'

describe('lines of CSV', () => {
  it('quote what would end a cell, and leave what is missing empty', () => {
    expect(csvLines([['a,b', 'say "k"', 'two\nlines', null, 1.5, true]])).toBe(
      '"a,b","say ""k""","two\nlines",,1.5,true\r\n',
    )
  })
  it('keep a text that looks like a formula for programs, and make it a text for spreadsheets, but no number', () => {
    expect(csvLines([['=1+1', -2]])).toBe('=1+1,-2\r\n')
    expect(csvForSpreadsheets([['=1+1', '@a', -2]])).toBe("\uFEFF'=1+1,'@a,-2\r\n")
  })
})
