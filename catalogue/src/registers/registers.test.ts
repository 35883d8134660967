import { describe, expect, it } from 'vitest'
import type { Register } from '../grammar/register.ts'
import { parametersOf } from '../grammar/filter-kinds.ts'
import {
  boreholes,
  fields,
  licences,
  registers,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from './index.ts'

describe('the registers', () => {
  it('stand at the routes of the route table', () => {
    expect(registers.map((register) => register.route)).toEqual([
      '/brh-overview',
      '/field-overview',
      '/lic-overview',
      '/smc-lines',
      '/smc-surveys',
      '/smc-3d-surveys',
    ])
  })
  it('are called at the addresses of the call table', () => {
    expect(registers.map(({ rest }) => `${rest.list.method} ${rest.list.path}`)).toEqual([
      'POST /rest/brh/boreholes',
      'POST /rest/field/fields',
      'POST /rest/lic/overview',
      'GET /rest/smc/lines',
      'GET /rest/smc/surveys',
      'GET /rest/smc/3d/surveys',
    ])
    expect(registers.map(({ rest }) => `${rest.export.method} ${rest.export.path}`)).toEqual([
      'POST /rest/brh/boreholes-export',
      'POST /rest/field/fields-export',
      'POST /rest/lic/lic-export',
      'POST /rest/smc/lines-export',
      'POST /rest/smc/survey-export',
      'POST /rest/smc/3dsurvey-export',
    ])
  })
  it('save their spreadsheets under the names of the call table [S7.12, S7.14, S7.28-30]', () => {
    expect(registers.map((register) => register.spreadsheet)).toEqual([
      'boreholes.xlsx',
      'fields.xlsx',
      'licences.xlsx',
      'lines.xlsx',
      'surveys.xlsx',
      'surveys.xlsx',
    ])
  })
  it('carry the style classes of their screens', () => {
    expect(registers.map((register) => register.style)).toEqual([
      'datatype-borehole',
      'datatype-field',
      'datatype-licence',
      'datatype-seismic',
      'datatype-seismic',
      'datatype-seismic',
    ])
  })
})

describe('the filters', () => {
  const parameters = (register: Register, isExtra?: true) =>
    register.filters.filter((filter) => filter.isExtra === isExtra).flatMap(parametersOf)
  it('beyond these stand behind them, under more filters [D8.9]', () => {
    expect(registers.map((register) => [register.id, ...parameters(register, true)])).toEqual([
      ['boreholes', 'block', 'province', 'municipality', 'operator', 'owner'],
      ['fields', 'landSea'],
      ['licences', 'status', 'expiresFrom', 'expiresBefore', 'landSea'],
      ['seismic-lines'],
      ['seismic-surveys-2d'],
      ['seismic-surveys-3d'],
    ])
  })
  it('of boreholes are on/offshore, status, purpose, result and period [S2.59-63, S3.12]', () => {
    expect(parameters(boreholes)).toEqual([
      'onOffshore',
      'status',
      'purpose',
      'result',
      'startDate',
      'endDate',
    ])
  })
  it('of fields are stratigraphic group and unit, operator, status, mineral, discovery well, licensed area and period [S2.64-71, S3.13]', () => {
    expect(parameters(fields)).toEqual([
      'stratGroup',
      'stratUnit',
      'operator',
      'status',
      'mineral',
      'discoveryWell',
      'licensedArea',
      'startDate',
      'endDate',
    ])
  })
  it('of licences are product, operator, licensee, type, granted period and expired period [S2.72-77, S3.14]', () => {
    expect(parameters(licences)).toEqual([
      'resource',
      'operator',
      'licensee',
      'licenceType',
      'grantedStart',
      'grantedEnd',
      'expiredStart',
      'expiredEnd',
    ])
  })
  it('of seismic screens are block, province and years; of lines the category too [S2.114-117]', () => {
    expect(parameters(seismicSurveys2d)).toEqual(['block', 'province', 'yearStart', 'yearEnd'])
    expect(parameters(seismicSurveys3d)).toEqual(['block', 'province', 'yearStart', 'yearEnd'])
    expect(parameters(seismicLines)).toEqual(['block', 'province', 'yearStart', 'yearEnd', 'category'])
  })
})

describe('the order options', () => {
  it('are those decided for each register, the first the default [D10.1-3]', () => {
    expect(boreholes.orderedBy).toEqual([
      'boreholeName',
      'shortName',
      'clientOrgName',
      'startDate',
      'endDate',
      'resultCode',
      'statusDescription',
    ])
    expect(fields.orderedBy).toEqual([
      'fieldName',
      'fieldCode',
      'fieldLegend',
      'fieldOperator',
      'fieldDiscoveryYear',
      'prodStartDate',
      'fieldStatus',
    ])
    expect(licences.orderedBy).toEqual([
      'licenceName',
      'grantedDate',
      'expiryDate',
      'resourceCode',
      'operator',
      'licenceTypeCode',
      'status',
    ])
  })
  it('of seismic screens are name, survey name (lines only), release date and analogue/digital type [S9.38, D10.4]', () => {
    expect(seismicLines.orderedBy).toEqual(['name', 'surveyName', 'releaseDate', 'anaDigTypeCd'])
    expect(seismicSurveys2d.orderedBy).toEqual(['name', 'confidentialityDate', 'anaDigTypeCodes'])
    expect(seismicSurveys3d.orderedBy).toEqual(['name', 'confidentialityDate', 'anaDigTypeCodes'])
  })
})
