import { describe, expect, it } from 'vitest'
import { boreholeResult, boreholeStatus, onOffshore } from '../codes/boreholes.ts'
import { fieldStatus, landSea, mineral } from '../codes/fields.ts'
import { licenceType } from '../codes/licences.ts'
import { anaDigType, lineCategory } from '../codes/seismic.ts'
import { stratGroups } from '../codes/stratigraphy.ts'
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

const keys = (register: Register) => register.columns.map((column) => column.key)
const shown = (register: Register, where: 'row' | 'expanded') =>
  register.columns.filter((column) => column.shown === where).map((column) => column.key)

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
  it('save their spreadsheets under the names of the call table', () => {
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

describe('the columns', () => {
  it('of a borehole are those of the entity', () => {
    expect(keys(boreholes)).toEqual(
      expect.arrayContaining([
        'boreholeDbk',
        'boreholeName',
        'shortName',
        'onOffshore',
        'purposeCd',
        'resultCode',
        'statusDescription',
        'clientOrgName',
        'startDate',
        'endDate',
      ]),
    )
    expect(boreholes.columns.filter((column) => !('listed' in column))).toHaveLength(21)
  })
  it('of a borehole do not say whether it is selected or opened: only the browser knows', () => {
    expect(keys(boreholes)).not.toContain('selected')
    expect(keys(boreholes)).not.toContain('opened')
  })
  it('of a borehole row are name, code, result, operator, start and end date and type; expanded the status', () => {
    expect(shown(boreholes, 'row')).toEqual([
      'boreholeName',
      'shortName',
      'resultCode',
      'clientOrgName',
      'startDate',
      'endDate',
      'purposeCd',
    ])
    expect(shown(boreholes, 'expanded')).toEqual(['statusDescription'])
  })
  it('of a field are those of the entity', () => {
    expect(keys(fields)).toEqual(
      expect.arrayContaining([
        'fieldDbk',
        'fieldCode',
        'fieldName',
        'fieldLegend',
        'fieldOperator',
        'fieldOperatorCode',
        'fieldDiscoveryName',
        'fieldDiscoveryYear',
        'prodStartDate',
        'fieldStatus',
        'landSeaCode',
        'geoStratUnitCodes',
        'licencedAreas',
      ]),
    )
  })
  it('of a field row are name, code, mineral, operator, discovery year and production start', () => {
    expect(shown(fields, 'row')).toEqual([
      'fieldName',
      'fieldCode',
      'fieldLegend',
      'fieldOperator',
      'fieldDiscoveryYear',
      'prodStartDate',
    ])
    expect(shown(fields, 'expanded')).toEqual([
      'fieldStatus',
      'fieldDiscoveryName',
      'geoStratUnitCodes',
      'landSeaCode',
      'licencedAreas',
    ])
  })
  it('of a licence are those of the entity', () => {
    expect(keys(licences).toSorted()).toEqual([
      'expiryDate',
      'gdnrCollectionId',
      'grantedDate',
      'licenceName',
      'licenceTypeCode',
      'licensees',
      'operator',
      'resourceCode',
      'seaside',
      'status',
    ])
  })
  it('of a licence row are name, granted date, resource, operator, licensees, type and status; expanded expiry and land or sea', () => {
    expect(shown(licences, 'row')).toEqual([
      'licenceName',
      'grantedDate',
      'resourceCode',
      'operator',
      'licensees',
      'licenceTypeCode',
      'status',
    ])
    expect(shown(licences, 'expanded')).toEqual(['expiryDate', 'seaside'])
  })
  it('of a line are those of the entity', () => {
    expect(keys(seismicLines)).toEqual(
      expect.arrayContaining([
        'lineDbk',
        'name',
        'surveyName',
        'firstX',
        'firstY',
        'lastX',
        'lastY',
        'length',
        'releaseDate',
        'anaDigTypeCd',
        'blocks',
        'provs',
        'scanned',
        'digital',
      ]),
    )
  })
  it('of a line row are name, survey, length, release date and type; expanded coordinates, blocks and provinces', () => {
    expect(shown(seismicLines, 'row')).toEqual([
      'name',
      'surveyName',
      'length',
      'releaseDate',
      'anaDigTypeCd',
    ])
    expect(shown(seismicLines, 'expanded')).toEqual(['firstX', 'firstY', 'lastX', 'lastY', 'blocks', 'provs'])
  })
  it('of surveys are those of the entities, id and name first', () => {
    expect(keys(seismicSurveys2d)).toEqual([
      'id',
      'name',
      'nrOfLines',
      'confidentialityDate',
      'anaDigTypeCodes',
      'blocks',
      'provs',
    ])
    expect(keys(seismicSurveys3d)).toEqual([
      'id',
      'name',
      'confidentialityDate',
      'anaDigTypeCodes',
      'blocks',
      'provs',
    ])
  })
  it('of a survey row are name, number of lines (2D), release date and types; expanded blocks and provinces', () => {
    expect(shown(seismicSurveys2d, 'row')).toEqual([
      'name',
      'nrOfLines',
      'confidentialityDate',
      'anaDigTypeCodes',
    ])
    expect(shown(seismicSurveys3d, 'row')).toEqual(['name', 'confidentialityDate', 'anaDigTypeCodes'])
    expect(shown(seismicSurveys3d, 'expanded')).toEqual(['blocks', 'provs'])
  })
})

describe('the filters', () => {
  const parameters = (register: Register) => register.filters.flatMap(parametersOf)
  it('of boreholes are on/offshore, status, purpose, result and period', () => {
    expect(parameters(boreholes)).toEqual([
      'onOffshore',
      'status',
      'purpose',
      'result',
      'startDate',
      'endDate',
    ])
  })
  it('of fields are stratigraphic group and unit, operator, status, mineral, discovery well, licensed area and period', () => {
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
  it('of licences are product, operator, licensee, type, granted period and expired period', () => {
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
  it('of seismic screens are block, province and years; of lines the category too', () => {
    expect(parameters(seismicSurveys2d)).toEqual(['block', 'province', 'yearStart', 'yearEnd'])
    expect(parameters(seismicSurveys3d)).toEqual(['block', 'province', 'yearStart', 'yearEnd'])
    expect(parameters(seismicLines)).toEqual(['block', 'province', 'yearStart', 'yearEnd', 'category'])
  })
})

describe('the order options', () => {
  it('are those decided for each register, the first the default', () => {
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
  it('of seismic screens are name, survey name (lines only), release date and analogue/digital type', () => {
    expect(seismicLines.orderedBy).toEqual(['name', 'surveyName', 'releaseDate', 'anaDigTypeCd'])
    expect(seismicSurveys2d.orderedBy).toEqual(['name', 'confidentialityDate', 'anaDigTypeCodes'])
    expect(seismicSurveys3d.orderedBy).toEqual(['name', 'confidentialityDate', 'anaDigTypeCodes'])
  })
})

describe('the enumerations', () => {
  it('of borehole results are the fifteen', () => {
    expect(boreholeResult).toEqual([
      'COAL',
      'DRY',
      'FLR',
      'GAS',
      'GOS',
      'GSS',
      'GWOS',
      'OAG',
      'OIL',
      'OLS',
      'OWGS',
      'SALT',
      'UNK',
      'WTR',
      'WTS',
    ])
  })
  it('of borehole statuses are the nineteen, and what the register holds today', () => {
    expect(boreholeStatus.slice(0, 19)).toEqual([
      'Abandoned',
      'Borehole ready',
      'Closed-in',
      'Completed to well',
      'Drilling',
      'FAILED',
      'Injecting',
      'Observing',
      'Planned',
      'Plugged back',
      'Plugged back and sidetracked',
      'Producing/Injecting',
      'Spudded',
      'Suspended',
      'TD',
      'Technisch mislukt en sidetracked',
      'Temporarily abandoned',
      'Unknown',
      'Water injecting',
    ])
  })
  it('of field statuses and minerals are those of the specification', () => {
    expect(fieldStatus).toEqual(['W', 'NP<5', 'NP>5', 'U', 'T', 'A', 'UGS'])
    expect(mineral).toEqual(['O', 'G', 'O/G', 'S', 'GT', 'N2'])
  })
  it('of licence types are the seven', () => {
    expect(licenceType).toEqual(['EXP', 'PRD', 'STR', 'GEA', 'GSL', 'GFL', 'SRP'])
  })
  it('of locations are ON and OFF on overviews, L and S on figures', () => {
    expect(onOffshore).toEqual(['ON', 'OFF'])
    expect(landSea).toEqual(['L', 'S'])
  })
  it('of analogue/digital types are the seven, of line categories two', () => {
    expect(anaDigType).toEqual(['DIGSSS', 'ANA', 'DIG', 'DIGVEC', 'DIGFLD', 'DIGORG', 'DIGREP'])
    expect(lineCategory).toEqual(['ANA', 'DIG'])
  })
  it('of stratigraphic groups carry their code prefixes', () => {
    expect(stratGroups).toEqual({
      JURASSIC: { prefixes: ['AT'] },
      LATE_CRETACEOUS: { prefixes: ['CK'] },
      LATE_CARBONIFEROUS: { prefixes: ['DC'] },
      EARLY_CRETACEOUS: { prefixes: ['KN'] },
      EARLY_CARBONIFEROUS: { prefixes: ['CF', 'CL'] },
      TERTIARY: { prefixes: ['N'] },
      ROTLIEGEND: { prefixes: ['RO', 'RV'] },
      TRIASSIC: { prefixes: ['R'], except: ['RO', 'RV'] },
      LATE_JURASSIC_EARLY_CRETACOUS: { prefixes: ['S'] },
      ZECHSTEIN: { prefixes: ['ZE'] },
    })
  })
})
