import { boreholes, geothermalProduction } from '@datacentre/catalogue'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { exportsOf } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'

const empty = emptyRow(geothermalProduction.table.columns)
const january = day('2024-01-01')

/** Two wells of Andijk, one of which injects, one of Veenham, and a month that names no installation. */
async function fillInstallations(writer: DatasetWriter): Promise<void> {
  await writer.rows(
    boreholes,
    [1, 2, 3].map((boreholeDbk) => aBorehole({ boreholeDbk, boreholeName: `GT-0${boreholeDbk}` })),
  )
  await writer.rows(geothermalProduction.table, [
    {
      ...empty,
      boreholeDbk: 1,
      wellName: 'GT-01',
      startDate: january,
      facilityName: 'Andijk',
      h2oProd: 10.5,
    },
    { ...empty, boreholeDbk: 2, wellName: 'GT-02', startDate: january, facilityName: 'Andijk', h2oInj: 9 },
    { ...empty, boreholeDbk: 3, wellName: 'GT-03', startDate: january, facilityName: 'Veenham', h2oProd: 4 },
    { ...empty, boreholeDbk: 3, wellName: 'GT-03', startDate: day('2024-02-01'), h2oProd: 5 },
  ])
}

describe('geothermal installations', () => {
  const { ask, read } = exportsOf(smallServer('sqlite', fillInstallations))
  const years = { yearStart: 2024, yearEnd: 2024 }
  const wellsOf = async (payload: object): Promise<unknown> =>
    (await ask('/rest/prodfigures/geothermal', { ...years, ...payload }))
      .json<{ wellName: string }[]>()
      .map(({ wellName }) => wellName)

  it('are found by their name, and wells by theirs [D28.29]', async () => {
    expect(await wellsOf({ name: 'andij' })).toEqual(['GT-01', 'GT-02'])
    expect(await wellsOf({ name: 'gt-03' })).toEqual(['GT-03', 'GT-03'])
    expect(await wellsOf({ name: 'gt-01 andijk' })).toEqual([])
  })
  it('are asked for exactly, and no other key is taken [D18.4]', async () => {
    expect(await wellsOf({ facilityName: 'Andijk' })).toEqual(['GT-01', 'GT-02'])
    expect(await wellsOf({ facilityName: 'Andij' })).toEqual([])
    expect((await ask('/rest/prodfigures/geothermal', { ...years, per: 'installation' })).statusCode).toBe(
      400,
    )
    expect((await ask('/rest/prodfigures/geothermal-export', { ...years, per: 'operator' })).statusCode).toBe(
      400,
    )
  })
  it('have a file of sums under the columns of the file of wells, missing where no well reported [D18.4]', async () => {
    const { rows, about } = await read('/rest/prodfigures/geothermal-export?lang=en', {
      ...years,
      per: 'installation',
    })
    expect(rows.slice(2).map((row) => [row[0], row[1], row[3], row[4], row[6], row[9]])).toEqual([
      ['Andijk', 'GT-01, GT-02', '2024-01', 10.5, null, 9],
      ['Veenham', 'GT-03', '2024-01', 4, null, null],
    ])
    const told = about.flat().join(' ')
    expect(told).toContain('Figures per: Installation')
    expect(told).toContain('1 monthly figure of a well without an installation is not included.')
  })
  it('have a file of their own, under their name', async () => {
    const answer = await ask('/rest/prodfigures/geothermal-export?lang=en', {
      ...years,
      facilityName: 'Andijk',
      per: 'installation',
    })
    expect(answer.headers['content-disposition']).toContain('geothermal_2024_2024_Andijk.xlsx')
  })
})
