import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'
import { monthNumber } from './month-number.ts'
import { sameMonths } from './same-months.ts'

const months = (year: number, values: readonly (number | null)[]) => ({
  key: '711',
  name: 'Oosterveen',
  from: monthNumber(year, 0),
  values,
})
const march = monthNumber(2026, 2)

describe('a year that is not whole', () => {
  it('is compared with the same months of the year before, not with the whole of it [D28.23]', () => {
    const history = historyOf([months(2025, [1, 2, 4, 8, 16]), months(2026, [10.1, 20.2, null])], march)
    expect(sameMonths(history, march)).toEqual({ year: 2026, now: 30.3, before: 7 })
  })
  it('has nothing to compare where one of the two reported nothing', () => {
    const history = historyOf([months(2025, [null, null, null, 8])], march)
    expect(sameMonths(history, march)).toEqual({ year: 2026, now: null, before: null })
  })
  it('is not there where figures run to December', () => {
    const december = monthNumber(2025, 11)
    expect(sameMonths(historyOf([months(2025, [1])], december), december)).toBeNull()
    expect(sameMonths(historyOf([months(2025, [1])]), null)).toBeNull()
  })
})
