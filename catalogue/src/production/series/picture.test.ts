import { describe, expect, it } from 'vitest'
import { pictureOf, stepOf, groupings, withinGroupings } from './picture.ts'

const years = (yearStart: number, yearEnd: number) => ({ yearStart, yearEnd })

describe('how a visitor looks at a selection', () => {
  it('is by month, and by year from three years up', () => {
    expect(stepOf(years(2025, 2026))).toBe('month')
    expect(stepOf(years(2024, 2026))).toBe('year')
    expect(stepOf({ ...years(2003, 2026), step: 'month' })).toBe('month')
  })
  it('takes from an address what is allowed and not as usual', () => {
    expect(
      pictureOf({ step: 'cumulative', by: 'operator', order: 'amount' }, years(2025, 2026), groupings),
    ).toEqual({
      step: 'cumulative',
      by: 'operator',
      order: 'amount',
    })
    expect(pictureOf({ step: 'month', by: 'subject', order: 'name' }, years(2025, 2026), groupings)).toEqual(
      {},
    )
    expect(pictureOf({ step: 'week', by: 'colour', order: 'x' }, years(2025, 2026), groupings)).toEqual({})
    expect(pictureOf({ by: 'location' }, years(2025, 2026), ['subject', 'none'])).toEqual({})
  })
})

it('a division that the figures do not have is ignored, and nothing else with it [D28.42]', () => {
  const asked = { by: 'province', product: 'Gas', page: 2 } as const
  expect(withinGroupings(asked, groupings)).toEqual(asked)
  expect(withinGroupings(asked, ['subject', 'operator'])).toEqual({ product: 'Gas', page: 2 })
})
