import { rockUnit } from '../codes/rock-units.ts'
import { describe, expect, it } from 'vitest'
import { periodOfUnit } from './period-of-unit.ts'

describe('the period of a stratigraphic unit', () => {
  it.each([
    ['NUOT', 'neogene'],
    ['NLFF', 'paleogene'],
    ['CKGR', 'cretaceous'],
    ['KNNSG', 'cretaceous'],
    ['SLDB', 'jurassic'],
    ['ATBR', 'jurassic'],
    ['RBMV', 'triassic'],
    ['ROSL', 'permian'],
    ['ZEZ3', 'permian'],
    ['DCC', 'carboniferous'],
    ['CLZL', 'carboniferous'],
    ['XX', null],
    [null, null],
  ])('%s is %s', (unit, period) => {
    expect(periodOfUnit(unit)).toBe(period)
  })
  it('is known of every group and formation in the list', () => {
    expect(rockUnit.filter((unit) => periodOfUnit(unit) === null)).toEqual([])
  })
})
