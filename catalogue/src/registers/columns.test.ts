import { describe, expect, it } from 'vitest'
import type { Register } from '../grammar/register.ts'
import { boreholes, fields, licences, seismicLines, seismicSurveys2d, seismicSurveys3d } from './index.ts'

const keys = (register: Register) => register.columns.map((column) => column.key)
const shown = (register: Register, where: 'row' | 'expanded') =>
  register.columns.filter((column) => column.shown === where).map((column) => column.key)

describe('the columns', () => {
  it('of a borehole are those of the entity [S3.1]', () => {
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
  })
  it('of a borehole in the list call are the 21 of the live service, and where it lies for the filters', () => {
    const listed = boreholes.columns.filter((column) => !('listed' in column)).map(({ key }) => key)
    expect(listed).toHaveLength(23)
    expect(listed).toEqual(expect.arrayContaining(['provinceName', 'municipalityName']))
  })
  it('of a borehole do not say whether it is selected or opened: only the browser knows [S3.2]', () => {
    expect(keys(boreholes)).not.toContain('selected')
    expect(keys(boreholes)).not.toContain('opened')
  })
  it('of a borehole row are name, code, result, operator, start and end date and type; expanded the status [S2.53, S2.55]', () => {
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
  it('of a field are those of the entity [S3.4]', () => {
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
  it('of a field row are name, code, mineral, operator, discovery year and production start [S2.56, S2.57]', () => {
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
  it('of a licence are those of the entity, with its code and the names of its areas [S3.8]', () => {
    expect(keys(licences).toSorted()).toEqual([
      'areaNames',
      'expiryDate',
      'gdnrCollectionId',
      'grantedDate',
      'licenceCode',
      'licenceName',
      'licenceTypeCode',
      'licensees',
      'operator',
      'resourceCode',
      'seaside',
      'status',
    ])
  })
  it('of a licence row are name, granted date, resource, operator, licensees, type and status; expanded expiry and land or sea [S2.58, D13.5]', () => {
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
  it('of a line are those of the entity [S3.26]', () => {
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
  it('of a line row are name, survey, length, release date and type; expanded coordinates, blocks and provinces [D13.1, D13.2]', () => {
    expect(shown(seismicLines, 'row')).toEqual([
      'name',
      'surveyName',
      'length',
      'releaseDate',
      'anaDigTypeCd',
    ])
    expect(shown(seismicLines, 'expanded')).toEqual(['firstX', 'firstY', 'lastX', 'lastY', 'blocks', 'provs'])
  })
  it('of surveys are those of the entities, id and name first [S3.29, S3.30]', () => {
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
  it('of a survey row are name, number of lines (2D), release date and types; expanded blocks and provinces [D13.3, D13.4]', () => {
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
