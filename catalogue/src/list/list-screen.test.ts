import { speak } from '../texts/index.ts'
import { aBorehole, aField, day } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { boreholes, fields } from '../registers/index.ts'
import { filtersInUse } from './criteria.ts'
import { filterInWords } from './filter-in-words.ts'
import {
  changeBounds,
  changeList,
  clearAll,
  clearFilter,
  clearLast,
  lastFilter,
  currentPage,
  openList,
  showCriteria,
} from './list-screen.ts'
import { toggleRow } from './selection.ts'

const rows = Array.from({ length: 70 }, (_, at) =>
  aBorehole({
    boreholeDbk: at,
    boreholeName: `K${at}-01`,
    onOffshore: at % 2 === 0 ? 'ON' : 'OFF',
    startDate: day(`19${String(10 + at)}-01-01`),
    endDate: day(`19${String(10 + at)}-06-01`),
  }),
)
const index = indexed(boreholes, rows)

describe('a list that opens', () => {
  it('selects nothing without criteria, and every row they leave with some', () => {
    expect(openList(index, {}).selection.count).toBe(0)
    expect(openList(index, { onOffshore: 'ON' }).selection.count).toBe(35)
    expect(openList(index, { searchByName: 'k1-' }).selection.count).toBe(1)
  })
  it('on a page beyond it has its last page, in what it asks too [D4.1]', () => {
    expect(openList(index, { page: 999 }).criteria).toEqual({ page: 3 })
    expect(openList(index, { onOffshore: 'ON', page: 999, pageSize: 50 }).criteria.page).toBe(1)
    expect(openList(index, { page: 2 }).criteria).toEqual({ page: 2 })
  })
})

describe('a change of a list', () => {
  it('of a filter or the search selects what they leave and returns to page 1', () => {
    const before = openList(index, { page: 2 })
    const changed = changeList(before, { parameter: 'onOffshore', value: 'OFF' })
    expect(changed.selection.count).toBe(35)
    expect(currentPage(changed).currentPage).toBe(1)
  })
  it('of the order keeps the selection and returns to page 1', () => {
    const opened = openList(index, { page: 2 })
    const chosen = { ...opened, selection: toggleRow(opened.selection, 3) }
    const changed = changeList(chosen, { parameter: 'order', value: 'startDate' })
    expect(changed.selection.count).toBe(1)
    expect(currentPage(changed).currentPage).toBe(1)
  })
  it('of the page keeps selection, filters and order', () => {
    const changed = changeList(openList(index, { onOffshore: 'ON' }), { parameter: 'page', value: 2 })
    expect(changed.selection.count).toBe(35)
    expect(currentPage(changed)).toMatchObject({ currentPage: 2, totalPages: 2, from: 30, to: 35 })
  })
  it('of a period sets both bounds at once', () => {
    const changed = changeBounds(openList(index, {}), [
      { parameter: 'startDate', value: day('1920-01-01') },
      { parameter: 'endDate', value: day('1929-12-31') },
    ])
    expect(changed.view.rows).toHaveLength(10)
  })
})

describe('a list that shows other criteria as a whole', () => {
  const opened = openList(index, { onOffshore: 'ON', page: 2 })
  const chosen = { ...opened, selection: toggleRow(opened.selection, 3) }

  it('selects anew where other rows are left', () => {
    const shown = showCriteria(chosen, { searchByName: 'k1-' })
    expect(shown.view.rows).toHaveLength(1)
    expect(shown.selection.count).toBe(1)
    expect(shown.criteria).toEqual({ searchByName: 'k1-' })
  })
  it('keeps the selection where the same rows are left', () => {
    const shown = showCriteria(chosen, { onOffshore: 'ON', order: 'startDate', page: 9 })
    expect(shown.selection.count).toBe(34)
    expect(shown.criteria).toEqual({ onOffshore: 'ON', order: 'startDate', page: 2 })
  })
})

describe('filters that are taken off', () => {
  const narrowed = openList(index, { onOffshore: 'ON', startDate: day('1920-01-01'), order: 'startDate' })

  it('one by one leave the others', () => {
    const [first] = filtersInUse(boreholes, narrowed.criteria)
    expect(clearFilter(narrowed, first!).criteria).toEqual({
      startDate: day('1920-01-01'),
      order: 'startDate',
    })
  })
  it('as the last one are what was narrowed last, the search too [D29.31]', () => {
    const searched = changeList(narrowed, { parameter: 'searchByName', value: 'k' })
    expect(clearLast(searched).criteria).toEqual(narrowed.criteria)
    const placed = changeList(searched, { parameter: 'onOffshore', value: 'OFF' })
    expect(clearLast(placed).criteria).toEqual({
      startDate: day('1920-01-01'),
      order: 'startDate',
      searchByName: 'k',
    })
    expect(clearLast(openList(index, { searchByName: 'k' })).criteria).toEqual({})
    expect([searched, placed].map(lastFilter)).toEqual([
      null,
      expect.objectContaining({ parameter: 'onOffshore' }),
    ])
  })
  it('all at once take the search with them and leave the order', () => {
    const searched = changeList(narrowed, { parameter: 'searchByName', value: 'k' })
    expect(clearAll(searched).criteria).toEqual({ order: 'startDate' })
  })
})

describe('a filter in words', () => {
  it('is the description of the option, or its bounds', () => {
    const criteria = { onOffshore: 'ON', startDate: day('1920-01-01') }
    expect(
      boreholes.filters.slice(0, 5).map((filter) => filterInWords(filter, { index, criteria }, speak('nl'))),
    ).toEqual(['ON', '', '', '', 'vanaf 01-01-1920'])
    const period = boreholes.filters[4]
    const until = { endDate: day('1930-12-31') }
    expect(filterInWords(period, { index, criteria: until }, speak('en'))).toBe(
      'up to and including 31-12-1930',
    )
    expect(filterInWords(period, { index, criteria: { ...criteria, ...until } }, speak('en'))).toBe(
      '01-01-1920 – 31-12-1930',
    )
  })
  it('says the words of the data where the data give them', () => {
    const some = indexed(fields, [aField({ fieldOperatorCode: 'NGS', fieldOperator: 'Noordgas' })])
    const operator = fields.filters.find(
      (filter) => 'parameter' in filter && filter.parameter === 'operator',
    )!
    expect(filterInWords(operator, { index: some, criteria: { operator: 'ngs' } }, speak('nl'))).toBe(
      'Noordgas',
    )
  })
})
