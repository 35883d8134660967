import { sayCode } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { columnOf, exportsOf, filtersIn } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'

describe('exports of figures', () => {
  const { ask, read } = exportsOf(smallServer('sqlite'))
  const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }

  it('carry the file name of their question [S7.16, S7.22, S7.32, D19.1, D19.2]', async () => {
    const nameOf = async (screen: string, payload: object) =>
      (await ask(`/rest/prodfigures/${screen}-export`, payload)).headers['content-disposition']
    expect(await nameOf('field', gas)).toBe('attachment; filename="field_Gas_Produced_2024_2025.xlsx"')
    expect(await nameOf('facility', { ...gas, production: 'Flared' })).toContain(
      'facility_Gas_Flared_2024_2025.xlsx',
    )
    expect(await nameOf('geothermal', { yearStart: 2024, yearEnd: 2024 })).toContain(
      'geothermal_2024_2024.xlsx',
    )
  })
  it('hold the figures of the call, the unit above every number [D23.7]', async () => {
    const { rows } = await read('/rest/prodfigures/field-export?lang=en', gas)
    expect(columnOf(rows, 'Jan (1000 Nm³)')).toEqual([12_345, 1000, 2000])
    expect(columnOf(rows, 'Feb (1000 Nm³)')).toEqual([null, null, null])
    expect(columnOf(rows, 'Year')).toEqual([2024, 2025, 2025])
  })
  it('convert gas to the asked unit, month by month, and total the rounded months [S7.16]', async () => {
    const asked = { ...gas, unit: '1000Sm3' }
    const { rows, about } = await read('/rest/prodfigures/field-export?lang=en', asked)
    const factor = '1 Nm³ of gas at 0 °C takes up 1.054915 Sm³ at 15 °C.'
    expect(about.flat()).toContain(factor)
    expect((await read('/rest/prodfigures/field-export?lang=en', gas)).about.flat()).not.toContain(factor)
    // 12,345 × 1.054915 = 13,022.93; 100 × 1.054915 = 105.49; the total is 13,023 + 105.
    expect(columnOf(rows, 'Jan (1000 Sm³)')[0]).toBe(13_023)
    expect(columnOf(rows, 'Mar (1000 Sm³)')[0]).toBe(105)
    const total = rows[0]!.findIndex((header) => String(header).startsWith('Total'))
    expect(rows[1]![total]).toBe(13_128)
  })
  it('name one subject above its column', async () => {
    const first = async (screen: string, payload: object) =>
      (await read(`/rest/prodfigures/${screen}-export?lang=en`, payload)).rows[0]![0]
    expect(await first('field', gas)).toBe('Field')
    expect(await first('well', gas)).toBe('Well')
    expect(await first('facility', { ...gas, production: 'Flared' })).toBe('Mining facility')
  })
  it('say in words what was asked; gas that is discharged is called injected', async () => {
    const asked = { ...gas, production: 'Discharged', location: 'S', name: 'oost' }
    const { about } = await read('/rest/prodfigures/field-export?lang=en', asked)
    expect(filtersIn(about)).toBe(
      'From year: 2024; To year: 2025; Product: Gas; Production type: Injected; Land or sea: ' +
        `${sayCode('en', 'landSea', 'S')}; Name contains: oost`,
    )
  })
  it('of licences are a file with headers only [S7.20, D18.6]', async () => {
    expect((await read('/rest/prodfigures/licence-export', gas)).rows).toHaveLength(1)
  })
  it('of geothermal wells have two header rows and come by month [S7.18, D23.2]', async () => {
    const { rows } = await read('/rest/prodfigures/geothermal-export?lang=nl', {
      yearStart: 2024,
      yearEnd: 2024,
    })
    expect([rows[0]![4], rows[0]![9]]).toEqual(['Kenmerken van productieput', 'Kenmerken van injectieput'])
    expect(rows[0]!.filter((cell) => cell !== null)).toHaveLength(2)
    expect(rows[1]).toEqual([
      'Aardwarmte installatie',
      'Put',
      'Operator',
      'Datum (jjjj-mm)',
      'Hoeveelheid geproduceerd water (m³)',
      'Hoeveelheid geproduceerde olie (Sm³)',
      'Hoeveelheid geproduceerd gas (Nm³)',
      'Hoeveelheid geproduceerd condensaat (Sm³)',
      'Hoeveelheid inhibitor in productieput (liter)',
      'Hoeveelheid geïnjecteerd water (m³)',
      'Hoeveelheid inhibitor in injectieput (liter)',
    ])
    expect(rows.slice(2).map((row) => [row[1], row[3], row[4], row[9]])).toEqual([
      ['GT-01', '2024-01', null, 10],
      ['GT-01', '2024-02', 1234.5, null],
    ])
  })
})
