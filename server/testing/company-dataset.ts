import {
  boreholes,
  fieldProduction,
  fields,
  geothermalProduction,
  licences,
  wellProduction,
} from '@datacentre/catalogue'
import type { FieldFigure } from '@datacentre/catalogue/production/fields'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'

const aFigure = (figure: Partial<FieldFigure>): FieldFigure =>
  ({
    ...emptyRow(fieldProduction.table.columns),
    product: 'Gas',
    productionType: 'Produced',
    location: 'L',
    ...figure,
  }) as FieldFigure

/** Some companies: one that has something of all, one of old, and others that one table names. */
export async function fillCompanies(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, legalOwnerName: string | null, statusDescription: string) =>
    aBorehole({
      boreholeDbk,
      boreholeName: `W-0${boreholeDbk}`,
      shortName: `W-0${boreholeDbk}`,
      clientOrgName: 'Oud & Co',
      legalOwnerName,
      statusDescription,
      startDate: day('1980-01-01'),
    })
  await writer.rows(boreholes, [
    well(1, 'Noordgas B.V.', 'Suspended'),
    well(2, 'NOORDGAS BV', 'Closed-In'),
    well(3, 'Noordgas B.V.', 'Producing/Injecting'),
    well(4, "'t <Zand> N.V.", 'Plugged and abandoned'),
    well(5, null, 'Suspended'),
  ])
  await writer.rows(fields, [
    {
      ...aField({
        fieldDbk: 1,
        fieldName: 'Oost',
        fieldCode: 'OST',
        fieldOperator: 'Noordgas B.V.',
        landSeaCode: 'S',
      }),
      geometry: null,
    },
  ])
  const licence = (gdnrCollectionId: string, expiryDate: number | null, licensees: readonly string[]) => ({
    ...aLicence({
      gdnrCollectionId,
      licenceName: gdnrCollectionId,
      operator: 'Noordgas',
      licensees,
      grantedDate: day('2000-01-01'),
      expiryDate,
    }),
    geometry: null,
  })
  await writer.rows(licences, [
    licence('Oude', day('2010-01-01'), ['Noordgas B.V.', 'Oud & Co']),
    licence('Nieuwe', null, ['Oud en Co B.V.']),
  ])
  await writer.rows(fieldProduction.table, [
    aFigure({ fieldDbk: 1, name: 'Oost', year: 2025, operatorNm: 'Noordgas B.V.', jan: 30 }),
    aFigure({ fieldDbk: 2, name: 'West', year: 2025, operatorNm: 'Ander B.V.', jan: 90 }),
  ])
  const wellFigure = (boreholeDbk: number, year: number, operatorNm: string) => ({
    ...emptyRow(wellProduction.table.columns),
    product: 'Gas',
    productionType: 'Produced',
    boreholeDbk,
    wellNm: `W-0${boreholeDbk}`,
    year,
    operatorNm,
    jan: 1,
  })
  await writer.rows(wellProduction.table, [
    wellFigure(2, 2024, 'Ander B.V.'),
    wellFigure(3, 2023, 'NOORDGAS BV'),
    wellFigure(3, 2024, 'Noordgas B.V.'),
  ])
  // 1000.1 and twice 0.1 come to 1000.3000000000001 in floating point.
  await writer.rows(
    geothermalProduction.table,
    [1000.1, 0.1, 0.1].map((h2oProd, month) => ({
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk: 1,
      wellName: 'W-01',
      startDate: Date.UTC(2025, month, 1),
      operatorName: 'Warmte',
      h2oProd,
    })),
  )
}
