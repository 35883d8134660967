import { registers } from '@datacentre/catalogue'
import { boreholeResult } from '@datacentre/catalogue/codes/boreholes'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { knownDay } from '@datacentre/catalogue/time/days'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey, sayCode, speak, texts, type Language } from '@datacentre/catalogue/texts/index'
import { NARROWED_BY } from '@datacentre/catalogue/wire/narrowed-by'
import { describe, expect, it } from 'vitest'
import { columnOf, exportsOf, filtersIn } from '../../testing/exports.ts'
import { someBoreholes } from '../../testing/small-dataset.ts'
import { findingsOf } from '../findings/quality-of.ts'
import { smallServer } from '../../testing/small-server.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'

const languages = ['nl', 'en'] as const satisfies readonly Language[]

describe('exports', () => {
  const parts = smallServer('sqlite')
  const { ask, read } = exportsOf(parts)

  describe.each(
    registers
      .filter(({ id }) => id !== 'boreholes')
      .map((register): [string, Register] => [register.id, register]),
  )('of %s', (_id, register) => {
    const allRows = (): readonly AnyRow[] => parts().snapshots.snapshot()!.registers.get(register.id)!.rows
    const keys = () => allRows().map((row) => row[register.key[0]!] as string | number)

    it.each(languages)(
      'hold every cell of the register, in %s [S7.12, S7.14, S7.28-30, D23.1, D23.4, D23.6, D23.7, D23.9]',
      async (language) => {
        const say = speak(language)
        const { rows } = await read(`${register.rest.export.path}?lang=${language}`, keys())
        expect(rows).toHaveLength(allRows().length + 1)
        const byName = allRows().toSorted((a, b) =>
          String(a[register.name]).localeCompare(String(b[register.name]), language),
        )
        for (const column of register.columns) {
          const name = say(columnTextKey(register, column))
          const measure =
            'measure' in column && column.measure && column.measure !== 'lines'
              ? ` (${say(`measure.${column.measure}`)})`
              : ''
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
      },
    )
    it('leave out ids that do not exist, and take ids as text [D16.15]', async () => {
      const [first] = keys()
      const { rows } = await read(register.rest.export.path, [String(first), 'nobody', 424242])
      expect(rows).toHaveLength(2)
    })
    it('are a file with headers only when nothing is chosen', async () => {
      expect((await read(register.rest.export.path, [])).rows).toHaveLength(1)
    })
    it('are saved under the name of the register [S7.12, S7.14, S7.28-30]', async () => {
      const answer = await ask(register.rest.export.path, [])
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${register.spreadsheet}"`)
    })
  })

  it('put the description of a code beside it [D23.5]', async () => {
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

    it.each(languages)(
      'have the sixty-one columns of the live file, in %s [D23.1, D23.3]',
      async (language) => {
        const { rows } = await read(`${path}?lang=${language}`, ids)
        // What the register has beside comes after them: borehole-sheet.test.ts.
        expect(rows[0]?.slice(0, 61)).toEqual(headersIn(language))
      },
    )
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
    it('take a list, boreholeDbks, or criteria under the public names [S7.8, D18.1]', async () => {
      const names = async (payload: object) =>
        columnOf((await read(`${path}?lang=en`, payload)).rows, 'Borehole name')
      expect(await names([3])).toEqual(['K2-01'])
      expect(await names({ boreholeDbks: ['3'] })).toEqual(['K2-01'])
      expect(await names({ onOffshore: 'OFF', searchByName: 'k12' })).toEqual(['K12-B-01'])
      expect(await names({ startDate: '1980-01-01', endDate: '1990-01-01', onOffshore: 'OFF' })).toEqual([
        'K12-B-01',
      ])
    })
    it('come in the order that criteria ask, and hold every page of them [D18.1]', async () => {
      const names = async (order: string) => {
        const asked = { onOffshore: 'OFF', order, page: 2, pageSize: '30' }
        return columnOf((await read(`${path}?lang=en`, asked)).rows, 'Borehole name')
      }
      expect(await names('boreholeName')).toEqual(['K2-01', 'K12-B-01'])
      expect(await names('startDate')).toEqual(['K12-B-01', 'K2-01'])
    })
    it('are saved as boreholes.xlsx [S7.8]', async () => {
      expect((await ask(path, [])).headers['content-disposition']).toBe(
        'attachment; filename="boreholes.xlsx"',
      )
    })
    const faultsOf = async (payload: object) => {
      const answer = await ask(path, payload)
      expect([payload, answer.statusCode]).toEqual([payload, 400])
      return answer.json().faults as { key: string; message: string }[]
    }
    it.each([
      ['an unknown key', { colour: 'red' }, 'colour', 'is unknown; allowed are searchByName, onOffshore,'],
      ["another register's parameter", { mineral: 'G' }, 'mineral', 'is unknown; allowed are'],
      ['an order that is not offered', { order: 'colour' }, 'order', 'must be'],
      ['a word for keys', { boreholeDbks: 'all' }, 'boreholeDbks', 'must be a list in which each item is'],
      ['a key that is an object', [{ id: 3 }], 'body', 'must be a list in which each item is'],
      ['keys and criteria at once', { boreholeDbks: [3], result: 'GAS' }, 'result', 'is unknown'],
      ['a result that is not offered', { result: 'GOLD' }, 'result', 'must be one of'],
      ['a number for a day', { startDate: 20200101 }, 'startDate', 'yyyy-MM-dd'],
      ['a day that does not exist', { startDate: '2020-13-45' }, 'startDate', 'from 1800-01-01 to'],
      ['a day before the calendar', { endDate: '1799-12-31' }, 'endDate', 'from 1800-01-01 to'],
      [
        'a start after the end',
        { startDate: '2021-01-01', endDate: '2020-01-01' },
        'startDate',
        'must not be after endDate (2020-01-01)',
      ],
      ['a long name', { searchByName: 'x'.repeat(101) }, 'searchByName', 'of at most 100 characters'],
    ])('refuse %s, name the key and say what is allowed [D18.1]', async (_what, payload, key, message) => {
      expect(await faultsOf(payload)).toEqual([{ key, message: expect.stringContaining(message) }])
    })
    it('name every result that is offered to who asks for another', async () => {
      const [fault] = await faultsOf({ result: 'GOLD' })
      for (const code of boreholeResult) expect(fault?.message).toContain(code)
    })
    it('hold every borehole when the body asks nothing: none, null, {} or the first value of a control', async () => {
      const answers = [
        await ask(path),
        await parts().server.inject({
          method: 'POST',
          url: `/datacenter${path}`,
          headers: { 'content-type': 'application/json' },
          payload: 'null',
        }),
        await ask(path, {}),
        await ask(path, { result: 'filter.none' }),
      ]
      for (const { statusCode, rawPayload } of answers) {
        expect(statusCode).toBe(200)
        expect((await readWorkbook(rawPayload)).rows).toHaveLength(someBoreholes.length + 1)
      }
    })
    it('hold the boreholes without a value when those are asked', async () => {
      const { rows, about } = await read(`${path}?lang=en`, { result: '~none', onOffshore: 'off' })
      expect(columnOf(rows, 'Borehole name')).toEqual(['K2-01'])
      expect(filtersIn(about)).toBe(`Land or sea: ${sayCode('en', 'onOffshore', 'OFF')}; Result: No value`)
    })
  })

  it('say on the second sheet where they come from, what was asked, and that the data are invented [D23.8, D23.9, D24.4]', async () => {
    const { about } = await read('/rest/brh/boreholes-export?lang=en', { onOffshore: 'OFF' })
    const facts = Object.fromEntries(about.map(([name, value]) => [String(name), String(value)]))
    expect(facts).toMatchObject({
      Source: 'A small dataset',
      'Data licence': 'CC0',
      Version: expect.stringMatching(/^1 \(1\)$/),
      'Number of rows': '2',
      Filters: `Land or sea: ${sayCode('en', 'onOffshore', 'OFF')}`,
      Note: texts.en['dataset.demonstration'],
    })
    expect(facts['Created']).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}$/)
    expect(facts['Units']).toBe('m')
    const { rows } = await read('/rest/brh/boreholes-export?lang=en', { onOffshore: 'OFF' })
    expect(JSON.stringify(rows)).not.toContain('A small dataset')
  })
  it('tell on a third sheet what the rules of quality found in their rows, and have none where they found nothing [D23.14]', async () => {
    const snapshot = parts().snapshots.snapshot()!
    const found = someBoreholes.flatMap(({ boreholeDbk }) => findingsOf(snapshot, 'boreholes', boreholeDbk))
    expect(found.length).toBeGreaterThan(0)
    for (const language of languages) {
      const { more } = await read(`/rest/brh/boreholes-export?lang=${language}`, {})
      expect(columnOf(more[0]!, speak(language)('quality.sheet.finding')).toSorted()).toEqual(
        found.map(({ finding }) => finding[language]).toSorted(),
      )
    }
    const flawed = new Set(found.map(({ finding }) => finding.key))
    const sound = someBoreholes.map(({ boreholeDbk }) => boreholeDbk).filter((key) => !flawed.has(key))
    expect((await read('/rest/brh/boreholes-export', sound.slice(0, 1))).more).toEqual([])
  })
  it('name the source in the language of the file, and what it is based on [D23.11]', async () => {
    const factsIn = async (language: Language) => {
      const { about } = await read(`/rest/field/fields-export?lang=${language}`, [711])
      return Object.fromEntries(about.map(([name, value]) => [String(name), String(value)]))
    }
    expect(await factsIn('nl')).toMatchObject({
      Bron: 'Een kleine dataset',
      'Gebaseerd op': 'Een oud archief',
    })
    expect(await factsIn('en')).toMatchObject({ Source: 'A small dataset', 'Based on': 'An old archive' })
  })
  it('name on the second sheet every coordinate system in the file', async () => {
    const { about } = await read('/rest/brh/boreholes-export?lang=en', [])
    const from = about.findIndex(([name]) => name === 'Coordinate systems')
    expect(about.slice(from).map(([, system]) => system)).toEqual([
      'Dutch National Grid (RD) (EPSG:28992)',
      'ED50 / TM 5 NE (EPSG:23095)',
      'ED50 / UTM zone 31 (EPSG:23031)',
      'ED50, longitude and latitude (EPSG:4230)',
      'WGS84 / UTM zone 31 (EPSG:32631)',
      'WGS84, longitude and latitude (EPSG:4326)',
    ])
  })
  it('say on the second sheet how many rows were chosen by their key', async () => {
    const filters = async (path: string, ids: unknown[]) =>
      filtersIn((await read(`${path}?lang=en`, ids)).about)
    expect(await filters('/rest/brh/boreholes-export', [2, 3, 424242])).toBe('Selection: 2 rows')
    expect(await filters('/rest/field/fields-export', [711])).toBe('Selection: 1 row')
  })
  it('say on the second sheet out of what list their rows were chosen by key [D23.8]', async () => {
    const { about } = await read('/rest/brh/boreholes-export?lang=en', [3], {
      [NARROWED_BY]: 'searchByName=k&onOffshore=OFF&startDate=1984-12-31&page=2&colour=red',
    })
    expect(filtersIn(about)).toBe(
      `Search by name or code: k; Land or sea: ${sayCode('en', 'onOffshore', 'OFF')}; Drilling period: from 31-12-1984; Selection: 1 row`,
    )
  })
  it('say on the second sheet what each filter asked in words of the file, never as a code [D23.12]', async () => {
    const narrowed = async (path: string, filters: string) =>
      filtersIn((await read(`${path}?lang=nl`, [], { [NARROWED_BY]: filters })).about)
    expect(await narrowed('/rest/field/fields-export', 'stratGroup=TERTIARY')).toContain(
      `Stratigrafische groep: ${sayCode('nl', 'stratGroup', 'TERTIARY')}`,
    )
    const field = parts()
      .snapshots.snapshot()!
      .registers.get('fields')!
      .rows.find(({ fieldOperatorCode }) => fieldOperatorCode !== null)!
    expect(
      await narrowed('/rest/field/fields-export', `operator=${String(field['fieldOperatorCode'])}`),
    ).toContain(`Operator: ${String(field['fieldOperator'])}`)
    expect(await narrowed('/rest/smc/lines-export', 'category=DIG&yearStart=1990')).toContain(
      `Jaar van de survey: vanaf 1990; Categorie: ${sayCode('nl', 'lineCategory', 'DIG')}`,
    )
    expect(await narrowed('/rest/lic/lic-export', 'grantedEnd=1999-12-31')).toContain(
      'Verleend op: tot en met 31-12-1999',
    )
  })
  it('take as many ids as a body holds, also of rows that do not exist [D16.15]', async () => {
    const ids = Array.from({ length: 200_000 }, (_, at) => 5_000_000 + at)
    const { rows } = await read('/rest/brh/boreholes-export', [...ids, 3])
    expect(rows).toHaveLength(2)
  })
})
