import { describe, expect, it } from 'vitest'
import { markRowsWith, rowTexts } from './row-texts.ts'

function rowsWith(asked: string, texts: readonly string[]): number[] {
  const marks = new Uint8Array(texts.length)
  markRowsWith(rowTexts(texts), asked, marks)
  return [...marks.keys()].filter((row) => marks[row] === 1)
}

describe('the texts of all rows as one', () => {
  it('tell the rows in which a text occurs, those without a text left out', () => {
    expect(rowsWith('k12', ['k12-a', '', 'l10-k12', 'k1 2', 'ak12k12', ''])).toEqual([0, 2, 4])
    expect(rowsWith('nowhere', ['k12', 'l10'])).toEqual([])
    expect(rowsWith('k12', [])).toEqual([])
  })
  it('never join the end of one row with the start of the next', () => {
    expect(rowsWith('a\nb', ['a', 'b'])).toEqual([])
    expect(rowsWith('a\nb', ['a', 'ba\nb', 'a\nba', 'b'])).toEqual([1, 2])
  })
  it('find what looking through each row by itself finds', () => {
    const texts = Array.from({ length: 500 }, (_, at) => ((at * 7919) % 1000).toString(3))
    for (const asked of ['1', '11', '012', '2', '222'])
      expect(rowsWith(asked, texts)).toEqual([...texts.keys()].filter((at) => texts[at]!.includes(asked)))
  })
})
