import { expect, it } from 'vitest'
import { commonest } from './commonest.ts'
import { selectionSeries } from './selection-series.ts'
import { grouped } from './grouped.ts'
import { monthNumber } from './month-number.ts'

it('is the name that occurs most, the first of equals, and none of none', () => {
  expect(commonest(['Noord BV', 'Noord B.V.', 'Noord B.V.'])).toBe('Noord B.V.')
  expect(commonest(['b', 'a'])).toBe('b')
  expect(commonest([])).toBe('')
})
it('names an operator whose figures write its name in several ways: one band, not two', () => {
  const from = monthNumber(2025, 0)
  const rows = ['NOORD BV', 'Noord B.V.', 'Noord B.V.', 'Zuid'].map((operatorNm, at) =>
    grouped({ key: String(at), name: String(at), from, values: [1] }, { operatorNm }, 'operator'),
  )
  const { bands } = selectionSeries(rows, { yearStart: 2025, yearEnd: 2025 })
  expect(bands.map(({ subject, total }) => [subject?.name, total])).toEqual([
    ['Noord B.V.', 3],
    ['Zuid', 1],
  ])
})
