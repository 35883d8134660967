import { describe, expect, it } from 'vitest'
import { fieldProduction, geothermalProduction, miningProduction } from '../../production/index.ts'
import {
  exportQuestion,
  figureQuestion,
  historyQuestion,
  nationalQuestion,
  seriesQuestion,
} from './question.ts'
import { figureCriteria, yearlyCriteria } from '../../production/selecting/selectors.ts'

const yearly = yearlyCriteria(
  fieldProduction,
  {
    product: 'Gas',
    production: 'Stored',
    unit: '1000Sm3',
    location: 'S',
    name: 'oost',
    page: 3,
    pageSize: 50,
  },
  2026,
)
const monthly = figureCriteria({ name: 'andijk' }, 2026)

describe('the question of a figure screen', () => {
  it('holds years, product, production type, land or sea and name, and neither unit nor page', () => {
    expect(figureQuestion(yearly)).toEqual({
      yearStart: 2025,
      yearEnd: 2026,
      product: 'Gas',
      production: 'Stored',
      location: 'S',
      search: 'oost',
    })
  })
  it('leaves out what is not asked', () => {
    expect(figureQuestion(yearlyCriteria(fieldProduction, {}, 2026))).toEqual({
      yearStart: 2025,
      yearEnd: 2026,
      product: 'Gas',
      production: 'Produced',
    })
  })
  it('has years and a name only for geothermal figures', () => {
    expect(figureQuestion(monthly)).toEqual({ yearStart: 2025, yearEnd: 2026, search: 'andijk' })
  })
  it('is asked for a file in the chosen unit, and for a geothermal one without', () => {
    expect(exportQuestion(figureQuestion(yearly), yearly)).toEqual({
      ...figureQuestion(yearly),
      unit: '1000Sm3',
    })
    expect(exportQuestion(figureQuestion(monthly), monthly)).toEqual(figureQuestion(monthly))
  })
})

describe('the question about one subject', () => {
  it('goes back to 2003, whatever years and place were chosen', () => {
    const asked = { screen: fieldProduction, criteria: yearly, key: '17', thisYear: 2026 }
    expect(historyQuestion(asked)).toEqual({
      yearStart: 2003,
      yearEnd: 2026,
      product: 'Gas',
      production: 'Stored',
      fieldDbk: 17,
    })
  })
  it('names it by the key of its screen, a number or a code, and not by its name', () => {
    const asked = { criteria: monthly, thisYear: 2026 }
    const years = { yearStart: 2003, yearEnd: 2026 }
    expect(historyQuestion({ ...asked, screen: geothermalProduction, key: '8' })).toEqual({
      ...years,
      boreholeDbk: 8,
    })
    expect(historyQuestion({ ...asked, screen: miningProduction, key: '0017' })).toEqual({
      ...years,
      facilityCode: '0017',
    })
  })
  it('asks for one series in its own years, also by key and not by its last name [D27.53]', () => {
    const series = { name: 'Nieuw-Oost', yearStart: 2010, yearEnd: 2025 }
    expect(
      seriesQuestion(fieldProduction, { ...series, key: 17, product: 'Gas', production: 'Produced' }),
    ).toEqual({ yearStart: 2010, yearEnd: 2025, product: 'Gas', production: 'Produced', fieldDbk: 17 })
    expect(
      seriesQuestion(geothermalProduction, { ...series, key: 8, product: null, production: null }),
    ).toEqual({ yearStart: 2010, yearEnd: 2025, boreholeDbk: 8 })
  })
  it('asks for the country in one year', () => {
    expect(nationalQuestion(yearly, 2014)).toEqual({
      yearStart: 2014,
      yearEnd: 2014,
      product: 'Gas',
      production: 'Stored',
    })
  })
})
