import { describe, expect, it } from 'vitest'
import { boreholeResult, boreholeStatus, idleStatuses } from '../codes/boreholes.ts'
import { boreholeMark, boreholeMarks, geothermalMarks, signedBorehole } from './borehole-marks.ts'
import { boreholeState, boreholeStates, statusesOf } from './borehole-states.ts'
import { signOf } from './code-signs.ts'
import { tellingRank } from './telling.ts'

const GAS_IN_USE = { resultCode: 'GAS', purposeCd: 'DEV-HC', statusDescription: 'Producing/Injecting' }

type Row = { readonly [column: string]: string | null }

const signed = (row: Row) => signedBorehole((column) => ({ ...GAS_IN_USE, ...row })[column])
const markOf = (row: Row) => boreholeMark(signed(row))

describe('the sign before a code', () => {
  it('is that of the map for every result of a borehole in use, and each result has its own [D29.38]', () => {
    for (const code of boreholeResult)
      expect(signOf('boreholeResult', code, { ...GAS_IN_USE, resultCode: code })).toBe(boreholeMarks[code])
    const drawn = boreholeResult.map((code) => JSON.stringify(boreholeMarks[code]))
    expect(new Set(drawn).size).toBe(boreholeResult.length)
  })
  it('is hollow for a licence that has expired, and full for one in force', () => {
    expect(signOf('licenceStatus', 'EXPIRED', {})?.solid).toBeUndefined()
    expect(signOf('licenceStatus', 'EFFECTIVE', {})?.solid).toBe(true)
  })
  it('is nothing for codes that the map draws no sign for', () => {
    expect(signOf('onOffshore', 'ON', {})).toBeNull()
  })
})

describe('the sign of a borehole', () => {
  it('tells its result and its status in one: no two combinations look the same [D27.81]', () => {
    const statuses = boreholeStates.map((state) => statusesOf(state)[0]!)
    const drawn = boreholeResult.flatMap((resultCode) =>
      statuses.map((statusDescription) => JSON.stringify(markOf({ resultCode, statusDescription }))),
    )
    expect(new Set(drawn).size).toBe(boreholeResult.length * boreholeStates.length)
  })
  it('has a line unless it is in use, whatever the case of its status; a status that no list knows settles nothing [D27.81]', () => {
    expect(markOf({}).bar).toBeUndefined()
    const [idle, closed, unsettled] = ['Suspended', 'Plugged and abandoned', 'Drilling'].map(
      (statusDescription) => markOf({ statusDescription }).bar,
    )
    expect(new Set([undefined, idle, closed, unsettled]).size).toBe(4)
    expect(markOf({ statusDescription: 'Closed-In' }).bar).toBe(idle)
    for (const statusDescription of [null, 'Flooded'])
      expect(markOf({ statusDescription }).bar).toBe(unsettled)
  })
  it('counts as idle what the registers count as idle, and every status is of one state [D27.81]', () => {
    const idle = boreholeStatus.filter((status) => boreholeState(status) === 'idle')
    expect(idle).toEqual(boreholeStatus.filter((status) => idleStatuses.includes(status)))
    expect(boreholeStates.flatMap(statusesOf).toSorted()).toEqual([...boreholeStatus].toSorted())
  })
  it('is one of its own where it was drilled for heat, full where something was found [D27.81]', () => {
    for (const purposeCd of ['DEV-PH', 'EXP-W']) {
      expect(markOf({ purposeCd, resultCode: 'WTR' })).toBe(geothermalMarks.found)
      for (const resultCode of ['DRY', 'FLR', 'UNK', null])
        expect(markOf({ purposeCd, resultCode })).toBe(geothermalMarks.notFound)
    }
    expect(markOf({ purposeCd: 'EXP-HC', resultCode: 'WTR' })).toBe(boreholeMarks.WTR)
    expect(
      markOf({ purposeCd: 'DEV-PH', resultCode: 'WTR', statusDescription: 'Abandoned' }).bar,
    ).toBeDefined()
  })
})

describe('the borehole that stands for a crowd', () => {
  it('is one in use before all others, then what was found before traces, dry holes, failures and what is unknown [D27.81]', () => {
    const ranks = [
      {},
      { resultCode: 'SALT' },
      { resultCode: 'DRY' },
      { statusDescription: 'Suspended' },
      { statusDescription: 'Abandoned' },
      { resultCode: 'COAL', statusDescription: 'Abandoned' },
      { resultCode: 'OLS', statusDescription: 'Abandoned' },
      { resultCode: 'DRY', statusDescription: 'Abandoned' },
      { resultCode: 'FLR', statusDescription: 'Abandoned' },
      { resultCode: null, statusDescription: 'Abandoned' },
    ].map((row) => tellingRank(signed(row)))
    expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other))
  })
  it('may as well be one for heat as one for gas, and before one with water [D27.81]', () => {
    const heat = tellingRank(signed({ purposeCd: 'DEV-PH', resultCode: 'WTR' }))
    expect(heat).toBe(tellingRank(signed({})))
    expect(heat).toBeLessThan(tellingRank(signed({ resultCode: 'WTR' })))
  })
})
