import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue'
import { product as products, productionType } from '@datacentre/catalogue/codes/production'
import { months } from '@datacentre/catalogue/production/series/months'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const thisYear = new Date().getUTCFullYear()

/** What each screen offers, copied from the card of each screen (S5 and S9); nothing here is read from the catalogue. */
const offered: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  well: {
    Gas: ['Discharged', 'Produced'],
    Oil: ['Produced'],
    Condensate: ['Produced'],
    Water: ['Injected', 'Produced'],
    Diesel: ['Injected', 'Produced'],
    Brine: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
    N2: ['Injected', 'Produced'],
  },
  field: {
    Gas: ['Discharged', 'Produced', 'Stored'],
    Oil: ['Produced'],
    Condensate: ['Produced'],
    Water: ['Injected', 'Produced'],
    Diesel: ['Injected', 'Produced'],
    Brine: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
    N2: ['Discharged', 'Stored'],
  },
  licence: {
    Gas: ['Produced', 'Discharged'],
    Oil: ['Produced', 'Delivered'],
    Condensate: ['Produced', 'Delivered'],
    Water: ['Produced', 'Injected'],
    Diesel: ['Produced', 'Injected'],
    Brine: ['Produced', 'Delivered', 'Injected'],
    Salt: ['Produced', 'Delivered', 'Injected'],
  },
  facility: { Gas: ['Flared', 'Consumed'] },
}

