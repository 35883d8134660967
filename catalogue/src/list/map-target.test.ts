import { aBorehole } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { boreholes } from '../registers/index.ts'
import type { WholeLook } from './list.ts'
import { changeList, openList, toggleAll, type ListScreen } from './list-screen.ts'
import { mapTarget } from './map-target.ts'
import { selectKeys, toggleRow } from './selection.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
const explorer = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'

/** Of 1,002 boreholes 601 lie on land. */
const index = indexed(
  boreholes,
  Array.from({ length: 1002 }, (_, at) =>
    aBorehole({ boreholeDbk: at, boreholeName: `K${at}`, onOffshore: at < 601 ? 'ON' : 'OFF' }),
  ),
)
const whole = openList(index, {})
const onLand = openList(index, { onOffshore: 'ON' })
const withSelected = (screen: ListScreen<WholeLook>, count: number): ListScreen => ({
  ...screen,
  selection: selectKeys(screen.view.keys().slice(0, count)),
})

describe('what the map button of a list shows', () => {
  it('is the whole register where nothing is selected and no filter is on [D6.11]', () => {
    expect(mapTarget(whole, chrome)).toEqual({ shows: 'all', count: 1002, fault: null })
  })
  it('is the selection, up to 500 rows, or 200 in Internet Explorer', () => {
    for (const [count, userAgent] of [
      [1, chrome],
      [500, chrome],
      [200, explorer],
    ] as const)
      expect(mapTarget(withSelected(whole, count), userAgent)).toEqual({
        shows: 'selection',
        count,
        fault: null,
      })
  })
  it('is nothing where more is selected by hand than the map takes [D6.10]', () => {
    expect(mapTarget(withSelected(whole, 501), chrome)).toMatchObject({ count: 501, fault: 'tooMany' })
    expect(mapTarget(withSelected(whole, 201), explorer)).toMatchObject({ count: 201, fault: 'tooMany' })
    expect(mapTarget(toggleAll(whole), chrome)).toMatchObject({ count: 1002, fault: 'tooMany' })
  })
  it('is what the filters leave, however many, where a filter selected all of them [D6.10]', () => {
    expect(onLand.selection.count).toBe(601)
    expect(mapTarget(onLand, chrome)).toEqual({ shows: 'found', count: 601, fault: null })
  })
  it('is too many again where one of those is taken out of the selection', () => {
    const fewer = { ...onLand, selection: toggleRow(onLand.selection, onLand.view.keys()[0]!) }
    expect(mapTarget(fewer, chrome)).toMatchObject({ shows: 'selection', count: 600, fault: 'tooMany' })
  })
  it('is what the filters leave where the selection was cleared [D6.11]', () => {
    expect(mapTarget(withSelected(onLand, 0), chrome)).toEqual({ shows: 'found', count: 601, fault: null })
  })
  it('is the selection where a filter left and selected few', () => {
    const few = changeList(whole, { parameter: 'searchByName', value: 'K100' })
    expect(mapTarget(few, chrome)).toEqual({ shows: 'selection', count: 3, fault: null })
  })
  it('is nothing where nothing was found', () => {
    const none = changeList(whole, { parameter: 'searchByName', value: 'nobody' })
    expect(mapTarget(none, chrome)).toMatchObject({ count: 0, fault: 'nothing' })
  })
  it('is what the filters leave, or rows chosen one by one, where only the server has the keys [D40.5]', () => {
    const far = (screen: ListScreen): ListScreen => ({ ...screen, view: { ...screen.view, keys: null } })
    const few = changeList(whole, { parameter: 'searchByName', value: 'K100' })
    expect(mapTarget(far(few), chrome)).toEqual({ shows: 'found', count: 3, fault: null })
    expect(mapTarget(far(withSelected(whole, 3)), chrome)).toMatchObject({ shows: 'selection', fault: null })
    const fewer = { ...few, selection: toggleRow(few.selection, few.view.keys()[0]!) }
    expect(mapTarget(far(fewer), chrome)).toEqual({ shows: 'selection', count: 2, fault: 'allBut' })
  })
})
