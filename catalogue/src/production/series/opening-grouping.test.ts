import { expect, it } from 'vitest'
import type { AnyRow } from '../../grammar/column.ts'
import { fieldProduction } from '../fields.ts'
import { geothermalProduction } from '../geothermal.ts'
import { openingGrouping } from './opening-grouping.ts'
import { groupings, withOpening } from './picture.ts'

const asked = { product: 'Gas', productionType: 'Produced', year: 2025 }

/** As many fields of one size, each of one of as many operators. */
const fields = (count: number, operators: number, more: AnyRow = {}): AnyRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...asked,
    fieldDbk: at + 1,
    name: `Veld ${at}`,
    operatorNm: `Operator ${at % operators} B.V.`,
    location: at % 3 === 0 ? 'L' : 'S',
    jan: 10,
    ...more,
  }))

const opensBy = (rows: readonly AnyRow[], can = [...groupings]) =>
  openingGrouping(fieldProduction, { rows, can })

it('a chart opens by subject where few of them make up most of it [D28.45]', () => {
  expect(opensBy(fields(6, 6))).toBe('subject')
  expect(opensBy([...fields(200, 40), ...fields(1, 1, { fieldDbk: 999, jan: 9000 })])).toBe('subject')
})
it('a chart opens by operator where the fields are too many to name, and by land or sea where the operators are too [D28.45]', () => {
  expect(opensBy(fields(100, 7))).toBe('operator')
  expect(opensBy(fields(100, 25))).toBe('location')
  expect(opensBy(fields(100, 25), ['subject', 'operator', 'none'])).toBe('operator')
})
it('only what the screen asks first decides, and what names nobody counts as unnamed [D28.45]', () => {
  expect(opensBy([...fields(6, 6), ...fields(100, 1, { product: 'Oil' })])).toBe('subject')
  expect(opensBy(fields(100, 7, { operatorNm: null }))).toBe('location')
  expect(opensBy([])).toBe('subject')
})
it('geothermal months open by what produced the water [D28.45]', () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    boreholeDbk: at,
    wellName: `GT-${at}`,
    operatorName: `Warmte ${at % 4}`,
    startDate: Date.UTC(2025, 0, 1),
    h2oProd: 5,
  }))
  expect(openingGrouping(geothermalProduction, { rows, can: ['subject', 'operator', 'none'] })).toBe(
    'operator',
  )
})
it('an address that asks anything is divided by what it says, or by subject [D28.45]', () => {
  expect(withOpening({}, 'location')).toEqual({ by: 'location' })
  expect(withOpening({ yearStart: 2024 }, 'location')).toEqual({ yearStart: 2024 })
  expect(withOpening({ by: 'none' }, 'location')).toEqual({ by: 'none' })
})
