import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import {
  aBorehole,
  aField,
  aLicence,
  aSeismicLine,
  aSeismicSurvey2d,
  aSeismicSurvey3d,
  day,
} from '@datacentre/fixtures'
import type { Borehole } from '@datacentre/catalogue'

/** Some rows of every register, with a value of each kind and rows that lack it. */
export const someRows = {
  boreholes: [
    aBorehole({
      boreholeDbk: 1,
      boreholeName: 'K2-01',
      shortName: 'K02-01',
      resultCode: 'GAS',
      clientOrgName: 'Noordgas',
      startDate: day('1984-12-31'),
      endDate: day('1985-02-01'),
      purposeCd: 'EXP-HC',
      statusDescription: 'Abandoned',
      onOffshore: 'OFF',
    }),
    aBorehole({
      boreholeDbk: 2,
      boreholeName: 'K12-B',
      shortName: 'K12-B',
      resultCode: 'OIL',
      startDate: day('1970-01-15'),
      endDate: day('1800-01-01'),
      purposeCd: 'DEV-HC',
      statusDescription: 'ABANDONED',
      onOffshore: 'OFF',
    }),
    aBorehole({ boreholeDbk: 3, boreholeName: 'Andijk', shortName: 'ADK-GT-01', resultCode: 'GAS' }),
    aBorehole({ boreholeDbk: 4, boreholeName: 'Beemster', shortName: null, clientOrgName: 'Aardwarmte' }),
  ],
  fields: [
    aField({
      fieldDbk: 1,
      fieldName: 'Oosterveen',
      fieldCode: 'OVN',
      fieldLegend: 'G',
      fieldOperator: 'Noordgas',
      fieldOperatorCode: 'NG',
      fieldDiscoveryYear: 1964,
      prodStartDate: day('1971-05-01'),
      fieldStatus: 'U',
      fieldDiscoveryName: 'OVN-01',
      geoStratUnitCodes: 'ROSL, RNSO',
      landSeaCode: 'L',
      licencedAreas: 'Drenthe II, Groningen',
    }),
    aField({ fieldDbk: 2, fieldName: 'Zuidwal', fieldCode: 'ZDW', fieldLegend: 'O', fieldStatus: 'W' }),
    aField({ fieldDbk: 3, fieldName: 'Oudé Pekela', fieldCode: 'OPK', geoStratUnitCodes: 'RNSO' }),
  ],
  licences: [
    aLicence({
      gdnrCollectionId: 'L1',
      licenceName: 'K06 & L07',
      grantedDate: day('1975-06-09'),
      expiryDate: day('2031-06-09'),
      resourceCode: 'HYDROCARBONS',
      operator: 'Noordgas',
      licensees: ['Noordgas', 'Zeegas, Olie en Co', 'EBN', 'Warmte'],
      licenceTypeCode: 'PRD',
      status: 'EFFECTIVE',
      seaside: 'J',
    }),
    aLicence({ gdnrCollectionId: 'L2', licenceName: 'Akkrum', licensees: ['EBN'], licenceTypeCode: 'EXP' }),
  ],
  'seismic-lines': [
    aSeismicLine({
      lineDbk: 1,
      name: 'NAM84-1203',
      surveyName: 'L2NAM1984A',
      length: 12_345,
      releaseDate: day('1990-04-01'),
      anaDigTypeCd: 'ANA',
      firstX: 612_345,
      firstY: 5_812_345,
      lastX: 613_345,
      lastY: 5_813_345,
      blocks: 'K1, K12',
      provs: 'Drenthe, Groningen',
      scanned: 1,
      digital: 0,
    }),
    aSeismicLine({
      lineDbk: 2,
      name: 'NAM92-0001',
      surveyName: 'L2NAM1992B',
      blocks: 'K12',
      digital: 1,
      scanned: 0,
    }),
    aSeismicLine({ lineDbk: 3, name: 'ZONDER', surveyName: 'ZONDER JAAR', digital: 0, scanned: 0 }),
  ],
  'seismic-surveys-2d': [
    aSeismicSurvey2d({
      id: 1,
      name: 'L2NAM1984A',
      nrOfLines: 1203,
      confidentialityDate: day('1990-04-01'),
      anaDigTypeCodes: 'ANA, DIG',
      blocks: 'K1, K12',
      provs: 'Drenthe',
    }),
    aSeismicSurvey2d({ id: 2, name: 'Z2XYZ1992B' }),
  ],
  'seismic-surveys-3d': [
    aSeismicSurvey3d({
      id: 1,
      name: 'Z3NAM2006A',
      confidentialityDate: day('2016-04-01'),
      anaDigTypeCodes: 'DIG',
      blocks: 'F3',
      provs: 'Friesland',
    }),
    aSeismicSurvey3d({ id: 2, name: 'L3XYZ1999A' }),
  ],
} as const satisfies Readonly<Record<string, readonly AnyRow[]>>

/** Boreholes from PUT-1 on, every third of them at sea, enough of them for many pages. */
export const manyBoreholes = (count: number): Borehole[] =>
  Array.from({ length: count }, (_, at) =>
    aBorehole({
      boreholeDbk: at + 1,
      boreholeName: `PUT-${at + 1}`,
      shortName: `P${at + 1}`,
      onOffshore: at % 3 === 0 ? 'OFF' : 'ON',
      resultCode: at % 2 === 0 ? 'GAS' : 'OIL',
      startDate: Date.UTC(1950 + (at % 70), at % 12, 1 + (at % 28)),
    }),
  )
