import { boreholes, type Borehole } from '@datacentre/catalogue'
import type { Language } from '@datacentre/catalogue/texts/index'
import { fullRow } from '@datacentre/database/testing/sample-dataset'
import { aBorehole, day } from '@datacentre/fixtures'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { workbook } from '../spreadsheet/workbook.ts'
import { boreholeSheet } from './borehole-sheet.ts'

/** A borehole without a single empty value, and what its row must say under each header of the live file. */
const borehole = aBorehole({
  boreholeDbk: 2569923610,
  onOffshore: 'OFF',
  mapSheetLayout: 'NITG',
  mapSheet: '32B',
  blockCd: 'K12',
  provinceCode: 'UT',
  provinceName: 'Utrecht',
  municipalityId: '0307',
  municipalityName: 'Amersfoort',
  postalCode: '3811 AA',
  facilityCode: 'K12-B',
  submittedX: '533452.4',
  submittedY: '5900409.0',
  submittedSystem: 'ED50-UTM31',
  longitudeWgs84: 3.5,
  latitudeWgs84: 53.25,
  startDate: day('1984-12-31'),
  endDate: day('1985-02-01'),
  boreholeType: 'BRH',
  nitgNr: 'B32B0001',
  uwi: '8001',
  shortName: 'K12-B-01',
  boreholeName: 'K12-B-01 (K12-05)',
  purposeCd: 'DEV-HC',
  resultCode: 'GAS',
  statusDescription: 'Closed-In',
  boreholeShape: 'D',
  kickoffAhDepthInMeters: 800.5,
  endAhDepthInMeters: 4012.5,
  tvdInMeters: 3900,
  endDx: 100,
  endDy: -50.25,
  depthReference: 'RT',
  drpHeightInMeters: 12.5,
  drpDatumCode: 'MSL',
  legalOwnerName: 'Westolie B.V.',
  clientOrgName: 'Noordgas B.V.',
  rigName: 'Noordzee 1',
  drillingCompany: 'Boor & Zn.',
  lithostratCode: 'ROSL',
  chronostratCode: 'PP',
  wellName: 'K12-B-1',
  fieldCode: 'K12-B',
  confidentialityDate: day('1990-01-01'),
})

const expected: Readonly<Record<string, unknown>> = {
  'On offshore': 'OFF',
  'Map sheet layout': 'NITG',
  'Map sheet': '32B',
  'Block number': 'K12',
  'Province code': 'UT',
  'Province name': 'Utrecht',
  'Municipality ID': '0307',
  'Municipality name': 'Amersfoort',
  'Postal code': '3811 AA',
  'Mining facility code': 'K12-B',
  'Mining facility name': 'Platform K12-B',
  'Submitted X': '533452.4',
  'Submitted Y': '5900409.0',
  'Submitted coordinate system': 'ED50 / UTM zone 31',
  // gdaltransform, as in coordinates.test.ts.
  'X Dutch National Grid': expect.closeTo(29_041.24, -0.3),
  'Y Dutch National Grid': expect.closeTo(586_476.08, -0.3),
  'X TM5_ED50': expect.closeTo(400_008.06, -0.3),
  'Y TM5_ED50': expect.closeTo(5_901_339.66, -0.3),
  'X UTM31_ED50': expect.closeTo(533_452.96, -0.3),
  'Y UTM31_ED50': expect.closeTo(5_900_409.02, -0.3),
  'Longitude ED50': expect.closeTo(3.50136, 4),
  'Latitude ED50': expect.closeTo(53.25077, 4),
  'X UTM31_WGS84': expect.closeTo(533_360.92, 1),
  'Y UTM31_WGS84': expect.closeTo(5_900_198.19, 1),
  'Longitude WGS84': 3.5,
  'Latitude WGS84': 53.25,
  Start: '31-12-1984',
  End: '01-02-1985',
  'Borehole / Sidetrack': 'BRH',
  'NITG number': 'B32B0001',
  UWI: '8001',
  'Borehole code': 'K12-B-01',
  'Borehole name': 'K12-B-01 (K12-05)',
  'Borehole objective code': 'DEV-HC',
  Type: 'Hydrocarbon development',
  'Result code': 'GAS',
  Result: 'Gas',
  Status: 'Closed-in',
  'Borehole shape': 'Deviated',
  'Kickoff depth AH': 800.5,
  'Borehole depth AH': 4012.5,
  'Borehole depth TVD': 3900,
  'X deviation UTM31 ED50': 100,
  'X end UTM31 ED50': expect.closeTo(533_552.96, -0.3),
  'Y deviation UTM31 ED50': -50.25,
  'Y end UTM31 ED50': expect.closeTo(5_900_358.77, -0.3),
  'Reference level': 'Rotary Table',
  'Reference level height': 12.5,
  'Relative to': 'MSL',
  'Borehole depth AH relative to NAP / MSL': 4000,
  'Borehole depth TVD relative to NAP / MSL': 3887.5,
  'Current owner': 'Westolie B.V.',
  Operator: 'Noordgas B.V.',
  'Drilling rig / platform': 'Noordzee 1',
  'Drilling company': 'Boor & Zn.',
  'Lithostratigraphy code': 'ROSL',
  'Chronostratigraphy code': 'PP',
  'Well name': 'K12-B-1',
  'Field code': 'K12-B',
  'Field name': 'Veld K12-B',
  'Public from': new Date(Date.UTC(1990, 0, 1)),
}

