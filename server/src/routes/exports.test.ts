import { registers } from '@datacentre/catalogue'
import { coordinateSystems } from '@datacentre/catalogue/geography/coordinate-systems'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { knownDay } from '@datacentre/catalogue/time/days'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey, sayCode, speak, texts, type Language } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { someBoreholes } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'

const languages = ['nl', 'en'] as const satisfies readonly Language[]

describe('exports', () => {
  const parts = smallServer('sqlite')
  const ask = (path: string, payload: object) =>
    parts().server.inject({ method: 'POST', url: `/datacenter${path}`, payload })
  const read = async (path: string, payload: object) => readWorkbook((await ask(path, payload)).rawPayload)
  const columnOf = (rows: readonly (readonly unknown[])[], header: string): unknown[] => {
    const at = rows[0]!.indexOf(header)
    if (at === -1) throw new Error(`no column ${header}`)
    return rows.slice(1).map((row) => row[at])
  }

  describe.each(
    registers
      .filter(({ id }) => id !== 'boreholes')
      .map((register): [string, Register] => [register.id, register]),
  )('of %s', (_id, register) => {
    const allRows = (): readonly AnyRow[] => parts().snapshots.snapshot()!.registers.get(register.id)!.rows
    const keys = () => allRows().map((row) => row[register.key[0]!] as string | number)

    it.each(languages)('hold every cell of the register, in %s', async (language) => {
      const say = speak(language)
      const { rows } = await read(`${register.rest.export.path}?lang=${language}`, keys())
      expect(rows).toHaveLength(allRows().length + 1)
      const byName = allRows().toSorted((a, b) =>
        String(a[register.name]).localeCompare(String(b[register.name]), language),
      )
      for (const column of register.columns) {
        const name = say(columnTextKey(register, column))
        const measure =
          column.kind === 'number' && column.measure ? ` (${say(`measure.${column.measure}`)})` : ''
        const hasCode = column.kind === 'code' || column.kind === 'codeList'
        const header = hasCode ? say('spreadsheet.header.code', { column: name }) : name + measure
        const expected = byName.map((row) => {
          const value = row[column.key] ?? null
          if (Array.isArray(value)) return value.join('; ') || null
          if (column.kind !== 'day' && column.kind !== 'month') return value
          const known = knownDay(value as number | null)
          return known === null ? null : new Date(known)
        })
        expect([header, columnOf(rows, header)]).toEqual([header, expected])
      }
    })
    it('leave out ids that do not exist, and take ids as text', async () => {
      const [first] = keys()
      const { rows } = await read(register.rest.export.path, [String(first), 'nobody', 424242])
      expect(rows).toHaveLength(2)
    })
    it('are a file with headers only when nothing is chosen', async () => {
      expect((await read(register.rest.export.path, [])).rows).toHaveLength(1)
    })
    it('are saved under the name of the register', async () => {
      const answer = await ask(register.rest.export.path, [])
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${register.spreadsheet}"`)
    })
  })

  it('put the description of a code beside it', async () => {
    const { rows } = await read('/rest/field/fields-export?lang=en', [711])
    expect(columnOf(rows, 'Status (code)')).toEqual(['NP<5'])
    expect(columnOf(rows, 'Status')).toEqual([sayCode('en', 'fieldStatus', 'NP<5')])
  })

  describe('of boreholes', () => {
    const path = '/rest/brh/boreholes-export'
    const ids = someBoreholes.map((row) => row.boreholeDbk)
    const headersIn = (language: Language) =>
      Object.entries(texts[language])
        .filter(([key]) => key.startsWith('boreholeSheet.'))
        .map(([, text]) => text)

    it.each(languages)('have the sixty-one columns of the live file, in %s', async (language) => {
      const { rows } = await read(`${path}?lang=${language}`, ids)
      expect(rows[0]).toEqual(headersIn(language))
      expect(rows[0]).toHaveLength(61)
    })
    it('are ordered by name, with texts as they were but for what XML forbids', async () => {
      const { rows } = await read(`${path}?lang=en`, ids)
      expect(columnOf(rows, 'Borehole name')).toEqual(["=SUM(A1) & 't <Zandt>", 'K2-01', 'K12-B-01'])
      expect(columnOf(rows, 'Borehole code')).toEqual(['+TZD-01', '-K2', 'K12-B-01'])
      expect(columnOf(rows, 'Operator')).toEqual(['@Noordgas', null, null])
    })
    it('give start and end as text dd-MM-yyyy, placeholders as nothing, public from as a date', async () => {
      const { rows } = await read(`${path}?lang=en`, ids)
      expect(columnOf(rows, 'Start')).toEqual(['03-02-1850', null, '31-12-1984'])
      expect(columnOf(rows, 'End')).toEqual([null, null, null])
      expect(columnOf(rows, 'Public from')).toEqual([null, null, new Date(Date.UTC(1990, 0, 1))])
    })
    it('give the position in every system: the church of Amersfoort is the origin of the Dutch grid', async () => {
      const { rows } = await read(`${path}?lang=en`, [2569923610])
      const at = (header: string) => Number(columnOf(rows, header)[0])
      // RDNAP's published point: 155,000 / 463,000 is 52°9'18.63" N, 5°23'13.94" E (ETRS89).
      expect(at('X Dutch National Grid')).toBeCloseTo(155_000, -0.3)
      expect(at('Y Dutch National Grid')).toBeCloseTo(463_000, -0.3)
      expect(at('Longitude WGS84')).toBe(5.38720621)
      expect(Math.abs(at('Longitude ED50') - at('Longitude WGS84'))).toBeLessThan(0.003)
      expect(Math.abs(at('X UTM31_ED50') - at('X UTM31_WGS84'))).toBeLessThan(150)
      expect(Object.keys(coordinateSystems)).toHaveLength(7)
    })
    it('give depths to NAP or sea level, the end of the hole, and names of field and facility', async () => {
      const { rows } = await read(`${path}?lang=en`, [2569923610])
      const at = (header: string) => columnOf(rows, header)[0]
      expect(at('Borehole depth AH relative to NAP / MSL')).toBe(4000)
      expect(Number(at('X end UTM31 ED50')) - Number(at('X UTM31_ED50'))).toBeCloseTo(100)
      expect(Number(at('Y end UTM31 ED50')) - Number(at('Y UTM31_ED50'))).toBeCloseTo(-50)
      expect([at('Field name'), at('Mining facility name')]).toEqual(['Oosterveen', 'Platform K12-B'])
      expect([at('Result code'), at('Result')]).toEqual(['GAS', sayCode('en', 'boreholeResult', 'GAS')])
      expect(at('UWI')).toBe('8001')
    })
    it('take a list, boreholeDbks, or criteria under the public names', async () => {
      const names = async (payload: object) =>
        columnOf((await read(`${path}?lang=en`, payload)).rows, 'Borehole name')
      expect(await names([3])).toEqual(['K2-01'])
      expect(await names({ boreholeDbks: ['3'] })).toEqual(['K2-01'])
      expect(await names({ onOffshore: 'OFF', searchByName: 'k12' })).toEqual(['K12-B-01'])
      expect(await names({ startDate: '1980-01-01', endDate: '1990-01-01', onOffshore: 'OFF' })).toEqual([
        'K12-B-01',
      ])
    })
    it('are saved as boreholes.xlsx', async () => {
      expect((await ask(path, [])).headers['content-disposition']).toBe(
        'attachment; filename="boreholes.xlsx"',
      )
    })
    it('refuse what is none of these, and say what is', async () => {
      expect((await ask(path, { boreholeDbks: 'all' })).statusCode).toBe(400)
      expect((await ask(path, { colour: 'red' })).statusCode).toBe(400)
    })
  })

  describe('of figures', () => {
    const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }

    it('carry the file name of their question', async () => {
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
    it('hold the figures of the call, the unit above every number', async () => {
      const { rows } = await read('/rest/prodfigures/field-export?lang=en', gas)
      expect(columnOf(rows, 'Jan (1000 Nm³)')).toEqual([12_345, 1000, 2000])
      expect(columnOf(rows, 'Feb (1000 Nm³)')).toEqual([null, null, null])
      expect(columnOf(rows, 'Year')).toEqual([2024, 2025, 2025])
    })
    it('convert gas to the asked unit, month by month, and total the rounded months', async () => {
      const { rows } = await read('/rest/prodfigures/field-export?lang=en', { ...gas, unit: '1000Sm3' })
      // 12,345 × 1.054915 = 13,022.93; 100 × 1.054915 = 105.49; the total is 13,023 + 105.
      expect(columnOf(rows, 'Jan (1000 Sm³)')[0]).toBe(13_023)
      expect(columnOf(rows, 'Mar (1000 Sm³)')[0]).toBe(105)
      const total = rows[0]!.findIndex((header) => String(header).startsWith('Total'))
      expect(rows[1]![total]).toBe(13_128)
    })
    it('of licences are a file with headers only', async () => {
      expect((await read('/rest/prodfigures/licence-export', gas)).rows).toHaveLength(1)
    })
    it('of geothermal wells have two header rows and come by month', async () => {
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

  it('say on the second sheet where they come from, what was asked, and that the data are invented', async () => {
    const { about } = await read('/rest/brh/boreholes-export?lang=en', { onOffshore: 'OFF' })
    const facts = Object.fromEntries(about.map(([name, value]) => [String(name), String(value)]))
    expect(facts).toMatchObject({
      Source: 'A small dataset',
      'Licence of the data': 'CC0',
      Version: expect.stringMatching(/^1 \(1\)$/),
      'Number of rows': '2',
      Filters: 'Land or sea: OFF',
      'Please note': texts.en['dataset.demonstration'],
    })
    expect(facts['Made on']).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(facts['Units']).toBe('m')
    const { rows } = await read('/rest/brh/boreholes-export?lang=en', { onOffshore: 'OFF' })
    expect(JSON.stringify(rows)).not.toContain('A small dataset')
  })
})
