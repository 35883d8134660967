import { describe, expect, it } from 'vitest'
import { product, productionType, unit } from '../../codes/production.ts'
import type { Criteria } from '../../grammar/parameter.ts'
import { labelledAs } from '../units.ts'
import { geothermalUnits } from '../geothermal.ts'
import {
  fieldProduction,
  geothermalProduction,
  licenceProduction,
  miningProduction,
  productionScreens,
  wellProduction,
} from '../index.ts'
import {
  changeProduct,
  figureCriteria,
  figureFileName,
  monthlyCriteria,
  productionTypesOf,
  productsOf,
  yearlyCriteria,
} from './selectors.ts'

/** The tables of sections 5 and 9, product by product, sorted. */
const allowed = {
  field: {
    Brine: 'Injected Produced',
    Condensate: 'Produced',
    Diesel: 'Injected Produced',
    Gas: 'Discharged Produced Stored',
    N2: 'Discharged Stored',
    Oil: 'Produced',
    Water: 'Injected Produced',
    Salt: 'Injected Produced',
  },
  well: {
    Brine: 'Injected Produced',
    Condensate: 'Produced',
    Diesel: 'Injected Produced',
    Gas: 'Discharged Produced',
    N2: 'Injected Produced',
    Oil: 'Produced',
    Water: 'Injected Produced',
    Salt: 'Injected Produced',
  },
  licence: {
    Brine: 'Delivered Injected Produced',
    Condensate: 'Delivered Produced',
    Diesel: 'Injected Produced',
    Gas: 'Discharged Produced',
    Oil: 'Delivered Produced',
    Water: 'Injected Produced',
    Salt: 'Delivered Injected Produced',
  },
  facility: { Gas: 'Consumed Flared' },
} as const

describe('the products and production types', () => {
  it('are the eight products, seven types and seven units [S3.41, S3.42, S3.44]', () => {
    expect(product).toEqual(['Gas', 'Oil', 'Condensate', 'Water', 'Diesel', 'Brine', 'Salt', 'N2'])
    expect(productionType).toEqual([
      'Injected',
      'Produced',
      'Discharged',
      'Stored',
      'Delivered',
      'Flared',
      'Consumed',
    ])
    expect(unit).toEqual(['1000Nm3', '1000Sm3', 'M3', '1000Kg', 'Nm3', 'Sm3', 'L'])
  })
  it.each([fieldProduction, wellProduction, licenceProduction, miningProduction])(
    'of the screen $id are as specified [S4.19, S5.28-35, S9.28-37]',
    (screen) => {
      const offered = productsOf(screen).map((name) => [
        name,
        productionTypesOf(screen, name).toSorted().join(' '),
      ])
      expect(Object.fromEntries(offered)).toEqual(allowed[screen.id])
    },
  )
  it('default to Gas, Produced, and to Gas, Flared on the mining screen [S9.11-13]', () => {
    expect(wellProduction.defaults).toEqual({ product: 'Gas', production: 'Produced' })
    expect(fieldProduction.defaults).toEqual({ product: 'Gas', production: 'Produced' })
    expect(licenceProduction.defaults).toEqual({ product: 'Gas', production: 'Produced' })
    expect(miningProduction.defaults).toEqual({ product: 'Gas', production: 'Flared' })
  })
  it('of wells and licences come in the order of the specification [S9.28, S9.32]', () => {
    expect(productsOf(wellProduction)).toEqual(product)
    expect(productsOf(licenceProduction)).toEqual(product.filter((name) => name !== 'N2'))
  })
})

describe('the label of a type that a screen offers', () => {
  const yearly = [fieldProduction, wellProduction, licenceProduction, miningProduction]
  const labels = yearly.flatMap((screen) =>
    productsOf(screen).map((name) =>
      productionTypesOf(screen, name).map((type) => ({ type, label: labelledAs(name, type) })),
    ),
  )

  it('is Injected wherever Discharged is offered, and its own name otherwise [D21.10]', () => {
    for (const { type, label } of labels.flat()) expect(label).toBe(type === 'Discharged' ? 'Injected' : type)
    expect(labels.flat().filter(({ type }) => type === 'Discharged')).toHaveLength(4)
  })
  it('stands for one type only [D21.10]', () => {
    for (const ofProduct of labels)
      expect(new Set(ofProduct.map(({ label }) => label)).size).toBe(ofProduct.length)
  })
})

