import { boreholes, geothermalProduction } from '@datacentre/catalogue'
import type { GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import { aBorehole, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const aMonth = (boreholeDbk: number, month: string, figures: Partial<GeothermalFigure>) => ({
  ...emptyRow(geothermalProduction.table.columns),
  boreholeDbk,
  wellName: `GT-0${boreholeDbk}`,
  startDate: day(`${month}-01`),
  ...figures,
})

const parts = smallServer('sqlite', async (writer) => {
  const wells = [1, 2, 3].map((boreholeDbk) =>
    aBorehole({ boreholeDbk, boreholeName: `GT-0${boreholeDbk}`, shortName: `GT-0${boreholeDbk}` }),
  )
  await writer.rows(boreholes, wells)
  await writer.rows(geothermalProduction.table, [
    aMonth(1, '2024-01', { facilityName: 'Kas', h2oProd: 10, gasProd: 3 }),
    aMonth(2, '2024-01', { facilityName: 'Kas', h2oProd: 5 }),
    aMonth(1, '2024-02', { facilityName: 'Kas' }),
    aMonth(1, '2025-01', { facilityName: 'Kas', h2oProd: 7 }),
    aMonth(3, '2024-01', { facilityName: 'Wijk', h2oProd: 100 }),
    aMonth(3, '2024-02', { h2oProd: 1000 }),
  ])
})

const file = async (query: string): Promise<string> =>
  (
    await parts().server.inject(
      `/datacenter/files/geothermal-figures.csv?per=installation&form=series&${query}`,
    )
  ).body

/** The file without its last column, which tells where it comes from. */
const series = async (query: string): Promise<readonly string[]> =>
  (await file(query))
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').slice(0, 5).join(','))

it('the file of a chart by installation adds up its wells, and leaves out a month that names none [D28.27]', async () => {
  expect(await series('step=month')).toEqual([
    'facilityName,subject,month,value,unit',
    'Wijk,Wijk,2024-01,100,M3',
    'Kas,Kas,2024-01,15,M3',
    'Kas,Kas,2025-01,7,M3',
  ])
  expect(await series('step=year')).toEqual([
    'facilityName,subject,year,value,unit',
    'Wijk,Wijk,2024,100,M3',
    'Kas,Kas,2024,15,M3',
    'Kas,Kas,2025,7,M3',
  ])
  expect(await file('lang=en')).toContain(
    '1 monthly figure of a well without an installation is not included',
  )
})
it('the file of a chart refuses a division that the figures do not have, and names those that they have [D28.42]', async () => {
  expect(await file('by=province')).toContain('by must be one of subject, none')
})
it('the file of a chart by installation follows the quantity, the years, the search and what is compared', async () => {
  expect(await series('step=month&quantity=gasProd')).toEqual([
    'facilityName,subject,month,value,unit',
    'Kas,Kas,2024-01,3,Nm3',
  ])
  const kas2025 = ['facilityName,subject,month,value,unit', 'Kas,Kas,2025-01,7,M3']
  expect(await series('step=month&yearStart=2025')).toEqual(kas2025)
  expect(await series('step=month&yearStart=2025&name=gt-01')).toEqual(kas2025)
  expect(await series('step=year&compare=Kas&compare=Nergens')).toEqual([
    'facilityName,subject,year,value,unit',
    'Kas,Kas,2024,15,M3',
    'Kas,Kas,2025,7,M3',
  ])
})
