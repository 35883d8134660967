import { describe, expect, it } from 'vitest'
import {
  afterFilterChange,
  fitsOnMap,
  mapSelectionLimit,
  selectAllBox,
  selectedAmong,
  selectNone,
  selectRows,
  toggleAll,
  toggleRow,
} from './selection.ts'

describe('the selection after a filter change', () => {
  it('is all filtered rows when a filter or search is in use [S4.10, S4.11, D7.1]', () => {
    const selection = afterFilterChange({ rowCount: 5, filtered: [1, 3], narrowed: true })
    expect([...selection.selected]).toEqual([0, 1, 0, 1, 0])
    expect(selection.count).toBe(2)
  })
  it('is nothing when no filter and no search is in use [S4.10, D7.1]', () => {
    expect(afterFilterChange({ rowCount: 5, filtered: [0, 1, 2, 3, 4], narrowed: false }).count).toBe(0)
  })
})

describe('the select-all box', () => {
  it('is checked when every filtered row is selected [S4.13, D7.2]', () => {
    expect(selectAllBox(selectRows(5, [1, 3]), [1, 3])).toBe('checked')
  })
  it('is mixed when some filtered rows are selected [D7.2]', () => {
    expect(selectAllBox(selectRows(5, [1]), [1, 3])).toBe('mixed')
  })
  it('is unchecked when none is, also in an empty list [D7.2]', () => {
    expect(selectAllBox(selectNone(5), [1, 3])).toBe('unchecked')
    expect(selectAllBox(selectNone(5), [])).toBe('unchecked')
  })
  it('selects all filtered rows, and clears when all were selected', () => {
    const all = toggleAll(selectRows(5, [1]), [1, 3])
    expect(all.count).toBe(2)
    expect(toggleAll(all, [1, 3]).count).toBe(0)
  })
})

describe('selected rows', () => {
  it('are counted anew when one is ticked or unticked [S4.8]', () => {
    const one = toggleRow(selectNone(3), 2)
    expect(one.count).toBe(1)
    expect(toggleRow(one, 2).count).toBe(0)
  })
  it('leave the earlier selection as it was', () => {
    const before = selectNone(3)
    toggleRow(before, 1)
    expect(before.count).toBe(0)
    expect([...before.selected]).toEqual([0, 0, 0])
  })
  it('come in the order of the list', () => {
    expect(selectedAmong(selectRows(5, [1, 3, 4]), [4, 2, 1])).toEqual([4, 1])
  })
  it('fit on the map from 1 to 500, or 200 in Internet Explorer [S9.7, D6.9]', () => {
    const explorer = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
    expect(mapSelectionLimit(chrome)).toBe(500)
    expect(mapSelectionLimit(explorer)).toBe(200)
    expect([0, 1, 500, 501].map((count) => fitsOnMap(count, chrome))).toEqual([false, true, true, false])
    expect(fitsOnMap(201, explorer)).toBe(false)
  })
})