describe('choosing a product', () => {
  it('leaves a production type that the screen offers for it, whatever was chosen before [S4.19]', () => {
    for (const screen of [fieldProduction, wellProduction, licenceProduction, miningProduction]) {
      for (const name of productsOf(screen)) {
        for (const before of [...productionType, undefined]) {
          const { production } = changeProduct(screen, before ? { production: before } : {}, name)
          expect(productionTypesOf(screen, name)).toContain(production)
        }
      }
    }
  })
  it('makes its first unit the chosen one and returns to page 1 [S4.20]', () => {
    const changed = changeProduct(
      fieldProduction,
      { product: 'Gas', unit: '1000Sm3', production: 'Produced', page: 3 },
      'Salt',
    )
    expect(changed).toEqual({ product: 'Salt', production: 'Produced', unit: '1000Kg' })
  })
  it('keeps a production type that the new product offers too', () => {
    expect(changeProduct(wellProduction, { production: 'Injected' }, 'Water').production).toBe('Injected')
  })
  it('falls back to Produced, and to the first type where that is not offered', () => {
    expect(changeProduct(fieldProduction, { production: 'Stored' }, 'Oil').production).toBe('Produced')
    expect(changeProduct(fieldProduction, { production: 'Produced' }, 'N2').production).toBe('Discharged')
  })
})

describe('the criteria of a figure screen', () => {
  it('are complete: gas produced last year through this year in 1000Nm3 [S4.23, S5.16, S9.11, S9.12, S9.15]', () => {
    expect(yearlyCriteria(fieldProduction, {}, 2026)).toEqual({
      yearStart: 2025,
      yearEnd: 2026,
      product: 'Gas',
      production: 'Produced',
      unit: '1000Nm3',
    })
  })
  it('open the mining screen on Gas, Flared [S9.13]', () => {
    expect(yearlyCriteria(miningProduction, {}, 2026)).toMatchObject({ product: 'Gas', production: 'Flared' })
  })
  it('take the default for what is not allowed [D4.5]', () => {
    const asked = {
      product: 'Gold',
      production: 'Stolen',
      unit: 'Barrel',
      location: 'X',
      yearStart: 1990,
      pageSize: 7,
    }
    expect(yearlyCriteria(wellProduction, asked, 2026)).toEqual(yearlyCriteria(wellProduction, {}, 2026))
  })
  it('take no name that every object has for a product', () => {
    expect(yearlyCriteria(wellProduction, { product: 'toString' }, 2026).product).toBe('Gas')
  })
  it('keep what is allowed [S3.15]', () => {
    const asked = {
      product: 'Gas',
      production: 'Stored',
      unit: '1000Sm3',
      location: 'S',
      yearStart: 2003,
      yearEnd: 2004,
      name: 'x',
      page: 2,
      pageSize: 50,
    }
    expect(yearlyCriteria(fieldProduction, asked, 2026)).toEqual(asked)
  })
  it('need no product on the geothermal screen', () => {
    expect(figureCriteria({ product: 'Gas', yearStart: 2020 }, 2026)).toEqual({
      yearStart: 2020,
      yearEnd: 2020,
    })
  })
})

