import { describe, expect, it } from 'vitest'
import { fieldProduction } from '../fields.ts'
import type { YearlyFigure } from '../figure.ts'
import { monthNumber } from '../series/month-number.ts'
import { months } from '../series/months.ts'
import { reportedYear } from '../series/reported.ts'
import { changesOf, orderCards } from './order-cards.ts'

const figure = (name: string, year: number, value: number | null): YearlyFigure =>
  ({
    fieldDbk: name.charCodeAt(0),
    name,
    year,
    product: 'Gas',
    production: 'Produced',
    unit: '1000Nm3',
    ...Object.fromEntries(months.map((month) => [month, value])),
  }) as unknown as YearlyFigure

const rows = [
  figure('A', 2024, 5),
  figure('A', 2025, 4),
  figure('B', 2024, 1),
  figure('B', 2025, 9),
  figure('C', 2025, null),
]
const ordered = (order: 'name' | 'amount' | 'change', until: number | null = null) => {
  const of = {
    screen: fieldProduction,
    reported: (row: YearlyFigure) => reportedYear(fieldProduction, row, '1000Nm3'),
    until,
  }
  return orderCards(rows, order, { ...of, changes: changesOf(rows, of) }).map(
    ({ name, year }) => `${String(name)} ${year}`,
  )
}

describe('cards', () => {
  it('come by name unless a visitor chooses', () => {
    expect(ordered('name')).toEqual(['A 2024', 'A 2025', 'B 2024', 'B 2025', 'C 2025'])
  })
  it('by amount begin with the most, and end with what was not reported', () => {
    expect(ordered('amount')).toEqual(['B 2025', 'A 2024', 'A 2025', 'B 2024', 'C 2025'])
  })
  it('by change begin with what grew most since a year before; who has no year before comes last', () => {
    expect(ordered('change')).toEqual(['B 2025', 'A 2025', 'A 2024', 'B 2024', 'C 2025'])
  })
  it('by change compare a year that is not whole with the same months [D28.23]', () => {
    // Two months of 2025 have figures in full; more than those of 2024 do not count.
    const until = monthNumber(2025, 1)
    expect(ordered('change', until).slice(0, 2)).toEqual(['B 2025', 'A 2025'])
  })
})