describe('figure calls', () => {
  const parts = smallServer('sqlite')
  const ask = (path: string, payload: object, accepted = '') =>
    parts().server.inject({
      method: 'POST',
      url: `/datacenter${path}`,
      payload,
      headers: { 'accept-encoding': accepted },
    })
  const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
  const fields = async (payload: object) => (await ask(fieldProduction.rest.list.path, payload)).json()

  it('give one row per subject and year, gas in 1000Nm3, and name the unit [S3.19, S3.22, S7.15, D21.4, D21.5, D28.15]', async () => {
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
  it('leave other products as reported [D21.3, D21.5]', async () => {
    expect(await fields({ ...gas, product: 'Oil' })).toMatchObject([
      { jan: 12.34, total: 12.34, unit: 'Sm3' },
    ])
  })
  it('find a part of the name without regard to case and diacritics [S7.15]', async () => {
    expect(await fields({ ...gas, name: 'SUDWALD' })).toHaveLength(1)
    expect(await fields({ ...gas, name: 'nothing' })).toEqual([])
  })
  it('find by operator where the screen searches, and by the name alone where a name is asked [S7.15, D28.40]', async () => {
    const all = await fields(gas)
    const own = all.filter((row: { operatorNm: string | null }) => row.operatorNm === 'Noordgas')
    expect(await fields({ ...gas, search: 'NOORDGAS' })).toEqual(own)
    expect(own.length).toBeGreaterThan(0)
    expect(await fields({ ...gas, name: 'noordgas' })).toEqual([])
    expect(await fields({ ...gas, search: 'sudwald' })).toHaveLength(1)
    expect(await fields({ ...gas, search: 'nothing' })).toEqual([])
  })
  it('keep land or sea when asked [S7.15, D18.3]', async () => {
    expect(await fields({ ...gas, location: 'S' })).toMatchObject([{ name: 'Súdwâld' }])
    expect(await fields({ ...gas, location: 'L' })).toHaveLength(2)
  })
  it('name the well as wellNm and the facility as name [S3.20, S3.21, S7.21, S7.23]', async () => {
    const wells = await ask(wellProduction.rest.list.path, gas)
    expect(wells.json()).toMatchObject([{ wellNm: 'K12-B-01', jan: 100, total: 200 }])
    const facilities = await ask(miningProduction.rest.list.path, { ...gas, production: 'Flared' })
    expect(facilities.json()).toMatchObject([{ name: 'Platform K12-B', jan: 2 }])
  })
  it('give geothermal months untouched [S3.25, S7.17, D18.4]', async () => {
    const rows = (await ask('/rest/prodfigures/geothermal', { yearStart: 2024, yearEnd: 2024 })).json()
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(
      expect.objectContaining({ wellName: 'GT-01', h2oProd: 1234.5, oilProd: null }),
    )
  })
  it('name the unit of every quantity of a geothermal month, under its column [D21.5]', async () => {
    const question = { yearStart: 2024, yearEnd: 2024 }
    for (const payload of [question, { ...question, name: 'GT' }]) {
      for (const row of (await ask('/rest/prodfigures/geothermal', payload)).json()) {
        expect(row.unit).toEqual({
          h2oProd: 'M3',
          oilProd: 'Sm3',
          gasProd: 'Nm3',
          conProd: 'Sm3',
          inhibProd: 'L',
          h2oInj: 'M3',
          inhibInj: 'L',
        })
      }
    }
  })
  it('are in the unit that is asked, as the spreadsheet has them [D16.25]', async () => {
    const own = await ask('/rest/prodfigures/field', gas)
    const converted = await ask('/rest/prodfigures/field', { ...gas, unit: '1000Sm3' })
    type Row = Record<(typeof months)[number], number | null> & { unit: string; total: number }
    const inSm3 = own.json<Row[]>().map((row) => {
      const values = months.map((month) => (row[month] === null ? null : Math.round(row[month] * 1.054915)))
      return {
        ...row,
        ...Object.fromEntries(months.map((month, at) => [month, values[at]])),
        total: values.reduce((sum: number, value) => sum + (value ?? 0), 0),
        unit: '1000Sm3',
      }
    })
    expect(inSm3.some(({ total }, at) => total !== own.json<Row[]>()[at]?.total)).toBe(true)
    expect(converted.json()).toEqual(inSm3)
    expect(converted.headers['etag']).not.toBe(own.headers['etag'])
  })
  it('are the same with the unit that they have anyway [D16.25]', async () => {
    const own = await ask('/rest/prodfigures/field', gas)
    const named = await ask('/rest/prodfigures/field', { ...gas, unit: '1000Nm3' })
    expect([named.body, named.headers['etag']]).toEqual([own.body, own.headers['etag']])
  })
  it('give no licence figures [S1.6, S7.19, D18.5]', async () => {
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
  ])('refuse %s and name the key [S7.31, D16.2-9, D16.11]', async (_what, payload, key) => {
    for (const path of [fieldProduction.rest.list.path, fieldProduction.rest.export.path]) {
      const answer = await ask(path, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().faults.map((fault: { key: string }) => fault.key)).toEqual([key])
      expect(answer.json().detail).toMatch(new RegExp(`^${key} (must|is)`))
    }
  })
  it.each([
    ['a type of another product', { production: 'Injected' }],
    ['a type that nothing has', { production: 'Flared' }],
    ['no type', { production: undefined }],
  ])(
    'refuse %s and name only the types that the product has on that screen [D16.22]',
    async (_what, asked) => {
      for (const [screen, byProduct] of Object.entries(offered)) {
        for (const [product, types] of Object.entries(byProduct)) {
          if (types.some((type) => type === asked.production)) continue
          const answer = await ask(`/rest/prodfigures/${screen}`, { ...gas, product, ...asked })
          const message = expect.stringMatching(
            new RegExp(`must be one of ${types.join(', ')} for ${product}$`),
          )
          expect(answer.json().faults).toEqual([{ key: 'production', message }])
        }
      }
    },
  )
  it('take exactly the products and types that each screen offers [S7.31, D16.9, D18.3]', async () => {
    for (const [screen, types] of Object.entries(offered)) {
      for (const product of products) {
        for (const production of productionType) {
          const status = types[product]?.includes(production) ? 200 : 400
          for (const path of [`/rest/prodfigures/${screen}`, `/rest/prodfigures/${screen}-export`]) {
            const { statusCode } = await ask(path, { ...gas, product, production })
            expect([path, product, production, statusCode]).toEqual([path, product, production, status])
          }
        }
      }
    }
  })
  it('tell what this screen offers, and no more', async () => {
    const told = async (path: string, payload: object) => (await ask(path, payload)).json().detail
    const facility = { ...gas, production: 'Flared' }
    expect(await told(miningProduction.rest.list.path, gas)).toBe(
      'production must be one of Flared, Consumed for Gas',
    )
    expect(await told(miningProduction.rest.list.path, { ...facility, product: 'Oil' })).toBe(
      'product must be one of Gas',
    )
    expect(await told(miningProduction.rest.list.path, { ...facility, unit: 'L' })).toBe(
      'unit must be one of 1000Nm3, 1000Sm3 for Gas',
    )
    expect(await told(fieldProduction.rest.list.path, { ...gas, yearStart: 1999 })).toBe(
      `yearStart must be a year from 2003 to ${thisYear}`,
    )
  })
  it.each([
    ['all fields', gas],
    ['one year', { ...gas, yearEnd: 2024 }],
    ['no year with figures', { ...gas, yearStart: 2003, yearEnd: 2004 }],
    ['a part of the name', { ...gas, name: 'oost' }],
    ['the sea', { ...gas, location: 'S' }],
  ])('are the same rows in every encoding: %s', async (_what, payload) => {
    const path = fieldProduction.rest.list.path
    const plain = await ask(path, payload, 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const zipped = await ask(path, payload, 'gzip, deflate, br')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const brotli = await ask(path, payload, 'br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['vary']).toBe('accept-encoding')
  })
  it('have a tag of their own for every question; a blank name and another case ask the same', async () => {
    const tag = async (payload: object) =>
      (await ask(fieldProduction.rest.list.path, payload)).headers['etag'] as string
    expect(await tag(gas)).toMatch(/^"[^"]+"$/)
    expect(await tag({ ...gas, name: '   ' })).toBe(await tag(gas))
    expect(await tag({ ...gas, name: 'OOST' })).toBe(await tag({ ...gas, name: ' oost' }))
    const questions = [
      gas,
      { ...gas, yearEnd: 2024 },
      { ...gas, product: 'Oil' },
      { ...gas, name: 'oost' },
      { ...gas, search: 'oost' },
      { ...gas, location: 'S' },
    ]
    expect(new Set(await Promise.all(questions.map(tag))).size).toBe(questions.length)
  })
})
