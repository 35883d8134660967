import { boreholes, fields } from '../registers/index.ts'
import { aBorehole, aField, day } from '@datacentre/fixtures'
import { indexed, namesShown } from '@datacentre/fixtures/listing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naturalOrder } from '../grammar/option.ts'
import { allSteps } from './steps.ts'

const named = (...names: string[]) => names.map((boreholeName) => aBorehole({ boreholeName }))

describe('the order of a list', () => {
  it('is by name unless asked otherwise', () => {
    expect(namesShown(boreholes, named('C', 'A', 'B'), {})).toEqual(['A', 'B', 'C'])
    expect(namesShown(boreholes, named('C', 'A', 'B'), { order: 'nonsense' })).toEqual(['A', 'B', 'C'])
  })
  it('compares names naturally: K2 before K12 [D10.6]', () => {
    expect(namesShown(boreholes, named('K12-06', 'K2-01', 'K02-A-01', 'k3'), {})).toEqual([
      'K2-01',
      'K02-A-01',
      'k3',
      'K12-06',
    ])
  })
  it('puts empty values last [S9.26, D9.5]', () => {
    const rows = [
      aBorehole({ boreholeName: 'none', startDate: null }),
      aBorehole({ boreholeName: 'placeholder', startDate: day('1800-01-01') }),
      aBorehole({ boreholeName: 'late', startDate: day('1999-01-01') }),
      aBorehole({ boreholeName: 'early', startDate: day('1890-01-01') }),
    ]
    expect(namesShown(boreholes, rows, { order: 'startDate' })).toEqual([
      'early',
      'late',
      'none',
      'placeholder',
    ])
  })
  it('orders rows with the same value by name', () => {
    const rows = [
      aBorehole({ boreholeName: 'b', clientOrgName: 'X' }),
      aBorehole({ boreholeName: 'a', clientOrgName: 'X' }),
    ]
    expect(namesShown(boreholes, rows, { order: 'clientOrgName' })).toEqual(['a', 'b'])
  })
  it('orders years and numbers by size', () => {
    const rows = [
      aField({ fieldName: 'a', fieldDiscoveryYear: 1998 }),
      aField({ fieldName: 'b', fieldDiscoveryYear: 1959 }),
    ]
    expect(namesShown(fields, rows, { order: 'fieldDiscoveryYear' })).toEqual(['b', 'a'])
  })
  it('made ready ahead in steps is the order that is asked, also by who asks while it is made', () => {
    const rows = Array.from({ length: 1200 }, (_, at) =>
      aBorehole({ boreholeDbk: at, boreholeName: `B${at}`, startDate: (at * 7919) % 1200 }),
    )
    const order = { column: 'startDate', isDescending: false }
    const asked = indexed(boreholes, rows).orders.rowsBy(order)
    const list = indexed(boreholes, rows)
    const ahead = list.ordersAhead()
    // The first steps make ready the order by name, and begin with others.
    for (let step = 0; step < 5; step++) ahead.next()
    expect(list.orders.rowsBy(order)).toEqual(asked)
    allSteps(ahead)
    expect(list.orders.rowsBy(order)).toEqual(asked)
  })
  it("follows the visitor's language exactly, whatever the names [D10.6]", () => {
    const letters = fc.constantFrom(..."aAbBkK1203-_ éëøßæ'&(")
    const name = fc.array(letters, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), fc.constantFrom('nl', 'en'), (names, language) => {
        const rows = named(...names)
        const order = indexed(boreholes, rows, { language, code: (_list, code) => code }).orders.rowsBy({
          column: 'boreholeName',
          isDescending: false,
        })!
        const { compare } = naturalOrder(language)
        const shown = [...order].map((row) => names[row]!)
        for (let at = 1; at < shown.length; at++)
          expect(compare(shown[at - 1]!, shown[at]!)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
