import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { rowsWithSource, sourceLine } from './source-line.ts'

describe('where a file comes from', () => {
  const source = {
    title: 'Small',
    licence: 'CC0',
    version: 3,
    isDemonstration: false,
    made: new Date('2026-11-18T10:00:00Z'),
  }
  it('is said in one line: dataset, licence, version, day, and that it is invented where it is [D24.32]', () => {
    expect(sourceLine(source, speak('en'))).toBe('Small; CC0; version 3; 2026-11-18')
    const invented = { ...source, licence: null, isDemonstration: true, notes: ['WGS84'] }
    expect(sourceLine(invented, speak('nl'))).toBe(
      `Small; versie 3; 2026-11-18; WGS84; ${speak('nl')('dataset.demonstration')}`,
    )
  })
  it('stands in the first row of a CSV, and in its head where there are no rows [D24.32]', () => {
    expect(rowsWithSource([['a'], [1], [2]], 'Small')).toEqual([
      ['a', 'source'],
      [1, 'Small'],
      [2, ''],
    ])
    expect(rowsWithSource([['a']], 'Small')).toEqual([['a', 'source', 'Small']])
  })
})
