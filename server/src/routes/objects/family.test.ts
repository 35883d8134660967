import { describe, expect, it } from 'vitest'
import { familyOf } from './family.ts'

const hole = (boreholeDbk: number, parentDbk: number | null) => ({ boreholeDbk, parentDbk })
const rows = [
  hole(1, null),
  hole(2, 1),
  hole(3, 2),
  hole(4, 1),
  hole(5, null),
  hole(6, 99),
  hole(7, 8),
  hole(8, 7),
]
const familyIn = (id: number): unknown[] =>
  familyOf(rows[id - 1]!, { rows, key: 'boreholeDbk', parent: 'parentDbk' }).map(
    ({ boreholeDbk }) => boreholeDbk,
  )

describe('the family of a borehole', () => {
  it.each([1, 2, 3, 4])('is the whole hole with the sidetracks of sidetracks, seen from %d', (id) => {
    expect(familyIn(id)).toEqual([1, 2, 3, 4])
  })
  it('is the hole alone without sidetracks, or where the hole it leaves is not known', () => {
    expect(familyIn(5)).toEqual([5])
    expect(familyIn(6)).toEqual([6])
  })
  it('ends where rows name each other', () => {
    expect(familyIn(7)).toEqual([7, 8])
  })
})
