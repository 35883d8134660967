import { Value } from 'typebox/value'
import { aBorehole, aLicence } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  productionScreens,
  wellProduction,
} from '../production/index.ts'
import {
  boreholes,
  fields,
  licences,
  registers,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from '../registers/index.ts'
import { indexRows } from '../list/list.ts'
import { calls } from './calls.ts'
import { criteriaFaults, criteriaOf } from './bodies/criteria-faults.ts'
import type { CriteriaBody } from '../grammar/parameter.ts'
import { codesIn } from '../grammar/several.ts'
import { exportBody, narrowingParameters } from './bodies/export-body.ts'
import { figureFaults } from './bodies/figure-faults.ts'
import { figureQuery, type FigureQuery } from './bodies/figure-schema.ts'
import { layersInQuery } from '../geography/map-page.ts'
import { languageOf, withLanguage } from './language.ts'
import { filteredPage } from './lists/filtered-map-page.ts'
import { embeddedAt, objectPage, selectionPage } from './map-addresses.ts'
import { isListed, listedRow } from './bodies/row-schema.ts'
import { subjectPage } from './subject-page.ts'

describe('the language', () => {
  it('is English only when the first lang asked is en [S1.3, S4.2, S9.1, D2.1]', () => {
    expect(languageOf('?lang=en')).toBe('en')
    expect(languageOf('?lang=en,nl')).toBe('en')
    expect(['', '?lang=nl', '?lang=nl,en', '?lang=EN', '?lang=de', '?lang='].map(languageOf)).toEqual(
      Array(6).fill('nl'),
    )
  })
  it('goes with every link inside the app when it is English [D2.2]', () => {
    expect(withLanguage('brh-overview', 'nl')).toBe('brh-overview')
    expect(withLanguage('brh-overview?page=2#top', 'en')).toBe('brh-overview?page=2&lang=en#top')
    expect(withLanguage('/', 'en')).toBe('/?lang=en')
  })
  it('and the layers are read as comma-separated lists, an absent one names none [S7.34, S7.35, D2.1]', () => {
    expect(layersInQuery('?layers=boreholes, fields,')).toEqual(['boreholes', 'fields'])
    expect(layersInQuery('?layers=')).toEqual([])
    expect(languageOf('?lang=en,nl')).toBe('en')
    expect(layersInQuery('?lang=en')).toBeNull()
    expect(languageOf('?layers=fields')).toBe('nl')
  })
})

describe('map addresses', () => {
  const page = { mapviewer: '/mapviewer', language: 'nl' } as const
  it('of objects are those of the detail modal', () => {
    expect(objectPage(boreholes, 106504134, page)).toBe('/mapviewer/brh/106504134/?lang=nl')
    expect(objectPage(fields, 'L10-CDA', page)).toBe('/mapviewer/field/L10-CDA/?lang=nl')
    expect(objectPage(licences, 'GDNC-000000083499', page)).toBe('/mapviewer/lic/GDNC-000000083499/?lang=nl')
  })
  it('of seismic objects name line, survey or 3D survey [D6.2-4]', () => {
    expect(
      [seismicLines, seismicSurveys2d, seismicSurveys3d].map((register) => objectPage(register, 7, page)),
    ).toEqual([
      '/mapviewer/smc/line/7/?lang=nl',
      '/mapviewer/smc/survey/7/?lang=nl',
      '/mapviewer/smc/3dsurvey/7/?lang=nl',
    ])
  })
  it('of what figures are about name a borehole, field or facility; licences have no figures', () => {
    const pages = productionScreens.map((screen) => [
      screen.id,
      subjectPage(screen, { key: 'K12/A', name: 'K12-A' }, page),
    ])
    expect(Object.fromEntries(pages)).toEqual({
      well: '/mapviewer/brh/K12%2FA/?lang=nl',
      geothermal: '/mapviewer/brh/K12%2FA/?lang=nl',
      field: '/mapviewer/field/K12%2FA/?lang=nl',
      facility: '/mapviewer/facility/K12%2FA/?lang=nl',
      licence: null,
    })
  })
  it('carry datacenter=true when embedded, whatever the register [D6.5]', () => {
    expect(embeddedAt(boreholes.onMap.page('1'), { ...page, language: 'en' })).toBe(
      '/mapviewer/brh/1/?lang=en&datacenter=true',
    )
    for (const register of registers)
      expect(embeddedAt(register.onMap.page('1'), page)).toBe(
        `${objectPage(register, 1, page)}&datacenter=true`,
      )
  })
  it('of what a list leaves carry its filters and search, not its order and page', () => {
    expect(
      filteredPage(
        fields,
        { searchByName: 'k 1', status: 'W', order: 'fieldCode', columns: 'fieldStatus', page: 2 },
        page,
      ),
    ).toBe('/mapviewer/?lang=nl&layers=fields&searchByName=k+1&status=W')
  })
  it('of a selection hold the layer and, in the fragment, the ids [D6.6-8]', () => {
    expect(selectionPage(fields, [711], page)).toBe('/mapviewer/?lang=nl&layers=fields#ids=711')
    expect(selectionPage(licences, ['GDNC-1', 'GDNC-2'], page)).toBe(
      '/mapviewer/?lang=nl&layers=licences#ids=GDNC-1,GDNC-2',
    )
    expect(registers.map((register) => register.onMap.wireName)).toEqual([
      'boreholes',
      'fields',
      'licences',
      'lines',
      'surveys',
      'surveys3d',
    ])
  })
})

describe('the calls', () => {
  it('are those of the call table, no two alike', () => {
    const addresses = calls.map((call) => `${call.method} ${call.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(
      expect.arrayContaining([
        'GET /rest/config',
        'GET /rest/config/features',
        'GET /i18n/:lang.json',
        'GET /rest/codes',
        'GET /rest/pages/:name',
        'POST /rest/brh/purposes',
        'POST /rest/field/operators',
        'POST /rest/field/licenses',
      ]),
    )
    expect(addresses).toHaveLength(8 + 30 + 10 + 11 + 2 + 7)
  })
  it('describe rows as the fixtures are [S3.9]', () => {
    const listed = Object.fromEntries(
      boreholes.columns.filter(isListed).map((column) => [column.key, aBorehole()[column.key]]),
    )
    expect(Value.Check(listedRow(boreholes), listed)).toBe(true)
    expect(Value.Check(listedRow(licences), aLicence({ licensees: ['A'] }))).toBe(true)
    expect(Value.Check(listedRow(licences), { ...aLicence(), licensees: null })).toBe(false)
    expect(Value.Check(listedRow(boreholes), { ...listed, boreholeDbk: 'one' })).toBe(false)
  })
})

describe('a figure query', () => {
  const good = {
    yearStart: 2024,
    yearEnd: 2025,
    product: 'Gas',
    production: 'Produced',
  } as const satisfies FigureQuery
  const checks = (body: object) => Value.Check(figureQuery(fieldProduction), body)

  it('needs years, product and production type [S3.23, S3.24, D18.3]', () => {
    expect(checks(good)).toBe(true)
    expect(checks({ ...good, location: 'L', name: 'x', unit: '1000Sm3' })).toBe(true)
    for (const key of Object.keys(good)) expect(checks({ ...good, [key]: undefined })).toBe(false)
  })
  it('takes no unknown key, wrong type, other location or name over 100 characters', () => {
    expect(checks({ ...good, colour: 'red' })).toBe(false)
    expect(checks({ ...good, yearStart: '2024' })).toBe(false)
    expect(checks({ ...good, location: 'X' })).toBe(false)
    expect(checks({ ...good, name: 'x'.repeat(101) })).toBe(false)
  })
  it('of the mining screen takes gas only, of the geothermal screen no product [D18.4]', () => {
    expect(Value.Check(figureQuery(miningProduction), { ...good, product: 'Oil' })).toBe(false)
    expect(Value.Check(figureQuery(geothermalProduction), { yearStart: 2024, yearEnd: 2025 })).toBe(true)
    expect(
      Value.Check(figureQuery(geothermalProduction), { yearStart: 2024, yearEnd: 2025, name: 'GT' }),
    ).toBe(true)
    expect(Value.Check(figureQuery(geothermalProduction), { yearStart: 2024 })).toBe(false)
    expect(Value.Check(figureQuery(geothermalProduction), good)).toBe(false)
  })
  it('lies between 2003 and this year, the start not after the end', () => {
    expect(figureFaults(fieldProduction, good, 2026)).toEqual([])
    expect(figureFaults(fieldProduction, { ...good, yearEnd: 2027 }, 2026)).toEqual([
      { key: 'yearEnd', message: 'must be a year from 2003 to 2026' },
    ])
    expect(
      figureFaults(fieldProduction, { ...good, yearStart: 2002 }, 2026).map((fault) => fault.key),
    ).toEqual(['yearStart'])
    expect(figureFaults(geothermalProduction, { yearStart: 2025, yearEnd: 2024 }, 2026)).toEqual([
      { key: 'yearStart', message: 'must not be after yearEnd (2024)' },
    ])
  })
  it('asks only for a production type and unit that go with the product, and is told which do', () => {
    expect(figureFaults(wellProduction, { ...good, production: 'Stored' }, 2026)).toEqual([
      { key: 'production', message: 'must be one of Discharged, Produced for Gas' },
    ])
    expect(figureFaults(wellProduction, { ...good, unit: 'M3' }, 2026)).toEqual([
      { key: 'unit', message: 'must be one of 1000Nm3, 1000Sm3 for Gas' },
    ])
  })
})

describe.each([...registers])('the body of the export of $id', (register) => {
  it('takes keys or criteria, and rows that are left out of what these leave [D18.1, D40.4]', () => {
    const body = exportBody(register)
    expect(Value.Check(body, [1, 'a'])).toBe(true)
    expect(Value.Check(body, { searchByName: 'a', except: [1, 'a'] })).toBe(true)
    expect(register.rest.export.takes === 'keys or criteria').toBe(register.id === 'boreholes')
  })
})

describe('criteria in the body of an export', () => {
  const rows = [
    aBorehole({ boreholeDbk: 1, resultCode: 'GAS' }),
    aBorehole({ boreholeDbk: 2, resultCode: null }),
  ]
  const index = indexRows({
    register: boreholes,
    rows,
    speech: { language: 'en', code: (_list, code) => code },
    noValue: '',
  })
  const today = Date.UTC(2026, 10, 15)
  const faults = (body: CriteriaBody) => criteriaFaults(index, { body, today })

  it('are the parameters that narrow the register, without order and pages', () => {
    expect(narrowingParameters(boreholes)).toEqual([
      'searchByName',
      'onOffshore',
      'status',
      'purpose',
      'result',
      'startDate',
      'endDate',
      'block',
      'province',
      'municipality',
      'operator',
      'owner',
    ])
  })
  it('take several values of a filter in an array [D4.8]', () => {
    expect(faults({ result: ['gas', 'OIL'] })).toEqual([])
    expect(codesIn(criteriaOf(index, { result: ['gas', 'OIL', 'gas'] }).result)).toEqual(['GAS', 'OIL'])
    expect(faults({ result: ['gas', 'GOLD'] })).toHaveLength(1)
    expect(criteriaOf(index, { result: [] })).toEqual({})
  })
  it('hold values that are offered, in any case, or ask for rows without one', () => {
    expect(faults({ result: 'gas', status: '~none', onOffshore: 'filter.none' })).toEqual([])
    expect(criteriaOf(index, { result: 'gas', onOffshore: 'filter.none', searchByName: '' })).toEqual({
      result: 'GAS',
    })
    expect(faults({ result: 'GOLD' })).toEqual([
      { key: 'result', message: expect.stringMatching(/^must be one of .*GAS/) },
    ])
  })
  it('hold days of the calendar up to today, the first not after the last', () => {
    expect(criteriaOf(index, { startDate: '2020-02-29' })).toEqual({ startDate: Date.UTC(2020, 1, 29) })
    expect(faults({ startDate: '2020-02-29', endDate: '2020-02-29' })).toEqual([])
    for (const day of ['2020-02-30', '2020-13-45', '1799-12-31', '2026-11-16', 'yesterday'])
      expect(faults({ endDate: day }).map(({ key }) => key)).toEqual(['endDate'])
    expect(faults({ startDate: '2020-03-01', endDate: '2020-02-29' })).toEqual([
      { key: 'startDate', message: 'must not be after endDate (2020-02-29)' },
    ])
  })
})
