import { describe, expect, it } from 'vitest'
import { dateReader } from './date-pattern.ts'

describe('a pattern of dates', () => {
  it.each([
    ['%d-%m-%Y', '31-12-1984', '1984-12-31'],
    ['dd-MM-yyyy', '1-2-1984', '1984-02-01'],
    ['dd/MM/yyyy', '31/12/1984', '1984-12-31'],
    ['%d.%m.%Y', '31.12.1984', '1984-12-31'],
    ['yyyyMMdd', '19841231', '1984-12-31'],
    ['%Y-%m-%dT%H:%M:%S', '1984-12-31T00:00:00', '1984-12-31'],
    ['MM/yyyy', '12/1984', '1984-12'],
    ['yyyy', '1984', '1984'],
  ])('%s reads %s as %s', (pattern, text, read) => {
    expect(dateReader(pattern)?.(text)).toBe(read)
  })
  it.each([
    ['%d-%m-%Y', '1984-12-31'],
    ['%d.%m.%Y', '31-12-1984'],
    ['dd-MM-yyyy', '31-12-84'],
  ])('%s does not read %s', (pattern, text) => {
    expect(dateReader(pattern)?.(text)).toBeNull()
  })
  it.each(['%d-%m', '%b %Y', 'qq-yyyy', 'dd-yyyy', '%Y-%Y'])(
    '%s is no pattern that can be read by',
    (pattern) => {
      expect(dateReader(pattern)).toBeNull()
    },
  )
})
