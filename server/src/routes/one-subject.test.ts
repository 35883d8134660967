import {
  boreholes,
  fieldProduction,
  fields,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallServer } from '../../testing/small-server.ts'

const gas = { product: 'Gas', productionType: 'Produced', location: 'L', jan: 1 }

/** 'Oost' stands in the names of all, two have it as their name, and one had it before it was renamed. */
async function fillNamesakes(writer: DatasetWriter): Promise<void> {
  await writer.rows(
    boreholes,
    [1, 2].map((boreholeDbk) => aBorehole({ boreholeDbk, boreholeName: `Oost-${boreholeDbk}` })),
  )
  await writer.rows(
    fields,
    [1, 2, 3].map((fieldDbk) => ({ ...aField({ fieldDbk, fieldCode: `F${fieldDbk}` }), geometry: null })),
  )
  await writer.rows(
    facilities,
    ['K1', 'K12'].map((facilityCode) => ({ ...emptyRow(facilities.columns), facilityCode, name: 'Oost' })),
  )
  await writer.rows(fieldProduction.table, [
    { ...emptyRow(fieldProduction.table.columns), ...gas, fieldDbk: 1, name: 'Oost', year: 2024 },
    { ...emptyRow(fieldProduction.table.columns), ...gas, fieldDbk: 1, name: 'Súd-Oost / 1', year: 2025 },
    { ...emptyRow(fieldProduction.table.columns), ...gas, fieldDbk: 2, name: 'Oost', year: 2024 },
    { ...emptyRow(fieldProduction.table.columns), ...gas, fieldDbk: 3, name: 'Oosterveen', year: 2024 },
  ])
  await writer.rows(
    wellProduction.table,
    [1, 2].map((boreholeDbk) => ({
      ...emptyRow(wellProduction.table.columns),
      ...gas,
      boreholeDbk,
      wellNm: `Oost-${boreholeDbk}`,
      year: 2024,
    })),
  )
  await writer.rows(
    miningProduction.table,
    ['K1', 'K12'].map((facilityCode) => ({
      ...emptyRow(miningProduction.table.columns),
      ...gas,
      productionType: 'Flared',
      facilityCode,
      name: 'Oost',
      year: 2024,
    })),
  )
  await writer.rows(
    geothermalProduction.table,
    [1, 2].map((boreholeDbk) => ({
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk,
      wellName: 'Oost-GT',
      startDate: day('2024-01-01'),
    })),
  )
}

describe('figures of one subject', () => {
  const parts = smallServer('sqlite', fillNamesakes)
  const ask = (path: string, payload: object) =>
    parts().server.inject({ method: 'POST', url: `/datacenter${path}`, payload })
  const years = { yearStart: 2024, yearEnd: 2025 }
  const produced = { ...years, product: 'Gas', production: 'Produced' }

  it.each([
    ['a well', wellProduction, { ...produced, boreholeDbk: 2 }, 1],
    ['a field, under all its names', fieldProduction, { ...produced, fieldDbk: 1 }, 2],
    ['a facility', miningProduction, { ...produced, production: 'Flared', facilityCode: 'K1' }, 1],
    ['a geothermal well', geothermalProduction, { ...years, boreholeDbk: 1 }, 1],
    ['a key that nobody has', fieldProduction, { ...produced, fieldDbk: 424242 }, 0],
  ] as const)(
    'are asked by the key of its rows: %s [D18.3, D18.4]',
    async (_what, screen, question, count) => {
      const rows = (await ask(screen.rest.list.path, question)).json()
      expect(rows).toHaveLength(count)
      const column = screen.table.key[0]
      for (const row of rows) expect(row[column]).toBe((question as Record<string, unknown>)[column])
      const { rows: cells } = await readWorkbook((await ask(screen.rest.export.path, question)).rawPayload)
      expect(cells).toHaveLength(count + (screen.kind === 'monthly' ? 2 : 1))
    },
  )
  it('are without a key those of every name that holds the words', async () => {
    expect((await ask(fieldProduction.rest.list.path, { ...produced, name: 'oost' })).json()).toHaveLength(4)
  })
  it('come in a file that carries the last name of the subject, in every alphabet [D19.1]', async () => {
    const answer = await ask(`${fieldProduction.rest.export.path}?lang=en`, { ...produced, fieldDbk: 1 })
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="field_Gas_Produced_2024_2025_Sud-Oost-1.xlsx"; ' +
        "filename*=UTF-8''field_Gas_Produced_2024_2025_S%C3%BAd-Oost-1.xlsx",
    )
    const { about } = await readWorkbook(answer.rawPayload)
    expect(about.find(([name]) => name === 'Filters')?.[1]).toContain('Field: Súd-Oost / 1')
  })
  it('have a tag of their own', async () => {
    const tag = async (question: object) =>
      (await ask(fieldProduction.rest.list.path, question)).headers['etag']
    const tags = [produced, { ...produced, fieldDbk: 1 }, { ...produced, fieldDbk: 2 }].map(tag)
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
  it.each([
    ['a key as text', fieldProduction, { ...produced, fieldDbk: '1' }, 'fieldDbk'],
    [
      'a code as a number',
      miningProduction,
      { ...produced, production: 'Flared', facilityCode: 1 },
      'facilityCode',
    ],
    ['no key at all', fieldProduction, { ...produced, fieldDbk: null }, 'fieldDbk'],
    ['the key of another screen', fieldProduction, { ...produced, boreholeDbk: 1 }, 'boreholeDbk'],
    [
      'a key of a geothermal well as text',
      geothermalProduction,
      { ...years, boreholeDbk: 'x' },
      'boreholeDbk',
    ],
  ] as const)('are refused with %s, which is named [D18.3]', async (_what, screen, question, key) => {
    for (const path of [screen.rest.list.path, screen.rest.export.path]) {
      const answer = await ask(path, question)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().faults.map((fault: { key: string }) => fault.key)).toEqual([key])
      expect(answer.json().detail).toMatch(new RegExp(`^${key} (must|is)`))
    }
  })
})
