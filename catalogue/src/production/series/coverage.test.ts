import { expect, it } from 'vitest'
import type { AnyRow } from '../../grammar/column.ts'
import { fieldProduction } from '../fields.ts'
import { geothermalProduction } from '../geothermal.ts'
import { licenceProduction } from '../licences.ts'
import { figureCoverage } from './coverage.ts'

const provinceOf = () => null

it('figures cover the subjects and years that have a value, and a subject counts once whatever it is called [D28.44]', () => {
  const rows = [
    { fieldDbk: 1, name: 'Oost', year: 2004, product: 'Gas', jan: 3 },
    { fieldDbk: 1, name: 'Oost (was West)', year: 2021, product: 'Oil', dec: 0 },
    { fieldDbk: 2, name: 'Oost', year: 2019, product: 'Gas', jun: 1 },
    { fieldDbk: 3, name: 'Leeg', year: 2003, product: 'Gas', jan: null },
  ]
  expect(figureCoverage(fieldProduction, { rows, provinceOf })).toMatchObject({
    subjects: 2,
    yearStart: 2004,
    yearEnd: 2021,
  })
})
it('geothermal figures cover the years of their months', () => {
  const rows = [
    { boreholeDbk: 1, wellName: 'GT-01', startDate: Date.UTC(2024, 11, 1), h2oProd: 5 },
    { boreholeDbk: 1, wellName: 'GT-01', startDate: Date.UTC(2026, 0, 1), h2oInj: 5 },
  ]
  expect(figureCoverage(geothermalProduction, { rows, provinceOf })).toMatchObject({
    subjects: 1,
    yearStart: 2024,
    yearEnd: 2026,
  })
})
it('a table without a figure covers nothing', () => {
  expect(figureCoverage(licenceProduction, { rows: [], provinceOf })).toBeNull()
  expect(
    figureCoverage(fieldProduction, { rows: [{ fieldDbk: 3, year: 2003, jan: null }], provinceOf }),
  ).toBeNull()
})
it('figures are divided by what at least one subject has: an operator, land or sea, a province [D28.42]', () => {
  const groupingsFor = (row: AnyRow, province: string | null = null) =>
    figureCoverage(fieldProduction, {
      rows: [
        { fieldDbk: 1, year: 2024, jan: 1 },
        { fieldDbk: 2, year: 2024, jan: 1, ...row },
      ],
      provinceOf: (key) => (key === 2 ? province : null),
    })?.groupings
  expect(groupingsFor({})).toEqual(['subject', 'none'])
  expect(groupingsFor({ operatorNm: 'Noord', location: 'S' })).toEqual([
    'subject',
    'operator',
    'location',
    'none',
  ])
  expect(groupingsFor({ operatorNm: '' }, 'Drenthe, Groningen')).toEqual(['subject', 'province', 'none'])
  expect(groupingsFor({ jan: null, location: 'L' }, 'Drenthe')).toEqual(['subject', 'none'])
})
