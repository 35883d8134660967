import { describe, expect, it } from 'vitest'
import { asAttachment } from './attachment.ts'

const nameIn = (header: string): string =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '')

describe('the name to save a file under', () => {
  it('is told once when every caller can read it', () => {
    expect(asAttachment('boreholes.xlsx')).toBe('attachment; filename="boreholes.xlsx"')
  })
  it('is told in full beside one that every caller can read', () => {
    const header = asAttachment("Súdwâld (1)'s \u{1f600}.las")
    expect(header).toContain(`filename="Sudwald (1)'s __.las"`)
    expect(nameIn(header)).toBe("Súdwâld (1)'s \u{1f600}.las")
  })
  it('is cut to what file systems take, never inside a character and never in its extension [D19.3]', () => {
    const name = nameIn(asAttachment(`${'\u{1f600}'.repeat(1000)}.las`))
    expect(name).toBe(`${'\u{1f600}'.repeat(125)}.las`)
  })
  it('can be sent when it holds half a character', () => {
    expect(nameIn(asAttachment('half \ud83d.las'))).toBe('half \ufffd.las')
  })
})
