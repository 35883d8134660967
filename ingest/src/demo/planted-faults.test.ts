import { companyKey } from '@datacentre/catalogue/companies/company-key'
import { describe, expect, it } from 'vitest'
import { generateDemo } from './generate.ts'

describe('the faults that the demonstration has on purpose', () => {
  const { planted, tables } = generateDemo({ seed: 1, until: '2026-09', scale: 0.3 })
  const boreholes = [...tables.boreholes]

  it('give one company two spellings, which are one company [D23.18]', () => {
    const names = new Set(boreholes.flatMap(({ legalOwnerName }) => legalOwnerName ?? []))
    const keys = new Set([...names].map(companyKey))
    expect(names.size - keys.size).toBe(1)
  })
  it('are few, and stand in the rows of boreholes alone [D23.18]', () => {
    expect([...planted.values()].map((fault) => Object.keys(fault)).toSorted()).toEqual([
      ['endDate'],
      ['fieldCode'],
      ['legalOwnerName'],
      ['legalOwnerName'],
      ['legalOwnerName'],
      ['statusDescription'],
    ])
    const known = new Set(boreholes.map(({ boreholeDbk }) => boreholeDbk))
    expect([...planted.keys()].filter((key) => !known.has(key))).toEqual([])
  })
})
