import { fieldProduction, fields } from '@datacentre/catalogue'
import type { FieldFigure } from '@datacentre/catalogue/production/fields'
import type { DatasetWriter } from '@datacentre/database'
import { aField } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { square } from '../../testing/square.ts'

/** A field in block K12 that produced in the last whole year and in the year that figures end in (September 2026). */
async function fill(writer: DatasetWriter): Promise<void> {
  await writer.rows(fields, [
    {
      ...aField({ fieldDbk: 1, fieldName: 'Oost', fieldCode: 'OST' }),
      geometry: { type: 'Polygon', coordinates: [square(3.75, 53.4, 0.05)] },
    },
  ])
  const figure = (year: number): FieldFigure =>
    ({
      ...emptyRow(fieldProduction.table.columns),
      product: 'Gas',
      productionType: 'Produced',
      fieldDbk: 1,
      name: 'Oost',
      operatorNm: 'Noordgas',
      year,
      jan: 10,
    }) as FieldFigure
  await writer.rows(fieldProduction.table, [figure(2025), figure(2026)])
}

type Year = { year: number; until: string | null; provisionalFrom: string | null }

/** The columns of a CSV without commas in its cells, by their heads. */
function columnsIn(csv: string): Record<string, string[]> {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n')
  return Object.fromEntries(
    head.split(',').map((key, at) => [key, rows.map((row) => row.split(',')[at] ?? '')]),
  )
}

describe('a year that is not whole or not final', () => {
  const final = smallServer('sqlite', fill)
  const provisional = smallServer('sqlite', fill, { provisionalFrom: '2026-07' })
  const get = (parts: typeof final, path: string, accept = 'application/json') =>
    parts().server.inject({ url: `/datacenter${path}`, headers: { accept } })

  it('says so in the file of what a company produced [D28.22, D28.41, D28.53]', async () => {
    const { body } = await get(final, '/companies/noordgas?f=csv')
    const columns = columnsIn(body)
    expect([columns['year'], columns['isWhole'], columns['until']]).toEqual([
      ['2025', '2026'],
      ['true', 'false'],
      ['', '2026-09'],
    ])
    // A dataset that calls nothing provisional has no column for it.
    expect(columns).not.toHaveProperty('provisionalFrom')
    expect(body).toContain('De cijfers van 2026 lopen t/m september')
    const marked = (await get(provisional, '/companies/noordgas?f=csv')).body
    expect(columnsIn(marked)['provisionalFrom']).toEqual(['', '2026-07'])
    expect(marked).toContain('De cijfers vanaf juli 2026 zijn voorlopig')
  })
  it('says so in the JSON of a company [D28.53]', async () => {
    const { production } = (await get(provisional, '/companies/noordgas')).json<{
      production: { years: Year[] }[]
    }>()
    expect(production[0]?.years).toMatchObject([
      { year: 2025, until: null, provisionalFrom: null },
      { year: 2026, until: '2026-09', provisionalFrom: '2026-07' },
    ])
  })
  it('says so in the JSON of a place [D28.53]', async () => {
    const told = async (parts: typeof final) =>
      (await get(parts, '/place/block/K12')).json<{ production: Year[] }>().production
    expect(await told(final)).toMatchObject([{ year: 2026, until: '2026-09', provisionalFrom: null }])
    expect(await told(provisional)).toMatchObject([
      { year: 2026, until: '2026-09', provisionalFrom: '2026-07' },
    ])
  })
})
