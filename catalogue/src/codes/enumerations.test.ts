import { describe, expect, it } from 'vitest'
import { boreholeResult, boreholeStatus, onOffshore } from './boreholes.ts'
import { fieldStatus, landSea, mineral } from './fields.ts'
import { licenceType } from './licences.ts'
import { anaDigType, lineCategory } from './seismic.ts'
import { stratGroups } from './stratigraphy.ts'

describe('the enumerations', () => {
  it('of borehole results are the fifteen [S3.35, D20.3]', () => {
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
  it('of borehole statuses are the nineteen, and what the register holds today [S3.36, D20.3]', () => {
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
  it('of field statuses and minerals are those of the specification [S3.37, S3.38, D20.3]', () => {
    expect(fieldStatus).toEqual(['W', 'NP<5', 'NP>5', 'U', 'T', 'A', 'UGS'])
    expect(mineral).toEqual(['O', 'G', 'O/G', 'S', 'GT', 'N2'])
  })
  it('of licence types are the seven [S3.39, D20.3]', () => {
    expect(licenceType).toEqual(['EXP', 'PRD', 'STR', 'GEA', 'GSL', 'GFL', 'SRP'])
  })
  it('of locations are ON and OFF on overviews, L and S on figures [S3.40]', () => {
    expect(onOffshore).toEqual(['ON', 'OFF'])
    expect(landSea).toEqual(['L', 'S'])
  })
  it('of analogue/digital types are the seven, of line categories two [S3.45, S3.46, D20.3]', () => {
    expect(anaDigType).toEqual(['DIGSSS', 'ANA', 'DIG', 'DIGVEC', 'DIGFLD', 'DIGORG', 'DIGREP'])
    expect(lineCategory).toEqual(['ANA', 'DIG'])
  })
  it('of stratigraphic groups carry their code prefixes [S3.47-49]', () => {
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
