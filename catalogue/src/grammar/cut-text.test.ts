import { describe, expect, it } from 'vitest'
import { cutText, firstUnits, wellFormed } from './cut-text.ts'

describe('a text that is too long', () => {
  it('is cut and says so', () => {
    expect(cutText('Fivelmond', 9)).toBe('Fivelmond')
    expect(cutText('Fivelmond-Oost', 9)).toBe('Fivelmon…')
  })
  it('is never cut between the halves of a character', () => {
    expect(firstUnits('a\u{1f600}b', 2)).toBe('a')
    expect(firstUnits('a\u{1f600}b', 3)).toBe('a\u{1f600}')
    expect(cutText('ab\u{1f600}c', 4)).toBe('ab…')
  })
})

describe('half a character', () => {
  it('becomes a sign that UTF-8 can write, wherever it stands', () => {
    const mended = wellFormed('\ude00a\ud83d\u{1f600}\ud83d')
    expect(mended).toBe('\ufffda\ufffd\u{1f600}\ufffd')
    expect(encodeURIComponent(mended)).toBeDefined()
  })
})
