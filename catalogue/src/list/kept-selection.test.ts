import { aBorehole } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { boreholes } from '../registers/index.ts'
import { keptSelection, withKeptSelection } from './kept-selection.ts'
import type { WholeLook } from './list.ts'
import {
  changeList,
  openList,
  selectedKeys,
  showAllFound,
  showSelection,
  type ListScreen,
} from './list-screen.ts'
import { toggleRow } from './selection.ts'

const rows = Array.from({ length: 40 }, (_, at) =>
  aBorehole({ boreholeDbk: 100 + at, boreholeName: `P${at}`, onOffshore: at < 10 ? 'ON' : 'OFF' }),
)
const index = indexed(boreholes, rows)
const picked = (screen: ListScreen<WholeLook>, ...numbers: number[]): ListScreen<WholeLook> =>
  numbers.reduce((now, row) => ({ ...now, selection: toggleRow(now.selection, 100 + row) }), screen)
const selected = (screen: ListScreen): unknown[] => [...(selectedKeys(screen) ?? [])]

describe('a selection', () => {
  it('lasts through a reload, also where the rows came in another order', () => {
    const kept = keptSelection(picked(openList(index, {}), 3, 7))
    const turned = indexed(boreholes, rows.toReversed())
    expect(
      selected(withKeptSelection(openList(turned, { order: '-startDate', page: 2 }), kept)).sort(),
    ).toEqual([103, 107])
  })
  it('of other filters is not taken: those select by themselves [D7.1]', () => {
    const kept = keptSelection(picked(openList(index, {}), 3))
    expect(selected(withKeptSelection(openList(index, { onOffshore: 'ON' }), kept))).toHaveLength(10)
  })
  it('of all but some rows lasts as well, without those that have gone since', () => {
    const kept = keptSelection(picked(openList(index, { onOffshore: 'ON' }), 3, 7))
    const fewer = indexed(boreholes, rows.slice(0, 6))
    const opened = withKeptSelection(openList(fewer, { onOffshore: 'ON' }), kept)
    expect([opened.selection.count, selected(opened)]).toEqual([5, [100, 101, 102, 104, 105]])
  })
  it('that the filters made by themselves need not be kept', () => {
    expect(keptSelection(openList(index, {}))).toBeNull()
    expect(keptSelection(openList(index, { onOffshore: 'ON' }))).toBeNull()
    expect(keptSelection(picked(openList(index, { onOffshore: 'ON' }), 0))).not.toBeNull()
  })
  it('is all that is shown again where it was', () => {
    const kept = keptSelection(showSelection(picked(openList(index, {}), 3, 7)))
    expect([...withKeptSelection(openList(index, {}), kept).view.rows]).toEqual([3, 7])
  })
  it('is not read from what is no selection', () => {
    const opened = openList(index, {})
    for (const stored of [null, '', '[]', '{"asked":1}', '{"asked":"","keys":7}', 'nonsense'])
      expect(withKeptSelection(opened, stored)).toBe(opened)
  })
  it('can be all that is shown; a row that is taken off stays in view, and a filter shows all again', () => {
    const only = showSelection(picked(openList(index, { page: 2 }), 3, 7))
    expect([...only.view.rows]).toHaveLength(2)
    expect(only.criteria.page).toBeUndefined()
    const less = picked(only, 3)
    expect([...less.view.rows]).toHaveLength(2)
    expect([...changeList(less, { parameter: 'order', value: '-boreholeName' }).view.rows]).toEqual([7, 3])
    expect(showAllFound(less).view.rows).toHaveLength(40)
    expect(selected(showAllFound(less))).toEqual([107])
    expect(changeList(only, { parameter: 'onOffshore', value: 'ON' }).view.rows).toHaveLength(10)
  })
})