describe('the name of a figure file', () => {
  it('is prefix, product, production type and years [S7.32, D19.1]', () => {
    const asked = { product: 'Gas', production: 'Produced', yearStart: 2024, yearEnd: 2025 }
    const names = [fieldProduction, wellProduction, miningProduction, licenceProduction].map((screen) =>
      figureFileName(screen, asked),
    )
    expect(names).toEqual([
      'field_Gas_Produced_2024_2025.xlsx',
      'well_Gas_Produced_2024_2025.xlsx',
      'facility_Gas_Produced_2024_2025.xlsx',
      'licence_Gas_Produced_2024_2025.xlsx',
    ])
  })
  it('keeps the code Discharged, which is labelled Injected [D21.11]', () => {
    const asked = { product: 'Gas', production: 'Discharged', yearStart: 2024, yearEnd: 2025 }
    expect(figureFileName(fieldProduction, asked)).toBe('field_Gas_Discharged_2024_2025.xlsx')
    expect(yearlyCriteria(fieldProduction, asked, 2026).production).toBe('Discharged')
  })
  it('has years only for geothermal figures [S7.32, D19.2]', () => {
    expect(figureFileName(geothermalProduction, { yearStart: 2024, yearEnd: 2025 })).toBe(
      'geothermal_2024_2025.xlsx',
    )
  })
  it('ends with the subject when the file holds one only, in signs that every system takes [D19.1]', () => {
    const asked = { product: 'Gas', production: 'Produced', yearStart: 2003, yearEnd: 2026 }
    const nameOf = (subject: string) => figureFileName(fieldProduction, { ...asked, subject })
    expect(nameOf("'t Waarhoek / Oost")).toBe('field_Gas_Produced_2003_2026_t-Waarhoek-Oost.xlsx')
    expect(nameOf('Súdwâld')).toBe('field_Gas_Produced_2003_2026_Súdwâld.xlsx')
    expect(nameOf('<>')).toBe('field_Gas_Produced_2003_2026.xlsx')
    expect(nameOf('x'.repeat(300))).toHaveLength('field_Gas_Produced_2003_2026_.xlsx'.length + 100)
  })
  it('is never cut inside a character of the subject [D19.3]', () => {
    // A letter beyond the first 65,536 characters is two units, of which the cut after a hundred would keep one.
    const subject = `x${'\u{20000}'.repeat(100)}`
    const asked = { product: 'Gas', production: 'Produced', yearStart: 2003, yearEnd: 2026, subject }
    expect(figureFileName(fieldProduction, asked)).toBe(
      `field_Gas_Produced_2003_2026_x${'\u{20000}'.repeat(49)}.xlsx`,
    )
  })
})

describe('the production screens', () => {
  it('stand at the routes of the route table', () => {
    expect(productionScreens.map((screen) => screen.route)).toEqual([
      '/prodfigures/wells',
      '/prodfigures/fields',
      '/prodfigures/licences',
      '/prodfigures/mining',
      '/prodfigures/geothermal',
    ])
  })
  it('are called at the addresses of the call table', () => {
    expect(productionScreens.flatMap(({ rest }) => [rest.list.path, rest.export.path])).toEqual([
      '/rest/prodfigures/well',
      '/rest/prodfigures/well-export',
      '/rest/prodfigures/field',
      '/rest/prodfigures/field-export',
      '/rest/prodfigures/licence',
      '/rest/prodfigures/licence-export',
      '/rest/prodfigures/facility',
      '/rest/prodfigures/facility-export',
      '/rest/prodfigures/geothermal',
      '/rest/prodfigures/geothermal-export',
    ])
  })
  it('carry the style classes of their screens', () => {
    expect(productionScreens.map((screen) => screen.style)).toEqual([
      'production-well',
      'production-field',
      'production-licence',
      'production-mining',
      'production-geothermal',
    ])
  })
  it('give geothermal water in M3, oil in Sm3 and gas in Nm3', () => {
    expect(geothermalUnits).toMatchObject({ h2oProd: 'M3', h2oInj: 'M3', oilProd: 'Sm3', gasProd: 'Nm3' })
  })
  it('publish no licence figures', () => {
    expect(licenceProduction.table).toBeNull()
  })
})

describe('what the geothermal screen shows', () => {
  it('is a quantity and by well or installation, as the address says, without what is usual anyway [D28.5]', () => {
    const shown = (criteria: Criteria) =>
      monthlyCriteria({ yearStart: 2024, yearEnd: 2025, ...criteria }, 2026)
    expect(shown({ quantity: 'gasProd', per: 'installation' })).toEqual({
      yearStart: 2024,
      yearEnd: 2025,
      quantity: 'gasProd',
      per: 'installation',
    })
    expect(shown({ quantity: 'h2oProd', per: 'well' })).toEqual({ yearStart: 2024, yearEnd: 2025 })
  })
  it('ignores a quantity and a subject that are not offered', () => {
    expect(monthlyCriteria({ quantity: 'toString', per: 'operator' }, 2026)).toEqual(
      monthlyCriteria({}, 2026),
    )
  })
})
