import { expect, it } from 'vitest'
import { fieldProduction } from '../fields.ts'
import { geothermalProduction } from '../geothermal.ts'
import { licenceProduction } from '../licences.ts'
import { figureCoverage } from './coverage.ts'

it('figures cover the subjects and years that have a value, and a subject counts once whatever it is called [D28.44]', () => {
  const rows = [
    { fieldDbk: 1, name: 'Oost', year: 2004, product: 'Gas', jan: 3 },
    { fieldDbk: 1, name: 'Oost (was West)', year: 2021, product: 'Oil', dec: 0 },
    { fieldDbk: 2, name: 'Oost', year: 2019, product: 'Gas', jun: 1 },
    { fieldDbk: 3, name: 'Leeg', year: 2003, product: 'Gas', jan: null },
  ]
  expect(figureCoverage(fieldProduction, rows)).toEqual({ subjects: 2, yearStart: 2004, yearEnd: 2021 })
})
it('geothermal figures cover the years of their months', () => {
  const rows = [
    { boreholeDbk: 1, wellName: 'GT-01', startDate: Date.UTC(2024, 11, 1), h2oProd: 5 },
    { boreholeDbk: 1, wellName: 'GT-01', startDate: Date.UTC(2026, 0, 1), h2oInj: 5 },
  ]
  expect(figureCoverage(geothermalProduction, rows)).toEqual({ subjects: 1, yearStart: 2024, yearEnd: 2026 })
})
it('a table without a figure covers nothing', () => {
  expect(figureCoverage(licenceProduction, [])).toBeNull()
  expect(figureCoverage(fieldProduction, [{ fieldDbk: 3, year: 2003, jan: null }])).toBeNull()
})
