import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { sizeInWords } from './size-in-words.ts'

const say = speak('nl')
const inWords = (bytes: number) => {
  const { key, size } = sizeInWords(bytes)
  return say(key, { size })
}

describe('A number of bytes', () => {
  it('is told in bytes, kilobytes or megabytes', () => {
    expect([0, 999, 1000, 245_600, 1_000_000, 12_345_678].map(inWords)).toEqual([
      '0 bytes',
      '999 bytes',
      '1 kB',
      '246 kB',
      '1 MB',
      '12,3 MB',
    ])
  })
})
