import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

const reported = { key: '7', name: 'Oosterveen', from: 0, values: [1] }

it('rows are told of their operator, of land or sea, or of all together', () => {
  const row = { operatorNm: 'Noord BV', location: 'S' }
  expect(grouped(reported, row, 'subject')).toEqual(reported)
  expect(grouped(reported, row, 'operator')).toEqual({ ...reported, key: 'Noord BV', name: 'Noord BV' })
  expect(grouped(reported, row, 'location')).toEqual({ ...reported, key: 'S', name: 'S' })
  expect(grouped(reported, row, 'none')).toEqual({ ...reported, key: '', name: '' })
  expect(grouped(reported, { operatorName: 'Warmte BV' }, 'operator').name).toBe('Warmte BV')
  expect(grouped(reported, { operatorNm: null }, 'operator').name).toBe('')
})