/** A borehole of which nothing is known. */
const nothing = Object.fromEntries(Object.keys(borehole).map((key) => [key, null])) as unknown as Borehole

/** Also in columns that came after this test. */
const everywhereFilled = (row: Borehole): Borehole => {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  return { ...row, ...fullRow(boreholes, 1), ...Object.fromEntries(known) }
}

async function cellsOf(rows: Parameters<typeof boreholeSheet>[0], language: Language = 'en') {
  const chunks: Buffer[] = []
  const around = { facilityName: () => 'Platform K12-B', fieldName: () => 'Veld K12-B' }
  for await (const chunk of workbook([boreholeSheet(rows, language, around)])) chunks.push(chunk)
  const [headers = [], cells = []] = await readSheet(Buffer.concat(chunks))
  return Object.fromEntries(headers.map((header, at) => [String(header), cells[at]]))
}

describe('a row of boreholes.xlsx', () => {
  it('says under every one of the sixty-one headers what the register holds', async () => {
    const cells = await cellsOf([borehole])
    const headers = Object.keys(expected)
    expect(headers).toHaveLength(61)
    expect(Object.keys(cells).slice(0, 61)).toEqual(headers)
    expect(cells).toMatchObject(expected)
  })
  it('tells every column of the register, save those that it declares to leave out', async () => {
    const leftOut: readonly string[] = boreholes.sheet.leavesOut
    const filled = everywhereFilled(borehole)
    const whole = await cellsOf([filled])
    for (const { key } of boreholes.columns) {
      const without = await cellsOf([{ ...filled, [key]: null }])
      const isTold = Object.entries(whole).some(([header, cell]) => String(without[header]) !== String(cell))
      expect([key, isTold]).toEqual([key, !leftOut.includes(key)])
    }
  })
  it('describes codes and the status in the language of the file [D23.26]', async () => {
    const dutch = await cellsOf([borehole], 'nl')
    expect(dutch).toMatchObject({
      Resultaat: 'Gas',
      Status: 'Ingesloten',
      Boorgatvorm: 'Gedevieerd',
    })
    const unheardOf = await cellsOf([{ ...borehole, statusDescription: 'Lent out' }], 'nl')
    expect(unheardOf['Status']).toBe('Lent out')
  })
  it('is empty where the register holds nothing', async () => {
    const cells = await cellsOf([{ ...nothing, boreholeName: 'x', boreholeDbk: 1 }])
    const filled = Object.entries(cells).filter(([, cell]) => cell !== null)
    expect(filled).toEqual([['Borehole name', 'x']])
  })
})
