import {
  boreholes,
  fields,
  licences,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from '../../registers/index.ts'
import {
  aBorehole,
  aField,
  aLicence,
  aSeismicLine,
  aSeismicSurvey2d,
  aSeismicSurvey3d,
} from '@datacentre/fixtures'
import { indexed, namesShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { fromAddress } from '../address.ts'
import { viewList } from '../list.ts'
import { fold, searchFor } from './search.ts'
import { SEARCH_LENGTH } from '../../screen-constants.ts'

describe('the name search', () => {
  const rows = [
    aBorehole({ boreholeName: 'ANDIJK-GT-01', shortName: 'ADK-GT-01' }),
    aBorehole({ boreholeName: 'Súdwâld-01', shortName: 'SWD-01' }),
    aBorehole({ boreholeName: 'K12-B-01', shortName: null }),
  ]

  it('finds a part of the name without regard to case [S5.2]', () => {
    expect(namesShown(boreholes, rows, { searchByName: 'dijk' })).toEqual(['ANDIJK-GT-01'])
  })
  it('finds a part of the code [S5.2]', () => {
    expect(namesShown(boreholes, rows, { searchByName: 'adk-gt' })).toEqual(['ANDIJK-GT-01'])
  })
  it('ignores diacritics, typed or stored [D10.7]', () => {
    expect(namesShown(boreholes, rows, { searchByName: 'sudwald' })).toEqual(['Súdwâld-01'])
    expect(namesShown(boreholes, rows, { searchByName: 'ÀNDIJK' })).toEqual(['ANDIJK-GT-01'])
  })
  it('takes the text as it is: a dot or a star is no pattern [S5.2]', () => {
    expect(namesShown(boreholes, rows, { searchByName: 'K12.B' })).toEqual([])
    expect(namesShown(boreholes, rows, { searchByName: '*' })).toEqual([])
  })
  it('starts empty, which asks nothing [S3.17]', () => {
    const { searchByName } = fromAddress('')
    expect(searchFor(searchByName ?? '')).toBe('')
    expect(viewList(indexed(boreholes, rows), fromAddress(''))).toMatchObject({ narrowed: false })
    expect(namesShown(boreholes, rows, fromAddress(''))).toHaveLength(3)
  })
  it('asks nothing when empty or blank', () => {
    expect(namesShown(boreholes, rows, { searchByName: '' })).toHaveLength(3)
    expect(namesShown(boreholes, rows, { searchByName: '  ' })).toHaveLength(3)
    expect(viewList(indexed(boreholes, rows), { searchByName: '  ' }).narrowed).toBe(false)
  })
  it('finds fields by name and code [S5.2]', () => {
    const some = [
      aField({ fieldName: 'Oosterveen', fieldCode: 'OVN' }),
      aField({ fieldName: 'Westzand', fieldCode: 'WZD' }),
    ]
    expect(namesShown(fields, some, { searchByName: 'ovn' })).toEqual(['Oosterveen'])
    expect(namesShown(fields, some, { searchByName: 'zand' })).toEqual(['Westzand'])
  })
  it('finds licences by name only [S5.3]', () => {
    const some = [aLicence({ gdnrCollectionId: 'GDNC-1', licenceName: 'K06 & L07', operator: 'Noordgas' })]
    expect(namesShown(licences, some, { searchByName: 'k06 & l' })).toEqual(['K06 & L07'])
    expect(namesShown(licences, some, { searchByName: 'gdnc' })).toEqual([])
    expect(namesShown(licences, some, { searchByName: 'noordgas' })).toEqual([])
  })
  it('finds lines by their own name [S5.2]', () => {
    const some = [aSeismicLine({ name: 'NAM84-1203', surveyName: 'L2NAM1984A' })]
    expect(namesShown(seismicLines, some, { searchByName: '1203' })).toEqual(['NAM84-1203'])
    expect(namesShown(seismicLines, some, { searchByName: 'nam1984' })).toEqual([])
  })
  it('finds what a longer text is the beginning of: the survey of a line, the numbers and other names of a borehole [D10.8]', () => {
    const line = [aSeismicLine({ name: 'NAM84-1203', surveyName: 'L2NAM1984A' })]
    expect(namesShown(seismicLines, line, { searchByName: 'l2nam' })).toEqual(['NAM84-1203'])
    const hole = [
      aBorehole({ boreholeName: 'Put', nitgNr: 'B05F0123', uwi: '8123', aliasName: 'Oude put 7' }),
    ]
    for (const text of ['b05f', '8123', 'oude put'])
      expect(namesShown(boreholes, hole, { searchByName: text })).toEqual(['Put'])
    for (const text of ['b05', '0123', 'put 7'])
      expect(namesShown(boreholes, hole, { searchByName: text })).toEqual([])
  })
  it('finds surveys by their name [S5.2]', () => {
    expect(namesShown(seismicSurveys2d, [aSeismicSurvey2d()], { searchByName: 'nam1984' })).toEqual([
      'L2NAM1984A',
    ])
    expect(namesShown(seismicSurveys3d, [aSeismicSurvey3d()], { searchByName: 'nam1984' })).toEqual([])
  })
  it('looks at no more than 100 characters [S5.1, S9.5]', () => {
    expect(SEARCH_LENGTH).toBe(100)
    expect(searchFor('x'.repeat(150))).toHaveLength(100)
    const long = [aBorehole({ boreholeName: 'x'.repeat(100) })]
    expect(namesShown(boreholes, long, { searchByName: `${'x'.repeat(100)} and more` })).toHaveLength(1)
  })
  it('folds capitals and accents away', () => {
    expect(fold("'s-Gravenzande Ë")).toBe("'s-gravenzande e")
  })
})
