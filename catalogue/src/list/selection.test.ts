import { aBorehole } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { boreholes } from '../registers/index.ts'
import { changeList, openList, selectedKeys, showSelection, toggleAll } from './list-screen.ts'
import {
  afterFilterChange,
  countedIn,
  fitsOnMap,
  isSelected,
  mapSelectionLimit,
  selectAll,
  selectAllBox,
  selectKeys,
  selectNone,
  toggleRow,
} from './selection.ts'

/** Of five boreholes two lie on land. */
const index = indexed(
  boreholes,
  [1, 2, 3, 4, 5].map((key) =>
    aBorehole({ boreholeDbk: key, boreholeName: `K${key}`, onOffshore: key < 3 ? 'ON' : 'OFF' }),
  ),
)
const whole = openList(index, {})
const onLand = openList(index, { onOffshore: 'ON' })

describe('the selection after a filter change', () => {
  it('is all filtered rows when a filter or search is in use [S4.10, S4.11, D7.1]', () => {
    expect(onLand.selection.count).toBe(2)
    expect(selectedKeys(onLand)).toEqual([1, 2])
    expect(afterFilterChange({ found: 2, narrowed: true })).toEqual(selectAll(2))
  })
  it('is nothing when no filter and no search is in use [S4.10, D7.1]', () => {
    expect(whole.selection.count).toBe(0)
    expect(selectedKeys(whole)).toEqual([])
  })
})

describe('the select-all box', () => {
  it('is checked when every filtered row is selected, together or one by one [S4.13, D7.2]', () => {
    expect(selectAllBox(onLand.selection, 2)).toBe('checked')
    expect(selectAllBox(selectKeys([1, 2]), 2)).toBe('checked')
  })
  it('is mixed when some filtered rows are selected [D7.2]', () => {
    expect(selectAllBox(toggleRow(selectAll(2), 1), 2)).toBe('mixed')
    expect(selectAllBox(selectKeys([1]), 2)).toBe('mixed')
  })
  it('is unchecked when none is, also in an empty list [D7.2]', () => {
    expect(selectAllBox(selectNone, 2)).toBe('unchecked')
    expect(selectAllBox(selectAll(0), 0)).toBe('unchecked')
  })
  it('selects all filtered rows, and clears when all were selected', () => {
    const all = toggleAll({ ...whole, selection: selectKeys([1]) })
    expect(selectedKeys(all)).toEqual([1, 2, 3, 4, 5])
    expect(toggleAll(all).selection.count).toBe(0)
  })
  it('selects what is shown where that is the selection only', () => {
    const only = showSelection({ ...whole, selection: selectKeys([2, 4]) })
    const one = { ...only, selection: toggleRow(only.selection, 4) }
    expect(selectAllBox(one.selection, one.view.count)).toBe('mixed')
    expect(selectedKeys(toggleAll(one))).toEqual([2, 4])
  })
})

describe('selected rows', () => {
  it('are counted anew when one is ticked or unticked [S4.8]', () => {
    const one = toggleRow(selectNone, 2)
    expect([one.count, isSelected(one, 2)]).toEqual([1, true])
    expect(toggleRow(one, 2).count).toBe(0)
    const fewer = toggleRow(selectAll(5), 2)
    expect([fewer.count, isSelected(fewer, 2), isSelected(fewer, 3)]).toEqual([4, false, true])
    expect(toggleRow(fewer, 2).count).toBe(5)
  })
  it('leave the earlier selection as it was', () => {
    toggleRow(selectNone, 1)
    expect([selectNone.count, selectNone.keys.size]).toEqual([0, 0])
  })
  it('come in the order of the list', () => {
    const turned = changeList(
      { ...whole, selection: selectKeys([1, 4, 3]) },
      { parameter: 'order', value: '-boreholeName' },
    )
    expect(selectedKeys(turned)).toEqual([4, 3, 1])
  })
  it('are counted when it is known how many are found [D40.3]', () => {
    expect(countedIn(toggleRow(selectAll(Number.POSITIVE_INFINITY), 1), 8).count).toBe(7)
    expect(countedIn(selectKeys([1, 2]), 8).count).toBe(2)
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
