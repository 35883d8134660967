import { aBorehole, day } from '@datacentre/fixtures'
import { indexed, namesShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { codesIn } from '../grammar/several.ts'
import { boreholes, registers } from '../registers/index.ts'
import { fromAddress } from './address.ts'
import { allowedCriteria } from './criteria.ts'
import { allOrders, readOrder, writeOrder } from './order-asked.ts'
import { choosableColumns, columnsAsked, columnsInRow, tableColumns } from './table-columns.ts'

const today = day('2026-11-15')
const rows = [
  aBorehole({ boreholeDbk: 1, boreholeName: 'B', blockCd: 'K12', startDate: day('1990-01-01') }),
  aBorehole({ boreholeDbk: 2, boreholeName: 'A', blockCd: null, startDate: day('1980-01-01') }),
  aBorehole({ boreholeDbk: 3, boreholeName: 'C', blockCd: 'F2', startDate: day('1980-01-01') }),
]

describe('the order of a list', () => {
  it('is turned about by a minus sign, equal values still by name and empty values still last [S9.26]', () => {
    expect(namesShown(boreholes, rows, { order: 'startDate' })).toEqual(['A', 'C', 'B'])
    expect(namesShown(boreholes, rows, { order: '-startDate' })).toEqual(['B', 'A', 'C'])
    expect(namesShown(boreholes, rows, { order: '-boreholeName' })).toEqual(['C', 'B', 'A'])
    expect(namesShown(boreholes, rows, { order: 'blockCd' })).toEqual(['C', 'B', 'A'])
    expect(namesShown(boreholes, rows, { order: '-blockCd' })).toEqual(['B', 'C', 'A'])
  })
  it('can be that of every column a list can show, and of no other', () => {
    for (const register of registers) {
      const columns = new Set<string>(allOrders(register).map((order) => readOrder(order).column))
      expect([...columns].sort()).toEqual(
        [...new Set([...register.orderedBy, ...choosableColumns(register).map(({ key }) => key)])].sort(),
      )
    }
    const allowed = (order: string) => allowedCriteria(indexed(boreholes, rows), { order }, today).order
    expect(allowed('-endAhDepthInMeters')).toBe('-endAhDepthInMeters')
    expect(allowed('boreholeDbk')).toBeUndefined()
    expect(allowed('--startDate')).toBeUndefined()
  })
  it('reads as it is written', () => {
    for (const order of ['startDate', '-startDate']) expect(writeOrder(readOrder(order))).toBe(order)
  })
})

describe('the columns of a list', () => {
  const usual = columnsInRow(boreholes, {})
  it('are those of the register where a visitor chose none [S2.53]', () => {
    expect(tableColumns(boreholes, usual)).toBe(tableColumns(boreholes))
    expect(usual).toEqual(['resultCode', 'clientOrgName', 'startDate', 'endDate', 'purposeCd'])
  })
  it('are what a visitor chose, in the order of the register, and what the list is in the order of', () => {
    const criteria = fromAddress('columns=blockCd&columns=resultCode&order=-tvdInMeters')
    expect(columnsInRow(boreholes, criteria)).toEqual(['resultCode', 'blockCd', 'tvdInMeters'])
  })
  it('stand in the address only where they are not the usual ones', () => {
    expect(columnsAsked(boreholes, usual.toReversed())).toBeUndefined()
    expect(codesIn(columnsAsked(boreholes, ['blockCd', ...usual]))).toEqual([...usual, 'blockCd'])
    expect(columnsAsked(boreholes, [])).toBeUndefined()
    const allowed = allowedCriteria(
      indexed(boreholes, rows),
      fromAddress('columns=nonsense&columns=blockCd'),
      today,
    )
    expect(allowed.columns).toBe('blockCd')
  })
})
