import { operators } from './sector/operators.ts'
import { describe, expect, it } from 'vitest'
import { theDemo } from './testing/the-demo.ts'

const boreholes = [...theDemo.tables.boreholes]
const fields = [...theDemo.tables.fields].map(({ row }) => row)
const names = [
  ...boreholes.map(({ boreholeName }) => boreholeName),
  ...fields.map(({ fieldName }) => fieldName),
  ...operators.map(({ name }) => name),
]
const statuses = new Set(boreholes.map(({ statusDescription }) => statusDescription))

describe('the demonstration holds what real data holds', () => {
  it.each([
    ['an apostrophe', /'/],
    ['an ampersand', /&/],
    ['a less-than sign', /</],
    ['a double quote', /"/],
    ['a diacritic', /[À-ž]/],
    ['a comma', /,/],
    ['more than ninety characters', /^.{90}/],
    ["a first character '='", /^=/],
    ["a first character '+'", /^\+/],
    ["a first character '-'", /^-/],
    ["a first character '@'", /^@/],
  ])('a name with %s [D24.20, D24.21]', (_, pattern) => {
    expect(names.some((name) => pattern.test(name))).toBe(true)
  })

  it('names that two boreholes share [D24.19]', () => {
    expect(new Set(boreholes.map(({ boreholeName }) => boreholeName)).size).toBeLessThan(boreholes.length)
  })

  it('sidetracks, named after the hole they leave [D24.19]', () => {
    const parents = new Map(boreholes.map((borehole) => [borehole.boreholeDbk, borehole]))
    const sidetracks = boreholes.filter(({ parentDbk }) => parentDbk !== null)
    const rootName = (name: string): string => name.replace(/-SIDETRACK\d+$/, '')
    expect(sidetracks.length).toBeGreaterThan(900)
    expect(
      sidetracks.filter(
        ({ boreholeName, parentDbk }) =>
          !/-SIDETRACK\d+$/.test(boreholeName) ||
          rootName(parents.get(parentDbk ?? 0)?.boreholeName ?? '') !== rootName(boreholeName),
      ),
    ).toEqual([])
  })

  it('aliases of platform wells in the form of exploration wells [D24.19]', () => {
    const aliases = boreholes.flatMap(({ aliasName }) => aliasName ?? [])
    expect(aliases.length).toBeGreaterThan(20)
    expect(aliases.filter((alias) => !/^[A-S]\d{2}-\d{2,}$/.test(alias))).toEqual([])
  })

  it('both placeholder dates [D24.19]', () => {
    const ends = new Set(boreholes.map(({ endDate }) => endDate))
    expect(ends.has(Date.UTC(1800, 0, 1))).toBe(true)
    expect(ends.has(Date.UTC(1801, 0, 1))).toBe(true)
  })

  it('one status in another case, and the older ones beside those of today [D24.22]', () => {
    for (const status of [
      'Closed-In',
      'Closed-in',
      'Plugged and abandoned',
      'Producing/Injecting',
      'Monitoring',
      'FAILED',
      'TD',
      'Spudded',
      'Planned',
      'Technisch mislukt en sidetracked',
      null,
    ]) {
      expect(statuses).toContain(status)
    }
  })

  it('about 171 boreholes without a result, and some that are planned, with a start to come and no end', () => {
    const without = boreholes.filter(({ resultCode }) => resultCode === null).length
    expect(without).toBeGreaterThan(140)
    expect(without).toBeLessThan(205)
    const planned = boreholes.filter(({ statusDescription }) => statusDescription === 'Planned')
    expect(planned.length).toBeGreaterThan(5)
    const today = Date.UTC(2026, 5, 0)
    expect(planned.every(({ startDate, endDate }) => (startDate ?? 0) > today && endDate === null)).toBe(true)
  })

  it('ids above 2^31', () => {
    expect(boreholes.some(({ boreholeDbk }) => boreholeDbk > 2 ** 31)).toBe(true)
  })
})
