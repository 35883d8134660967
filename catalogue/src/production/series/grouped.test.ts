import { expect, it } from 'vitest'
import { grouped, groupText } from './grouped.ts'

const reported = { key: '7', name: 'Oosterveen', from: 0, values: [1] }

it('rows are told of their operator, of land or sea, or of all together', () => {
  const row = { operatorNm: 'Noord BV', location: 'S' }
  expect(grouped(reported, row, 'subject')).toEqual(reported)
  expect(grouped(reported, row, 'operator')).toEqual({ ...reported, key: 'noord', name: 'Noord BV' })
  expect(grouped(reported, { operatorNm: 'NOORD B.V.' }, 'operator').key).toBe('noord')
  expect(grouped(reported, { operatorNm: '–' }, 'operator').key).toBe('–')
  expect(grouped(reported, row, 'location')).toEqual({ ...reported, key: 'S', name: 'S', place: 1 })
  expect(grouped(reported, row, 'none')).toEqual({ ...reported, key: '', name: '' })
  expect(grouped(reported, { operatorName: 'Warmte BV' }, 'operator').name).toBe('Warmte BV')
  expect(grouped(reported, { operatorNm: null }, 'operator').name).toBe('')
})

it('rows are told of their province, of the sea, of several provinces, or of one that is not known [D28.39]', () => {
  const groupFor = (row: Record<string, string | null>): string => grouped(reported, row, 'province').key
  expect(groupFor({ province: 'Drenthe', location: 'L' })).toBe('Drenthe')
  expect(groupFor({ province: null, location: 'S' })).toBe('sea')
  expect(groupFor({ province: 'Drenthe, Groningen', location: 'L' })).toBe('several')
  expect(groupFor({ province: null, location: 'L' })).toBe('')
  expect(['sea', 'several', '', 'Drenthe'].map((name) => groupText('province', name))).toEqual([
    'picture.northSea',
    'picture.severalProvinces',
    'picture.unknown',
    null,
  ])
  expect(groupText('operator', 'sea')).toBeNull()
})
