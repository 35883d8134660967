import { boreholes, fields, licences, seismicLines, seismicSurveys2d } from '../registers/index.ts'
import { aBorehole, aField, aLicence, aSeismicLine, aSeismicSurvey2d } from '@datacentre/fixtures'
import { namesShown, optionsShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { rockUnit } from '../codes/rock-units.ts'
import { stratGroup, isInStratGroup } from '../codes/stratigraphy.ts'
import { NO_VALUE } from './option.ts'

describe('a filter on one value', () => {
  it('keeps the boreholes at sea', () => {
    const rows = [
      aBorehole({ boreholeName: 'land', onOffshore: 'ON' }),
      aBorehole({ boreholeName: 'sea', onOffshore: 'OFF' }),
    ]
    expect(namesShown(boreholes, rows, { onOffshore: 'OFF' })).toEqual(['sea'])
  })
  it('keeps a status in another case [D8.2]', () => {
    const rows = [
      aBorehole({ boreholeName: 'a', statusDescription: 'Closed-in' }),
      aBorehole({ boreholeName: 'b', statusDescription: 'Closed-In' }),
      aBorehole({ boreholeName: 'c', statusDescription: 'Suspended' }),
    ]
    expect(namesShown(boreholes, rows, { status: 'Closed-in' })).toEqual(['a', 'b'])
  })
  it('keeps the rows without a value when that is asked [D8.4]', () => {
    const rows = [
      aBorehole({ boreholeName: 'a', resultCode: null }),
      aBorehole({ boreholeName: 'b', resultCode: 'GAS' }),
    ]
    expect(namesShown(boreholes, rows, { result: NO_VALUE })).toEqual(['a'])
  })
  it('keeps boreholes by purpose and result together', () => {
    const rows = [
      aBorehole({ boreholeName: 'a', purposeCd: 'EXP-HC', resultCode: 'GAS' }),
      aBorehole({ boreholeName: 'b', purposeCd: 'EXP-HC', resultCode: 'DRY' }),
      aBorehole({ boreholeName: 'c', purposeCd: 'DEV-HC', resultCode: 'GAS' }),
    ]
    expect(namesShown(boreholes, rows, { purpose: 'EXP-HC', result: 'GAS' })).toEqual(['a'])
  })
  it('keeps fields by operator code, status, mineral and discovery well', () => {
    const rows = [
      aField({
        fieldName: 'a',
        fieldOperatorCode: 'NGS',
        fieldStatus: 'NP<5',
        fieldLegend: 'O/G',
        fieldDiscoveryName: 'OVN-01',
      }),
      aField({
        fieldName: 'b',
        fieldOperatorCode: 'WZO',
        fieldStatus: 'NP>5',
        fieldLegend: 'O',
        fieldDiscoveryName: 'WZD-01',
      }),
    ]
    expect(namesShown(fields, rows, { operator: 'NGS' })).toEqual(['a'])
    expect(namesShown(fields, rows, { status: 'NP>5' })).toEqual(['b'])
    expect(namesShown(fields, rows, { mineral: 'O' })).toEqual(['b'])
    expect(namesShown(fields, rows, { discoveryWell: 'OVN-01' })).toEqual(['a'])
  })
  it('keeps licences by product, operator and type', () => {
    const rows = [
      aLicence({ licenceName: 'a', resourceCode: 'SALT', operator: 'Zoutwerk', licenceTypeCode: 'PRD' }),
      aLicence({ licenceName: 'b', resourceCode: 'EARTHHEAT', operator: 'Warmte', licenceTypeCode: 'GSL' }),
    ]
    expect(namesShown(licences, rows, { resource: 'SALT' })).toEqual(['a'])
    expect(namesShown(licences, rows, { operator: 'Warmte' })).toEqual(['b'])
    expect(namesShown(licences, rows, { licenceType: 'GSL' })).toEqual(['b'])
  })
})

describe('a filter on a column with several values', () => {
  it('keeps a line when the block is one of its blocks, not a part of one [S3.28, S5.26, D8.8]', () => {
    const rows = [
      aSeismicLine({ name: 'a', blocks: 'F02, F03' }),
      aSeismicLine({ name: 'b', blocks: 'F03a' }),
      aSeismicLine({ name: 'c', blocks: null }),
    ]
    expect(namesShown(seismicLines, rows, { block: 'F03' })).toEqual(['a'])
  })
  it('trims the values, with or without a space after the comma [S3.28, S5.26, D8.8]', () => {
    const rows = [
      aSeismicSurvey2d({ name: 'a', provs: 'Drenthe,Groningen' }),
      aSeismicSurvey2d({ name: 'b', provs: 'Groningen , Drenthe' }),
    ]
    expect(namesShown(seismicSurveys2d, rows, { province: 'Groningen' })).toEqual(['a', 'b'])
  })
  it('keeps a licence when the licensee is one of its licensees, commas in names and all', () => {
    const rows = [
      aLicence({ licenceName: 'a', licensees: ['Noordgas, Delfzijl B.V.', 'Warmte'] }),
      aLicence({ licenceName: 'b', licensees: ['Noordgas'] }),
    ]
    expect(namesShown(licences, rows, { licensee: 'Noordgas, Delfzijl B.V.' })).toEqual(['a'])
    expect(namesShown(licences, rows, { licensee: 'Noordgas' })).toEqual(['b'])
  })
  it('keeps fields by licensed area and by stratigraphic unit [S3.6, S3.7]', () => {
    const rows = [
      aField({
        fieldName: 'a',
        licencedAreas: 'DRENTHE II, ZUID-FRIESLAND III',
        geoStratUnitCodes: 'ROSL,DC',
      }),
      aField({ fieldName: 'b', licencedAreas: 'DRENTHE IIb', geoStratUnitCodes: 'RBM' }),
    ]
    expect(namesShown(fields, rows, { licensedArea: 'DRENTHE II' })).toEqual(['a'])
    expect(namesShown(fields, rows, { stratUnit: 'RBM' })).toEqual(['b'])
  })
  it('counts a value that a row holds twice once', () => {
    expect(
      optionsShown(seismicLines, [aSeismicLine({ blocks: 'F02, F02' })], { parameter: 'block' }),
    ).toEqual(['F02: 1'])
  })
})

describe('stratigraphic groups', () => {
  it('hold the units that start with their prefixes [S3.47, S3.48]', () => {
    const unitsIn = (group: (typeof stratGroup)[number]) =>
      rockUnit.filter((unit) => isInStratGroup(unit, group))
    expect(unitsIn('ROTLIEGEND')).toEqual(['RO', 'ROSL', 'ROSLU', 'ROSLL', 'ROCL', 'RV'])
    expect(unitsIn('EARLY_CARBONIFEROUS')).toEqual(['CF', 'CL', 'CLZL'])
    expect(unitsIn('LATE_CRETACEOUS')).toEqual(['CK', 'CKEK', 'CKGR', 'CKTX'])
  })
  it('of the Triassic start with R but not with RO or RV [S3.49]', () => {
    expect(['RN', 'RBM', 'ROSL', 'RV'].map((unit) => isInStratGroup(unit, 'TRIASSIC'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('share no unit, and leave none out', () => {
    for (const unit of rockUnit)
      expect(stratGroup.filter((group) => isInStratGroup(unit, group))).toHaveLength(1)
  })
  it('keep a field when some unit of it belongs to the group', () => {
    const rows = [
      aField({ fieldName: 'a', geoStratUnitCodes: 'RBM, ROSL' }),
      aField({ fieldName: 'b', geoStratUnitCodes: 'CKEK' }),
    ]
    expect(namesShown(fields, rows, { stratGroup: 'TRIASSIC' })).toEqual(['a'])
    expect(namesShown(fields, rows, { stratGroup: 'ROTLIEGEND' })).toEqual(['a'])
    expect(namesShown(fields, rows, { stratGroup: 'LATE_CRETACEOUS' })).toEqual(['b'])
  })
})

describe('the category of a line', () => {
  const rows = [
    aSeismicLine({ name: 'paper', scanned: 1, digital: 0 }),
    aSeismicLine({ name: 'tape', scanned: 0, digital: 1 }),
    aSeismicLine({ name: 'both', scanned: 1, digital: 1 }),
    aSeismicLine({ name: 'neither', scanned: 0, digital: null }),
  ]
  it('ANA keeps lines with scanned equal to 1 [S5.24]', () => {
    expect(namesShown(seismicLines, rows, { category: 'ANA' })).toEqual(['both', 'paper'])
  })
  it('DIG keeps lines with digital equal to 1 [S5.25]', () => {
    expect(namesShown(seismicLines, rows, { category: 'DIG' })).toEqual(['both', 'tape'])
  })
})
