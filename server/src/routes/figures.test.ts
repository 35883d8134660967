import { fieldProduction, miningProduction, productionScreens, wellProduction } from '@datacentre/catalogue'
import { product as products, productionType } from '@datacentre/catalogue/codes/production'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const thisYear = new Date().getUTCFullYear()

describe('figure calls', () => {
  const parts = smallServer('sqlite')
  const ask = (path: string, payload: object) =>
    parts().server.inject({ method: 'POST', url: `/datacenter${path}`, payload })
  const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
  const fields = async (payload: object) => (await ask(fieldProduction.rest.list.path, payload)).json()

  it('give one row per subject and year, gas in 1000Nm3, and name the unit', async () => {
    const rows = await fields(gas)
    expect(rows.map((row: { name: string; year: number }) => [row.name, row.year])).toEqual([
      ['Oosterveen', 2024],
      ['Oosterveen', 2025],
      ['Súdwâld', 2025],
    ])
    expect(rows[0]).toMatchObject({
      operatorNm: 'Noordgas',
      jan: 12_345,
      feb: null,
      mar: 100,
      total: 12_445,
      unit: '1000Nm3',
    })
  })
  it('leave other products as reported', async () => {
    expect(await fields({ ...gas, product: 'Oil' })).toMatchObject([
      { jan: 12.34, total: 12.34, unit: 'Sm3' },
    ])
  })
  it('find a part of the name without regard to case and diacritics', async () => {
    expect(await fields({ ...gas, name: 'SUDWALD' })).toHaveLength(1)
    expect(await fields({ ...gas, name: 'nothing' })).toEqual([])
  })
  it('keep land or sea when asked', async () => {
    expect(await fields({ ...gas, location: 'S' })).toMatchObject([{ name: 'Súdwâld' }])
    expect(await fields({ ...gas, location: 'L' })).toHaveLength(2)
  })
  it('name the well as wellNm and the facility as name', async () => {
    const wells = await ask(wellProduction.rest.list.path, gas)
    expect(wells.json()).toMatchObject([{ wellNm: 'K12-B-01', jan: 100, total: 200 }])
    const facilities = await ask(miningProduction.rest.list.path, { ...gas, production: 'Flared' })
    expect(facilities.json()).toMatchObject([{ name: 'Platform K12-B', jan: 2 }])
  })
  it('give geothermal months untouched', async () => {
    const rows = (await ask('/rest/prodfigures/geothermal', { yearStart: 2024, yearEnd: 2024 })).json()
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(
      expect.objectContaining({ wellName: 'GT-01', h2oProd: 1234.5, oilProd: null }),
    )
  })
  it('give no licence figures', async () => {
    expect((await ask('/rest/prodfigures/licence', gas)).json()).toEqual([])
  })
  it.each([
    ['an unknown key', { ...gas, colour: 'red' }, 'colour'],
    ['a missing product', { yearStart: 2024, yearEnd: 2025, production: 'Produced' }, 'product'],
    ['a year as text', { ...gas, yearStart: '2024' }, 'yearStart'],
    ['a year before 2003', { ...gas, yearStart: 2002 }, 'yearStart'],
    ['a year in the future', { ...gas, yearEnd: thisYear + 1 }, 'yearEnd'],
    ['years the wrong way round', { ...gas, yearStart: 2025, yearEnd: 2024 }, 'yearStart'],
    ['a name over 100 characters', { ...gas, name: 'x'.repeat(101) }, 'name'],
    ['another location', { ...gas, location: 'ON' }, 'location'],
    ['a product that is not offered', { ...gas, product: 'Gold' }, 'product'],
    ['a type that does not go with the product', { ...gas, production: 'Flared' }, 'production'],
    ['a unit that does not go with the product', { ...gas, unit: 'M3' }, 'unit'],
  ])('refuse %s and name the key', async (_what, payload, key) => {
    for (const path of [fieldProduction.rest.list.path, fieldProduction.rest.export.path]) {
      const answer = await ask(path, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().faults.map((fault: { key: string }) => fault.key)).toEqual([key])
      expect(answer.json().detail).toMatch(new RegExp(`^${key} (must|is)`))
    }
  })
  it('take exactly the products and types that each screen offers', async () => {
    for (const screen of productionScreens) {
      if (screen.kind !== 'yearly') continue
      for (const product of products) {
        for (const production of productionType) {
          const offered: readonly string[] =
            (screen.productionTypes as Record<string, readonly string[]>)[product] ?? []
          const { statusCode } = await ask(screen.rest.list.path, { ...gas, product, production })
          expect([screen.id, product, production, statusCode]).toEqual([
            screen.id,
            product,
            production,
            offered.includes(production) ? 200 : 400,
          ])
        }
      }
    }
  })
})
